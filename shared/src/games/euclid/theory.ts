import type { HeapMove, Heaps } from '../../game/heaps.ts';
import type { Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { divisions, type End } from './division.ts';
import { reason } from './reason.ts';

/** By Euclid's algorithm, at once and for all sizes. */
export function euclidTheory(end: End): Theory<Heaps, HeapMove> {
  return {
    closed(heaps, misere): Solution<Heaps, HeapMove> {
      const [one = 0, other = 0] = heaps;
      const chain = divisions(one, other, end, misere);
      const [first, next] = chain;
      const outcome = first?.outcome ?? (misere ? 'N' : 'P');
      const nimber = misere ? null : (first?.nimber ?? 0);
      const afterAll = next?.outcome ?? (misere ? 'N' : 'P');
      const times = first && outcome === 'N' ? first.times - (afterAll === 'P' ? 0 : 1) : 0;
      const take = times * (first?.smaller ?? 0);
      const winningMoves = take === 0 ? [] : [0, 1].filter((heap) => heaps[heap] === first?.larger).map((heap) => ({ heap, take }));
      return {
        outcome,
        nimber,
        winningMoves,
        winningCount: winningMoves.length,
        parts: [{ position: heaps, nimber }],
        method: METHODS[end],
        explain: () => reason(chain, winningMoves, misere),
      };
    },
  };
}

const METHODS: Readonly<Record<End, Method>> = {
  zero: {
    tier: 'theorem',
    source: say`Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969; exact for every heap that can be played here`,
  },
  equal: {
    tier: 'theorem',
    source: say`Grossman 1997; nimbers: Nivasch, The Sprague–Grundy function of the game Euclid, 2006; exact for every heap that can be played here`,
  },
};
