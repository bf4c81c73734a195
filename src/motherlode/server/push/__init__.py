"""Web Push: people who are not here are called when it is their turn, in the browsers where they wanted that.

A browser makes a subscription (`subscriptions`): the address of its maker's push service, and two keys. What a call
says is encrypted for those keys (`encryption`, RFC 8291), so the service cannot read it, and signed by this server
(`vapid`, RFC 8292). `calls` decides who is called and when; `delivery` brings it to the service.
"""
