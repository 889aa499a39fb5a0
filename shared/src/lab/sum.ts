import { memoKey, type Notation, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';

/** A position of a game, as one term of a sum. */
export interface Term {
  /** Equal for terms of the same game. */
  readonly name: string;
  readonly rules: Ruleset;
  readonly position: unknown;
}

/** A move in one term. */
export interface TermMove {
  readonly term: number;
  readonly move: unknown;
}

/** Sums of positions of any games: a move is a move in one of them. Positions and moves cannot be parsed from text. */
export const sums: Ruleset<readonly Term[], TermMove> = {
  rule: say`Move in one of the games.`,
  last: 'move',
  position: unread((terms) => terms.map(({ rules, position }) => rules.position.format(position)).join(' + ')),
  move: unread(({ term, move }) => `${term}: ${JSON.stringify(move)}`),
  *moves(terms) {
    for (const [term, { rules, position }] of terms.entries()) for (const move of rules.moves(position)) yield { term, move };
  },
  play(terms, { term: index, move }) {
    const term = terms[index];
    if (!term) throw new Error(`There is no term ${index}`);
    const next = term.rules.play(term.position, move);
    return next.ok ? ok(terms.with(index, { ...term, position: next.value })) : next;
  },
  key: (terms) =>
    terms
      .map(({ name, rules, position }) => `${name} ${memoKey(rules, position)}`)
      .sort()
      .join(' + '),
  view: () => {
    throw new Error('A sum of games is drawn game by game');
  },
};

function unread<T>(format: Notation<T>['format']): Notation<T> {
  return { format, parse: () => illegal(say`A sum of games isn’t written as one text.`) };
}
