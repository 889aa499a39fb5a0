import { connect, type Player } from '../player/index.ts';
import { type Given, type Option, UsageError } from './command.ts';

/** Options of commands that connect to a hall. */
export const HALL_OPTIONS = {
  url: { takes: 'URL', about: 'address of the hall (NIMHALL_URL, or http://localhost:3000)' },
} as const satisfies Readonly<Record<string, Option>>;

/** The hall to use. */
export function hallOf(given: Given): string {
  const text = given.value('url') ?? process.env.NIMHALL_URL ?? 'http://localhost:3000';
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`"${text}" is no address of a hall. It begins with https:// or http://.`);
  return new URL(text).origin;
}

/** A room by its code or its address, and its hall. */
export function roomOf(given: Given): { readonly url: string; readonly code: string } {
  const [text] = given.operands;
  if (text === undefined) throw new UsageError('Which room? Its code is the end of its address.');
  const [, origin, code] = /^(https?:\/\/[^/]+)\/r\/([^/?#]+)/.exec(text) ?? [];
  return origin !== undefined && code !== undefined ? { url: origin, code } : { url: hallOf(given), code: text };
}

/** Runs a task as a new player of a hall, and then deletes that player. */
export async function asPlayer<T>(connecting: Parameters<typeof connect>[0], act: (player: Player) => Promise<T>): Promise<T> {
  const player = await connect(connecting);
  try {
    return await act(player);
  } finally {
    player.close();
  }
}
