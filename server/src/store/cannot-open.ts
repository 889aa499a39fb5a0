/** A store that cannot be opened for a reason that whoever starts the server can do something about: the message says what. */
export class CannotOpen extends Error {}
