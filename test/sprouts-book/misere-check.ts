import { canonicalForm, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { type Land, livesOf } from '@nimhall/shared/games/sprouts/lands';
import type { LostSum, MisereBook } from '@nimhall/shared/games/sprouts/misere-book';
import { SMALL } from '@nimhall/shared/games/sprouts/misere-search';
import { type MisereForm, MisereForms } from '@nimhall/shared/solver/misere/canonical-form';
import { movesIn } from './land-moves.ts';

/** Lands by their forms as text, ascending, and the small ones together as a game in its simplest form. */
interface Sum {
  readonly game: MisereForm;
  readonly lands: readonly string[];
}

/**
 * Checks a book of lost sums as a proof, using only the rules of the game and simplest forms: it does not know how the
 * book was made.
 */
export class MisereChecker {
  readonly #forms = new MisereForms();
  readonly #games: MisereForm[] = [];
  readonly #lost: ReadonlySet<string>;
  readonly #moves = new Map<string, readonly Sum[]>();
  readonly #small = new Map<string, MisereForm>();
  readonly #together = new Map<string, MisereForm>();
  readonly #won = new Map<string, boolean>();

  constructor({ trees, lost }: MisereBook) {
    for (const options of trees) this.#games.push(this.#forms.of(options.map((option) => this.#games[option] as MisereForm)));
    this.#lost = new Set(lost.map((entry) => keyOf(this.#sumOf(entry))));
  }

  /** What is wrong with a sum that is said to be lost; null when it follows from sums with fewer lives. */
  faultIn(entry: LostSum): string | null {
    const sum = this.#sumOf(entry);
    for (const option of this.#optionsOf(sum)) if (!this.#isWon(option)) return `${keyOf(sum)}: no answer to ${keyOf(option)}`;
    return null;
  }

  /** What the book says of lands together: 'lost', 'won' because a move leaves a lost sum, or null. */
  saysOf(lands: readonly Land[]): 'lost' | 'won' | null {
    const sum = this.#sorted(lands);
    if (this.#isLost(sum)) return 'lost';
    return this.#isWon(sum) ? 'won' : null;
  }

  #sumOf({ tree, lands }: LostSum): Sum {
    return { game: this.#games[tree] as MisereForm, lands: lands.map((form) => form.join()).sort() };
  }

  #isLost(sum: Sum): boolean {
    return sum.lands.length === 0 ? !sum.game.wins : this.#lost.has(keyOf(sum));
  }

  /** Every move costs a life, or makes the small lands a simpler game, so that no sum is used to prove itself. */
  #isWon(sum: Sum): boolean {
    if (sum.lands.length === 0) return sum.game.wins;
    const key = keyOf(sum);
    let won = this.#won.get(key);
    if (won === undefined) {
      won = this.#optionsOf(sum).some((option) => this.#isLost(option));
      this.#won.set(key, won);
    }
    return won;
  }

  *#optionsOf({ game, lands }: Sum): Generator<Sum, void, void> {
    for (const option of game.options) yield { game: option, lands };
    for (const [at, land] of lands.entries()) {
      if (lands[at - 1] === land) continue;
      const others = lands.toSpliced(at, 1);
      for (const left of this.#movesIn(land)) yield { game: this.#sum(game, left.game), lands: [...others, ...left.lands].sort() };
    }
  }

  #movesIn(land: string): readonly Sum[] {
    let moves = this.#moves.get(land);
    if (!moves) {
      const all = Array.from(movesIn(landOf(land.split(',').map(Number))), (lands) => this.#sorted(lands));
      moves = [...new Map(all.map((sum) => [keyOf(sum), sum])).values()];
      this.#moves.set(land, moves);
    }
    return moves;
  }

  #sorted(lands: readonly Land[]): Sum {
    let game = this.#forms.of([]);
    const large: string[] = [];
    for (const land of lands) {
      if (livesOf(land) > SMALL) large.push(textOf(land));
      else game = this.#sum(game, this.#gameOf(land));
    }
    return { game, lands: large.sort() };
  }

  /** A small land by definition. */
  #gameOf(land: Land): MisereForm {
    const text = textOf(land);
    let game = this.#small.get(text);
    if (!game) {
      game = this.#forms.of(this.#movesIn(text).map((left) => left.game));
      this.#small.set(text, game);
    }
    return game;
  }

  #sum(one: MisereForm, other: MisereForm): MisereForm {
    if (one.id > other.id) return this.#sum(other, one);
    if (one.options.size === 0) return other;
    const key = `${one.id} ${other.id}`;
    let sum = this.#together.get(key);
    if (!sum) {
      const left = Array.from(one.options, (option) => this.#sum(option, other));
      sum = this.#forms.of([...left, ...Array.from(other.options, (option) => this.#sum(one, option))]);
      this.#together.set(key, sum);
    }
    return sum;
  }
}

function textOf(land: Land): string {
  return canonicalForm(land).join();
}

function keyOf({ game, lands }: Sum): string {
  return [game.id, ...lands].join(' ');
}
