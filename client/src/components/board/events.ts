/** A person chose a move on a board: first to preview it, then the same again to play it. */
export class SelectEvent extends Event {
  static readonly type = 'nh-select';
  readonly move: string;
  /** True when one tap says the whole move; false while it may be one step of several, as with a number that is counted up. */
  readonly whole: boolean;
  /**
   * For the beginning of a move that takes more taps: what to do next, in words, which follow the language of the page; empty if the rules say
   * it best. It stays selected, for Cancel, Escape and the field, though it is no move yet. Otherwise null.
   */
  readonly begun: (() => string) | null;
  /** How it was drawn by hand; empty where it was not. */
  readonly ink: string;

  constructor(move: string, whole: boolean, begun: (() => string) | null, ink = '') {
    super(SelectEvent.type, { bubbles: true, composed: true });
    this.move = move;
    this.whole = whole;
    this.begun = begun;
    this.ink = ink;
  }
}

/** The answer to a word that was entered. */
export interface Answer {
  /** Worked out while drawing, because the language may change. */
  readonly say: () => string;
  /** True for a question, which stays to be read while the next word is typed. */
  readonly asks?: boolean;
}

/**
 * A person enters a text at the table. A listener may take it as a command and set the `answer`; otherwise it
 * is a move.
 */
export class EnterEvent extends Event {
  static readonly type = 'nh-enter';
  readonly text: string;
  /** The previous question, if it is still shown; otherwise empty. */
  readonly question: string;
  answer: Answer | null = null;

  constructor(text: string, question: string) {
    super(EnterEvent.type, { bubbles: true, composed: true });
    this.text = text;
    this.question = question;
  }
}

/** A person plays a move. */
export class PlayEvent extends Event {
  static readonly type = 'nh-play';
  readonly move: string;
  /** How it was drawn by hand; empty where it was not. */
  readonly ink: string;

  constructor(move: string, ink = '') {
    super(PlayEvent.type, { bubbles: true, composed: true });
    this.move = move;
    this.ink = ink;
  }
}
