import { loadLargeTexts } from '../games/sprouts/known.ts';

/** What games know beyond what comes with their rules. */
const MORE = new Map([['sprouts', loadLargeTexts]]);

/** Loads what helps to answer questions about a game, where one can wait for it. They have answers without it, too, but later. */
export async function prepare(game: string): Promise<void> {
  await MORE.get(game)?.().catch(() => undefined);
}
