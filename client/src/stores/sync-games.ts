import { Backoff } from '@nimhall/shared/player/backoff';
import type { WaitingGames as Answer } from '@nimhall/shared/protocol/messages';
import { ask } from '../net/api.ts';
import type { ServerConnection } from '../net/server-connection.ts';
import type { Readable, Unbind } from '../reactive/store.ts';
import type { WaitingGames } from './waiting-games.ts';

/**
 * Keeps ongoing games, or challenges, in sync with the server: reads them on every connection and when they are in doubt, and then follows
 * changes.
 */
export function syncGames(connection: ServerConnection, kind: 'unfinished' | 'challenges', games: WaitingGames): Unbind {
  const again = new Backoff();
  const isKnown = (): boolean => connection.state.value.kind === 'online' && connection.player.value !== null;
  let asked: symbol | null = null;
  const read = async (): Promise<void> => {
    const mine = Symbol();
    asked = mine;
    const answer = await ask<Answer>('GET', `/me/${kind}`);
    if (asked !== mine) return;
    asked = null;
    if (answer.ok) {
      again.reset();
      games.set(answer.value.games);
    } else if (isKnown()) again.later(() => void read());
  };
  const unbinds = [
    ...[connection.player, games.doubts].map((each: Readable<unknown>) => each.subscribe(() => isKnown() && void read())),
    connection.on(kind, ({ room, game }) => {
      games.put(room, game);
      // An answer under way may be older than the change.
      if (asked) void read();
    }),
    () => again.reset(),
  ];
  if (isKnown()) void read();
  return () => {
    for (const unbind of unbinds) unbind();
  };
}
