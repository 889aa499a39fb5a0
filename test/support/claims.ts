import type { Ruleset } from '@nimhall/shared/game/contract';
import type { Claim, Condition, Explanation, Sequence } from '@nimhall/shared/game/explanation';
import { inWords } from '@nimhall/shared/phrase';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { positionOf } from './games.ts';
import type { Oracle } from './oracle.ts';

/** How far a sequence is played out. */
const FAR = { rows: 9, others: 45 };

/** Checks what explanations say about play, by playing every line to its end. */
export class Judge {
  readonly #rules: Ruleset;
  readonly #oracle: Oracle<unknown, unknown>;
  readonly #sequences = new Map<string, boolean>();

  constructor(rules: Ruleset, oracle: Oracle<unknown, unknown>) {
    this.#rules = rules;
    this.#oracle = oracle;
  }

  /** The false sentences of an analysis, with the claim that does not hold. */
  falseIn({ position, explanation }: Pick<Analysis, 'position' | 'explanation'>, misere: boolean): string[] {
    const here = positionOf(this.#rules, position);
    const painted = explanation.lost ? this.#falselyPainted(position, explanation.lost, misere) : [];
    return painted.concat(this.#falselyTold(position, here, explanation));
  }

  #falselyTold(position: string, here: unknown, explanation: Explanation): string[] {
    return [...(explanation.simply?.sentences ?? []), ...explanation.sentences].flatMap(({ says, claims = [] }) =>
      claims
        .filter((claim) => !this.#holds(claim, here, explanation))
        .map((claim) => `${position}: ${inWords(says)} ${JSON.stringify(claim).slice(0, 200)}`),
    );
  }

  /** Squares that are marked as lost and are not, or the reverse, as near to the corner as the piece is. */
  #falselyPainted(position: string, lost: readonly string[], misere: boolean): string[] {
    const pieces = position.split(',');
    return pieces.flatMap((from, piece) => {
      const far = from.split('.').reduce((sum, steps) => sum + Number(steps), 0);
      const letter = String.fromCharCode('a'.charCodeAt(0) + piece);
      return Array.from({ length: (far + 1) ** 2 }, (_, at) => [at % (far + 1), Math.floor(at / (far + 1))] as const)
        .filter(([column, row]) => column + row <= far)
        .map(([column, row]) => `${column}.${row}`)
        .filter((to) => {
          const isLost = !this.#oracle.wins(positionOf(this.#rules, pieces.with(piece, to).join()), misere);
          return isLost !== lost.includes(`${letter}${to}`);
        })
        .map((to) => `${position}: ${letter}${to} is painted wrongly`);
    });
  }

  #holds(claim: Claim, position: unknown, { drawings }: Explanation): boolean {
    const oracle = this.#oracle;
    switch (claim.kind) {
      case 'nimber':
        return oracle.nimber(claim.position === undefined ? position : positionOf(this.#rules, claim.position)) === claim.is;
      case 'nimbers': {
        const parts = this.#parts(position);
        return claim.are.length <= parts.length && claim.are.every((nimber, part) => oracle.nimber(parts[part]) === nimber);
      }
      case 'fickle':
        return this.#parts(position).every((part, index) => this.#isFickle(part) === claim.parts.includes(index));
      case 'outcome': {
        const meant = claim.position === undefined ? position : positionOf(this.#rules, claim.position);
        return oracle.wins(meant, claim.misere) === (claim.is === 'N');
      }
      case 'lost': {
        const near = [position, ...oracle.options(position).map(([, next]) => next)];
        return near.every((each) => {
          const meets = this.#meets(claim.when, each);
          return meets === null || meets !== oracle.wins(each, claim.misere);
        });
      }
      case 'winning':
        return [...claim.moves].sort().join() === oracle.winningMoves(position, claim.misere).join();
      case 'sequence':
        return drawings.some((drawing) => drawing.kind === 'sequence' && this.#isSequence(drawing));
      default:
        return claim satisfies never;
    }
  }

  /** Whether a position meets a condition; null when it does not apply. */
  #meets(condition: Condition, position: unknown): boolean | null {
    const numbers = [...this.#rules.position.format(position).matchAll(/\d+/g)].map(Number).sort((a, b) => a - b);
    switch (condition.kind) {
      case 'nimber': {
        const { is, fickle = is } = condition;
        const isTurned = fickle !== is && this.#parts(position).every((part) => this.#isFickle(part));
        return this.#oracle.nimber(position) === (isTurned ? fickle : is);
      }
      case 'columns': {
        const largest = numbers.at(-1) ?? 0;
        const ones = (column: number) => numbers.filter((number) => (number >> column) % 2 === 1).length;
        if (largest <= 1) return (ones(0) - condition.ones) % condition.of === 0;
        return Array.from({ length: largest.toString(2).length }, (_, column) => ones(column)).every((count) => count % condition.of === 0);
      }
      case 'parities':
        return condition.patterns.some((pattern) =>
          numbers.slice(numbers.length - pattern.length).every((number, at) => pattern[at] === '?' || `${number % 2}` === pattern[at]),
        );
      case 'sum':
        return numbers.reduce((sum, number) => sum + number, 0) % 2 === condition.leaves;
      case 'pairs': {
        const [smaller = 0, larger = 0] = [0, 0, ...numbers.filter((number) => number > 0)].slice(-2);
        if (smaller > (condition.pairs.at(-1)?.[0] ?? -1)) return null;
        return condition.pairs.some(([a, b]) => a === smaller && b === larger);
      }
      default:
        return condition satisfies never;
    }
  }

  /** A fickle part has misère nimber 1 for 0 or 0 for 1; a part that is neither fickle nor firm is not mentioned. */
  #isFickle(part: unknown): boolean {
    const [normal, misere] = [this.#oracle.nimber(part), this.#oracle.nimber(part, true)];
    if (normal !== misere && normal + misere !== 1) throw new Error(`${this.#rules.position.format(part)} is wild.`);
    return normal !== misere;
  }

  #isSequence({ values, period }: Sequence): boolean {
    const key = JSON.stringify([values, period]);
    const known = this.#sequences.get(key);
    if (known !== undefined) return known;
    const far = this.#rules.view(positionOf(this.#rules, '1')).kind === 'rows' ? FAR.rows : FAR.others;
    let holds = true;
    const goesOn: number[] = [];
    for (let size = 0; size <= far; size++) {
      const before = period && size >= period.start + period.length ? goesOn[size - period.length] : undefined;
      const expected = before === undefined ? values[size] : before + (period?.saltus ?? 0);
      if (expected === undefined) break;
      goesOn.push(expected);
      if (this.#oracle.nimber(positionOf(this.#rules, `${size}`)) !== expected) holds = false;
      if (values[size] !== undefined && values[size] !== expected) holds = false;
    }
    this.#sequences.set(key, holds);
    return holds;
  }

  #parts(position: unknown): readonly unknown[] {
    return this.#rules.parts?.(position) ?? [position];
  }
}
