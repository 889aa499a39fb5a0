import { type Chain, type Claim, type Explanation, MAX_DRAWN, type Sentence, tell } from '../../game/explanation.ts';
import { type HeapMove, heapMoveNotation } from '../../game/heaps.ts';
import { count, say } from '../../phrase.ts';
import type { Division } from './division.ts';

/** The divisions one below the other: the player who first reaches one with a choice wins. */
export function reason(chain: readonly Division[], winningMoves: readonly HeapMove[], misere: boolean): Explanation {
  const [first] = chain;
  const outcome: Claim = { kind: 'outcome', misere, is: first?.outcome ?? (misere ? 'N' : 'P') };
  if (!first) {
    const says = misere ? say`The game is over, and the side to move has won.` : say`The game is over, and the side to move has lost.`;
    return { sentences: [tell(says, outcome)], drawings: [] };
  }
  const chooser = chain.findIndex(({ times }) => times > 1);
  return {
    sentences: [
      tell(say`Divide the larger number by the smaller one. Then divide the smaller one by the rest, and so on. Euclid did the same.`),
      ...(chooser < 0
        ? explainForced(chain.length, misere, outcome)
        : [
            ...explainChoice(chain, chooser, outcome),
            ...explainWinning(chain, chooser, winningMoves, misere),
            explainGolden(first, outcome),
          ]),
    ],
    drawings: [drawn(chain, chooser)],
  };
}

/** All remaining moves are forced, and this is their number. */
function explainForced(moves: number, misere: boolean, outcome: Claim): Sentence[] {
  const last = moves % 2 === 1;
  const mine = misere ? say`The side to move makes the last one and loses.` : say`The side to move makes the last one and wins.`;
  const theirs = misere ? say`The other side makes the last one and loses.` : say`The other side makes the last one and wins.`;
  return [
    tell(count(moves, 'One move is left, and no choice.', '{0} moves are left, and no choice.')),
    tell(last ? mine : theirs, outcome),
  ];
}

function explainChoice(chain: readonly Division[], chooser: number, outcome: Claim): Sentence[] {
  const { smaller = 0 } = chain[chooser] ?? {};
  const who =
    chooser % 2 === 0
      ? say`The side to move has the first such choice, and wins.`
      : say`The other side has the first such choice, so the side to move loses.`;
  return [
    tell(
      say`If a number goes in more than once, you have a choice. Here ${smaller} does. Take it as often as it goes, or leave it once for the other side to take. One of the two wins.`,
    ),
    tell(who, outcome),
  ];
}

/** Which of the two it is, where there is a choice now and there may be one later. */
function explainWinning(chain: readonly Division[], chooser: number, winningMoves: readonly HeapMove[], misere: boolean): Sentence[] {
  const [[first], [winning]] = [chain, winningMoves];
  if (!first || !winning) return [];
  const claim: Claim = { kind: 'winning', moves: winningMoves.map((move) => heapMoveNotation.format(move)), misere };
  if (chooser > 0) return [tell(say`Until then there is only one move at a time.`, claim)];
  const { take } = winning;
  const ends = chain.length === 1;
  if (take === first.times * first.smaller) {
    const says = ends
      ? say`Here a winning move takes all ${take}, which ends the game.`
      : say`Here a winning move takes all ${take}, and leaves the next line to the other side.`;
    return [tell(says, claim)];
  }
  const says = ends
    ? say`Here a winning move takes ${take}. The other side has to take ${first.smaller}, which ends the game.`
    : say`Here a winning move takes ${take}. The other side has to take ${first.smaller}, so the choice on the next line goes to the player who just chose.`;
  return [tell(says, claim)];
}

/** A number is more than φ times another exactly if the player to divide them has the first choice. */
function explainGolden({ larger, smaller }: Division, outcome: Claim): Sentence {
  const isMore = outcome.kind === 'outcome' && outcome.is === 'N';
  return tell(
    isMore
      ? say`The golden ratio tells at once. ${larger} is more than 1.618… times ${smaller}.`
      : say`The golden ratio tells at once. ${larger} is less than 1.618… times ${smaller}.`,
    outcome,
  );
}

function drawn(chain: readonly Division[], chooser: number): Chain {
  return {
    kind: 'chain',
    title: say`The divisions`,
    links: chain.slice(0, MAX_DRAWN).map(({ larger, smaller, times }, at) => ({
      value: say`${larger} ÷ ${smaller}`,
      says: count(times, 'once: no choice', '{0} times: a choice'),
      sign: at === chooser ? '✓' : '',
      look: at === chooser ? 'end' : at < chooser || chooser < 0 ? 'key' : 'soft',
    })),
  };
}
