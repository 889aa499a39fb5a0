import { memberOf } from '@nimhall/shared/gathering/gathering';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { Boards } from '../gatherings/boards.ts';
import type { Gatherings } from '../gatherings/gatherings.ts';
import { needGathering } from '../gatherings/gatherings.ts';
import type { Limits } from '../people/limits.ts';
import { need } from '../refused.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';
import type { CommandHandlers } from './handler.ts';

interface Deps {
  readonly gatherings: Gatherings;
  readonly boards: Boards;
  readonly limits: Limits;
}

/** What the commands about classes do. The bodies have been checked. */
export function gatheringHandlers({
  gatherings,
  boards,
  limits,
}: Deps): Pick<CommandHandlers, `class:${'open' | 'enter' | 'leave' | 'join' | 'propose' | 'order'}`> {
  return {
    'class:open': async (socket, { id }, answer) => {
      answer({ ok: true, code: need(await gatherings.open(socket.data.player, id)) });
    },

    'class:enter': async (socket, { code }, answer) => {
      need(needGathering(await gatherings.read(code)));
      // Subscribed first and read second: whatever happens in between is in the answer, in an event, or in both.
      await socket.join(channels.gathering(code));
      answer({ ok: true, gathering: need(needGathering(await gatherings.read(code))) });
    },

    'class:leave': async (socket, { code }, answer) => {
      await socket.leave(channels.gathering(code));
      answer({ ok: true });
    },

    'class:join': async (socket, { code, id, name }, answer) => {
      const { player, bucketKey } = socket.data;
      const gathering = need(needGathering(await gatherings.read(code)));
      // Nobody fills a class with names; whoever is in it already may come again.
      if (memberOf(gathering, player.id) === -1) limits.spend('join', { address: `${bucketKey} ${code}` });
      const version = need(await gatherings.execute(code, { command: { kind: 'join', name }, actor: { kind: 'player', player }, id }));
      answer({ ok: true, version });
    },

    'class:propose': async (socket, { code, id, move, ...turn }, answer) => {
      const { player } = socket.data;
      // What was proposed before may be no move any more.
      const before = await gatherings.answered(code, { actor: player.id, id });
      if (before !== null) return answer({ ok: true, version: before });
      const text = need(await boards.legal(code, turn, move));
      const command = { kind: 'propose', move: text, ...turn } as const;
      answer({ ok: true, version: need(await gatherings.execute(code, { command, actor: { kind: 'player', player }, id })) });
    },

    'class:order': async (socket, { code, id, order }, answer) => {
      const command = { kind: 'order', order, random: Math.random } as const;
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: need(await gatherings.execute(code, { command, actor, id })) });
    },
  };
}

interface Telling {
  readonly io: Io;
  readonly gatherings: Gatherings;
  readonly delays: Pick<Delays, 'beacon'>;
  readonly log: Logger;
}

/** Tells everybody who follows a class what happens there, on all nodes, and its newest version now and then; until it is stopped. */
export function tellGatherings({ io, gatherings, delays, log }: Telling): { stop(): void } {
  gatherings.onEntry(({ gathering: { code }, entry }) => io.to(channels.gathering(code)).emit('class', { code, ...entry }));
  const before = channels.gathering('');
  const tellVersions = async (): Promise<void> => {
    for (const channel of [...io.of('/').adapter.rooms.keys()].filter((each) => each.startsWith(before))) {
      const code = channel.slice(before.length);
      const gathering = await gatherings.read(code);
      if (gathering) io.local.to(channel).emit('class:version', { code, version: gathering.version });
    }
  };
  const interval = setInterval(() => {
    tellVersions().catch((error: unknown) => log.debug({ err: error }, 'cannot read the versions of classes; the next round does'));
  }, delays.beacon);
  return { stop: () => clearInterval(interval) };
}
