/** Tells the last question from those before it: what they are answered with is old. */
export class LatestRequest {
  #asked = 0;

  /** Starts a new request. Gives a function that tells whether it is still the latest. */
  ask(): () => boolean {
    const mine = ++this.#asked;
    return () => mine === this.#asked;
  }
}
