import { loadBook, loadLargeTexts } from '../games/sprouts/known.ts';

/** For a move or a puzzle less is needed than for an analysis, which can wait for more. */
type Purpose = 'move' | 'analysis';

/** What games know beyond their rules. */
const MORE = new Map<string, Readonly<Record<Purpose, () => Promise<void>>>>([['sprouts', { move: loadBook, analysis: loadLargeTexts }]]);

/** Loads what helps to answer questions about a game, or about any, where one can wait for it. They have answers without it, too, but later. */
export async function prepare(game: string | null, purpose: Purpose = 'analysis'): Promise<void> {
  const needed = game === null ? [...MORE.values()] : [MORE.get(game)];
  await Promise.allSettled(needed.map((more) => more?.[purpose]()));
}
