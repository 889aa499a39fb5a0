import { msg, str } from '@lit/localize';
import { moverOf, type Seat } from '@nimhall/shared/room/seat';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { moveInWords } from '../board/sentences.ts';
import type { Practice } from './practice.ts';

/** A move that gave the win away. */
export interface Blunder {
  /** How many moves had been played before it. */
  readonly ply: number;
  /** The position before it. */
  readonly at: Pick<Practice, 'game' | 'params'> & { readonly position: string };
  /** A move that would have kept the win. */
  readonly better: string;
}

/** The move after this many others as a blunder; null if it was none, or that is unknown. */
export async function blunderAt({ game, params, misere, start, moves }: Practice, ply: number): Promise<Blunder | null> {
  const position = moves[ply - 1]?.position ?? start;
  const left = moves[ply]?.position;
  const known = await analysisOf({ game, params, misere, position });
  const [better] = known?.winningMoves ?? [];
  if (better === undefined || left === undefined) return null;
  const after = await analysisOf({ game, params, misere, position: left });
  if (after?.outcome !== 'N') return null;
  return { ply, at: { game, params, position }, better };
}

/** The first slip of a side; null where it made none, or that is not known. */
export async function firstBlunder(practice: Practice, seat: Seat): Promise<Blunder | null> {
  for (const [ply] of practice.moves.entries()) {
    const slip = moverOf(ply) === seat ? await blunderAt(practice, ply) : null;
    if (slip) return slip;
  }
  return null;
}

/** Each side counts its own moves, from 1. */
export function slipInWords({ ply, at, better }: Blunder): string {
  const nth = Math.floor(ply / 2) + 1;
  const scene = boardPositionOf(at);
  const words = (scene.ok && moveInWords(scene.value.view, better)?.imperative) || better;
  return msg(str`Your move ${nth} gave the win away. Better: ${words}.`);
}
