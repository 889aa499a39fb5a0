import { isMirror, isTrio, unpaired } from '../bot/patterns.ts';
import { type Claim, type Explanation, type Sentence, tell } from '../game/explanation.ts';
import { listsAll } from '../game/theory.ts';
import type { View } from '../game/view.ts';
import { count, list, type Phrase, say } from '../phrase.ts';
import type { Analysis } from '../solver/analysis.ts';
import type { Placed } from './lesson.ts';

/** Help with a position that can be won, from little to all. */
export interface Hints {
  /** Where to look. */
  readonly where: readonly Sentence[];
  /** What to count there. */
  readonly count: Explanation;
  /** The move, as text. */
  readonly move: string;
}

/** How a move is played: the position after it, as text. */
type Play = (move: string) => string;

/** Help with a position; null where no move wins. */
export function hintsFor(at: Placed, analysis: Analysis, view: View, play: Play): Hints | null {
  const [move] = analysis.winningMoves;
  if (move === undefined) return null;
  const pattern = patternOf({ ...at, position: play(move) });
  return { where: whereToLook(analysis, view, at.misere, move), count: pattern ? onlySaid(aimAt(pattern)) : analysis.explanation, move };
}

/** Why the position after the opponent's answer is lost, told to the player to move there. */
export function explainLost(at: Placed): Sentence {
  const claim: Claim = { kind: 'outcome', position: at.position, misere: at.misere, is: 'P' };
  const pattern = patternOf(at);
  return tell(pattern ? leftPhrase(pattern) : say`Whatever you do now, there is an answer.`, claim);
}

/** A pattern that beginners can see in a lost position of Nim. */
type Pattern =
  | { readonly kind: 'nothing' | 'mirror' | 'pairs' | 'odd-ones' }
  /** Three heaps that are lost together, and perhaps pairs beside them. */
  | { readonly kind: 'trio'; readonly heaps: readonly number[]; readonly pairs: boolean };

/** The pattern of a position; null where there is none, as in any game but Nim. */
export function patternOf({ game, misere, position }: Placed): Pattern | null {
  if (game !== 'nim') return null;
  const heaps = position
    .split(',')
    .map(Number)
    .filter((size) => size > 0);
  if (misere) return heaps.every((size) => size === 1) && heaps.length % 2 === 1 ? { kind: 'odd-ones' } : null;
  if (heaps.length === 0) return { kind: 'nothing' };
  if (isMirror(heaps)) return { kind: 'mirror' };
  const alone = unpaired(heaps);
  if (alone.length === 0) return { kind: 'pairs' };
  return isTrio(alone) ? { kind: 'trio', heaps: alone, pairs: alone.length < heaps.length } : null;
}

/** What a winning move has to leave. */
function aimAt(pattern: Pattern): Phrase {
  switch (pattern.kind) {
    case 'nothing':
      return say`Can you take all that is left?`;
    case 'mirror':
      return say`Count the stones of the heaps: your move should leave two equal heaps.`;
    case 'pairs':
      return say`Look for heaps of the same size: your move should leave nothing but pairs.`;
    case 'trio':
      return pattern.pairs
        ? say`Look for a pair of equal heaps and forget it. Of the others, leave ${list('and', pattern.heaps)}.`
        : say`Which heaps are lost together? Your move should leave ${list('and', pattern.heaps)}.`;
    case 'odd-ones':
      return say`Count the heaps of one stone: your move should leave an odd number of them, and nothing else.`;
    default:
      return pattern satisfies never;
  }
}

/** Why what was left is lost. */
function leftPhrase(pattern: Pattern): Phrase {
  switch (pattern.kind) {
    case 'nothing':
      return say`That was the last stone.`;
    case 'mirror':
      return say`Two equal heaps are left. Whatever you take from one, the same can be taken from the other.`;
    case 'pairs':
      return say`Only pairs are left. Whatever you take, the same can be taken from an equal heap.`;
    case 'trio':
      return pattern.pairs
        ? say`Leave out the pairs, and ${list('and', pattern.heaps)} remain: there is an answer to whatever you take.`
        : say`The heaps ${list('and', pattern.heaps)} are left: there is an answer to whatever you take.`;
    case 'odd-ones':
      return say`An odd number of heaps of one is left, so the last stone will be yours, and it loses.`;
    default:
      return pattern satisfies never;
  }
}

/** How many moves win, and what one of them begins at. */
function whereToLook(analysis: Analysis, view: View, misere: boolean, move: string): Sentence[] {
  return [howManyWin(analysis, misere), tell(lookAt(view, move))];
}

function howManyWin(analysis: Analysis, misere: boolean): Sentence {
  const { winningMoves, winningWays } = analysis;
  if (!listsAll(analysis)) return tell(count(winningWays, 'At least one move wins. Find it.', 'At least {0} moves win. Find one of them.'));
  return tell(count(winningWays, 'Only one move wins.', '{0} moves win. Find one of them.'), {
    kind: 'winning',
    moves: winningMoves,
    misere,
  });
}

function lookAt(view: View, move: string): Phrase {
  const [first = ''] = move.split(/[^a-z0-9]/i);
  const letter = (/^[a-z]/i.exec(move)?.[0] ?? '').toUpperCase();
  switch (view.kind) {
    case 'heaps':
      if (view.ends === 'both') return say`Look at string ${letter}.`;
      if (view.called) return view.called === 'pile' ? say`Look at pile ${letter}.` : say`Look at stack ${letter}.`;
      return view.stairs ? say`Look at step ${letter}.` : say`Look at heap ${letter}.`;
    case 'rows':
      return say`Look at row ${letter}.`;
    case 'stages':
      return say`Look at stack ${letter}.`;
    case 'grid':
      return say`Look at piece ${letter}.`;
    case 'squares':
      return say`Look at square ${first}.`;
    case 'graph':
      return say`Look at line ${first}.`;
    case 'map':
      return say`Look at spot ${(/([a-z]+)-/.exec(move)?.[1] ?? '').toUpperCase()}.`;
    default:
      return view satisfies never;
  }
}

function onlySaid(says: Phrase): Explanation {
  return { sentences: [tell(says)], drawings: [] };
}
