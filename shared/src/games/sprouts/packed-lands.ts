import { digitAt } from './digits.ts';
import { FIRST_LETTER } from './lands.ts';

/** What is written for a letter that comes for the first time; for one that comes again, one more, and one for each that came before it and is still to come again. */
export const NEW_LETTER = FIRST_LETTER;
/** No form that is written has more numbers. */
const MAX_NUMBERS = 2 ** 6;

/**
 * Reads the lands of a text one after the other. The text has how many there are and a space; then for each land how many numbers its form has in common
 * with the one before, and how many others follow; then all these others, and then all nimbers. What is alike stands together, so that the text
 * packs well.
 */
export class PackedLands {
  readonly #text: string;
  /** Where the next lengths, numbers and nimber are. */
  #lengths: number;
  #numbers: number;
  #nimbers: number;
  /** The form as it is written. */
  readonly #written = new Uint8Array(MAX_NUMBERS);
  /** Letters that came once, in the order in which they came. */
  readonly #open = new Uint8Array(MAX_NUMBERS);
  /** The form of the land that was read last, as long as `length` says. */
  readonly form = new Uint8Array(MAX_NUMBERS);
  length = 0;
  nimber = 0;

  constructor(text: string) {
    const lands = countOf(text);
    this.#text = text;
    this.#lengths = text.indexOf(' ') + 1;
    this.#numbers = this.#lengths + 2 * lands;
    this.#nimbers = text.length - lands;
  }

  /** Reads the next land; false where there is none left. */
  next(): boolean {
    if (this.#nimbers === this.#text.length) return false;
    const common = this.#digit(this.#lengths++);
    this.length = common + this.#digit(this.#lengths++);
    for (let at = common; at < this.length; at++) this.#written[at] = this.#digit(this.#numbers++);
    this.nimber = this.#digit(this.#nimbers++);
    this.#nameLetters();
    return true;
  }

  #digit(at: number): number {
    return digitAt(this.#text, at);
  }

  #nameLetters(): void {
    this.form.set(this.#written);
    let fresh = FIRST_LETTER;
    let open = 0;
    for (let at = 0; at < this.length; ) {
      at++;
      for (let boundaries = this.form[at++] as number; boundaries > 0; boundaries--) {
        for (let spots = this.form[at++] as number; spots > 0; spots--, at++) {
          const spot = this.#written[at] as number;
          if (spot < NEW_LETTER) continue;
          if (spot === NEW_LETTER) this.#open[open++] = fresh++;
          this.form[at] = spot === NEW_LETTER ? fresh - 1 : this.#close(spot - NEW_LETTER - 1, open--);
        }
      }
    }
  }

  /** Takes one out of so many open letters. */
  #close(index: number, open: number): number {
    const letter = this.#open[index] as number;
    this.#open.copyWithin(index, index + 1, open);
    return letter;
  }
}

/** How many lands such a text has. */
export function countOf(text: string): number {
  return Number.parseInt(text, 10);
}
