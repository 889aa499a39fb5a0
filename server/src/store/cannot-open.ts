/** A store that cannot be opened for a reason that the operator can do something about: the message says what. */
export class CannotOpen extends Error {}
