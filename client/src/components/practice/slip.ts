import { msg, str } from '@lit/localize';
import { moverOf, type Seat } from '@nimhall/shared/room/seat';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import { sceneOf } from '../../position/scene.ts';
import { moveInWords } from '../board/sentences.ts';
import type { Practice } from './practice.ts';

/** A move that gave the win away. */
export interface Slip {
  /** How many moves had been played before it. */
  readonly ply: number;
  /** A move that would have kept the win, in words. */
  readonly better: string;
}

/** The move after so many others as a slip; null where it was none, or that is not known. */
export async function slipAt({ game, params, misere, start, moves }: Practice, ply: number): Promise<Slip | null> {
  const position = moves[ply - 1]?.position ?? start;
  const left = moves[ply]?.position;
  const known = await analysisOf({ game, params, misere, position });
  const [better] = known?.winningMoves ?? [];
  if (better === undefined || left === undefined) return null;
  const after = await analysisOf({ game, params, misere, position: left });
  if (after?.outcome !== 'N') return null;
  const scene = sceneOf({ game, params, position });
  return { ply, better: (scene.ok && moveInWords(scene.value.view, better)?.imperative) || better };
}

/** The first slip of a side; null where it made none, or that is not known. */
export async function firstSlip(practice: Practice, seat: Seat): Promise<Slip | null> {
  for (const [ply] of practice.moves.entries()) {
    const slip = moverOf(ply) === seat ? await slipAt(practice, ply) : null;
    if (slip) return slip;
  }
  return null;
}

/** Each side counts its own moves, from 1. */
export function slipInWords({ ply, better }: Slip): string {
  const nth = Math.floor(ply / 2) + 1;
  return msg(str`Your move ${nth} gave the win away. Better: ${better}.`);
}
