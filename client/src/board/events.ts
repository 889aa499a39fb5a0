/** A person chose a move on a board: first to look at it, and the same once more to play it. */
export class SelectEvent extends Event {
  static readonly type = 'nh-select';
  readonly move: string;
  /** True when one tap says the whole move; false while it may be one step of several, as with a number that is counted up. */
  readonly whole: boolean;

  constructor(move: string, whole: boolean) {
    super(SelectEvent.type, { bubbles: true, composed: true });
    this.move = move;
    this.whole = whole;
  }
}

/** A person plays a move. */
export class PlayEvent extends Event {
  static readonly type = 'nh-play';
  readonly move: string;

  constructor(move: string) {
    super(PlayEvent.type, { bubbles: true, composed: true });
    this.move = move;
  }
}
