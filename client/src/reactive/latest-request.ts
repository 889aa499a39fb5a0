/** Tells the last question from those before it: what they are answered with is old. */
export class LatestRequest {
  #asked = 0;

  /** Begins another one. Gives what tells, as often as it is asked, whether it is the last still. */
  ask(): () => boolean {
    const mine = ++this.#asked;
    return () => mine === this.#asked;
  }
}
