import type { Computation } from '../../game/theory.ts';
import type { LandId, LandTable } from './land-table.ts';

/** Sums of lands under one convention, within a budget: every answer is null where that ends before it. */
export interface Play {
  /** Where the lands have their numbers. */
  readonly lands: LandTable;
  /** Whether the side to move wins lands together. */
  wins(lands: readonly LandId[]): Computation<boolean | null>;
  /** The nimber of a land, where the last move wins. */
  nimber?(land: LandId): Computation<number | null>;
  /** An estimate of the work to find out who wins some lands. */
  effort(lands: readonly LandId[]): number;
}
