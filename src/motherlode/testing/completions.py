"""A question that is marked as completing a move hangs on nothing but what its seat knows."""

from motherlode.match.completions import Outlook
from motherlode.testing.moment import Moment, viewer_name
from motherlode.testing.sight import redacted


def completions_need_no_secret(at: Moment, viewer: int) -> None:
    """What completes a move is the same in the true state and in a world that fits the view of the seat asked."""
    game = at.game
    if viewer not in at.asked or not any(question.completes for question in game.questions):
        return
    true, guessed = Outlook(game, at.states, viewer), Outlook.guessed(game, redacted(at, viewer), viewer)
    for action in at.legal(viewer):
        if true.completions(action) != guessed.completions(action):
            raise at.broken(
                f"what completes '{game.actions[action]}' depends on what {viewer_name(viewer)} cannot know"
            )
