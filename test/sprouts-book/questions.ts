import type { Known } from '@nimhall/shared/games/sprouts/known';
import { eachOption, type LandId, NIMBERS, withoutPairs } from '@nimhall/shared/games/sprouts/land-table';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { seconds } from './seconds.ts';

/** Moves made between two looks at the clock. */
const SLICE = 500;

/** Called with each land of which something was found out, and the heap beside which it was asked for; null where it was its nimber. */
type Note = (land: LandId, heap: number | null) => void;

/**
 * Answers what is asked about a position: of every move who wins then, the easiest first, and the nimbers of its lands. Ends when this process has
 * taken so many seconds of processor time, and says whether all of it was answered.
 */
export function answer(known: Known, ids: readonly LandId[], end: number, note: Note = () => undefined): boolean {
  const options = optionsOf(known, ids).toSorted((a, b) => effort(known, a) - effort(known, b));
  return options.every((option) => isClear(known, option, end, note)) && ids.every((id) => nimberOf(known, id, end, note) !== null);
}

/** What each move leaves. */
function optionsOf({ lands }: Known, ids: readonly LandId[]): LandId[][] {
  return ids.flatMap((id) => {
    while (!lands.options(id)) lands.expand(id, SLICE);
    const others = ids.filter((other) => other !== id);
    return Array.from(eachOption(lands.options(id) as Int32Array), (option) => withoutPairs([...option, ...others]));
  });
}

function effort({ lands }: Known, ids: readonly LandId[]): number {
  return ids.reduce((sum, id) => sum + (lands.nimber(id) < 0 ? lands.mobility(id) : 0), 0);
}

/** The nimber of a land; null where time was over. */
export function nimberOf(known: Known, id: LandId, end: number, note: Note = () => undefined): number | null {
  for (let heap = 0; heap < NIMBERS && known.lands.nimber(id) < 0; heap++) if (!isSettled(known, id, heap, end)) return null;
  note(id, null);
  return known.lands.nimber(id);
}

/** Finds out who wins lands together; false where time was over. */
function isClear(known: Known, ids: readonly LandId[], end: number, note: Note): boolean {
  const [largest, ...others] = ids.toSorted((a, b) => known.lands.lives(b) - known.lands.lives(a));
  let heap = 0;
  for (const id of others) {
    const found = nimberOf(known, id, end, note);
    if (found === null) return false;
    heap = nimSum(heap, found);
  }
  if (largest === undefined) return true;
  if (!isSettled(known, largest, heap, end)) return false;
  note(largest, heap);
  return true;
}

function isSettled({ search }: Known, id: LandId, heap: number, end: number): boolean {
  while (search.wins(id, heap, SLICE) === null) if (seconds() > end) return false;
  return true;
}
