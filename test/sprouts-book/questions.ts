import { type Book, readBook } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { BudgetedSearch } from '@nimhall/shared/games/sprouts/budgeted-search';
import { bytesOfKnown, type Known, nothingKnown } from '@nimhall/shared/games/sprouts/known';
import type { LandId } from '@nimhall/shared/games/sprouts/land-table';
import type { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { NormalPlay } from '@nimhall/shared/games/sprouts/normal-play';
import { eachOption, withoutPairs } from '@nimhall/shared/games/sprouts/options';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { seconds } from './seconds.ts';

const WRITTEN: Book = { proof: BOOK, worked: WORKED_OUT };

/** Moves made at a time while the options of a land are listed. */
const SLICE = 500;

/** The contents of the book, earlier results, and these values. */
export function whatIsWritten(values?: LandValues): Known {
  const known = nothingKnown(values);
  runToEnd(readBook(known.lands, WRITTEN));
  return known;
}

/**
 * Answers what is asked about a position: of every move who wins then, the easiest first, and the nimbers of its lands. Ends when this process has
 * taken so many seconds of processor time, and says whether all of it was answered.
 */
export function answer(known: Known, ids: readonly LandId[], end: number): boolean {
  const play = until(known, end);
  const options = optionsOf(known, ids).toSorted((a, b) => play.effort(a) - play.effort(b));
  return options.every((option) => runToEnd(play.wins(option)) !== null) && ids.every((id) => runToEnd(play.nimber(id)) !== null);
}

/** The nimber of a land; null where time was over. */
export function nimberOf(known: Known, id: LandId, end: number): number | null {
  return runToEnd(until(known, end).nimber(id));
}

/** Play until this process has taken so many seconds of processor time. */
function until(known: Known, end: number): NormalPlay {
  const unlimited = { states: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  return new NormalPlay(known, new BudgetedSearch({ ...unlimited, expired: () => seconds() > end }, () => bytesOfKnown(known)));
}

/** What each move leaves. */
export function optionsOf({ lands }: Known, ids: readonly LandId[]): LandId[][] {
  return ids.flatMap((id) => {
    while (!lands.options(id)) lands.expand(id, SLICE);
    const others = ids.filter((other) => other !== id);
    return Array.from(eachOption(lands.options(id) as Int32Array), (option) => withoutPairs([...option, ...others]));
  });
}
