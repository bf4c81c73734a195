/** Another tab has written a line of that number: the log has to be read again. */

export class Raced extends Error {}
