import { loadBook, loadLargeTexts, loadWholeBook } from '../games/sprouts/known.ts';

/** For a move, a puzzle or a certificate less is needed than for an analysis. */
type Purpose = 'move' | 'certificate' | 'analysis';

/** What games know beyond their rules. */
const MORE = new Map<string, Readonly<Record<Purpose, () => Promise<void>>>>([
  ['sprouts', { move: loadBook, certificate: loadWholeBook, analysis: loadLargeTexts }],
]);

/** Loads what helps to answer questions about a game, or about any, where one can wait for it. They have answers without it, too, but later. */
export async function prepare(game: string | null, purpose: Purpose = 'analysis'): Promise<void> {
  const needed = game === null ? [...MORE.values()] : [MORE.get(game)];
  await Promise.allSettled(needed.map((more) => more?.[purpose]()));
}
