import { say } from '../../../src/phrase.ts';
import { type Refusal, refuse } from '../../../src/refusal.ts';
import { NimhallError, orThrow } from '../refused.ts';
import { Player } from './player.ts';

/** Whom to connect as, and where. */
export interface Connecting {
  /** Address of the hall: `https://…`. */
  readonly url: string;
  /** The token of an existing player. */
  readonly token?: string;
  /** Without a token: the name of a new player. With neither the program can only watch. */
  readonly name?: string;
}

/** Opens a connection to a hall. Throws a `NimhallError` if it cannot be reached; once open it reconnects by itself. */
export async function connect({ url, token, name }: Connecting): Promise<Player> {
  const secret = token ?? (name === undefined ? undefined : await newToken(url, name));
  if (secret === undefined || token !== undefined) await ask(url, '/healthz');
  const player = new Player(url, secret);
  await player.welcomed();
  return player;
}

async function newToken(url: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await ask(url, '/api/v1/tokens', { method: 'POST', headers, body: JSON.stringify({ name }) });
  const answer = (await response.json().catch(() => ({}))) as { readonly token?: string; readonly error?: Refusal };
  if (answer.token !== undefined) return answer.token;
  throw new NimhallError(answer.error ?? { code: 'unavailable', message: `${url} does not answer as a hall does.` });
}

/** Uses HTTP, which fails at once if there is no server; a socket would keep trying. */
async function ask(url: string, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(new URL(path, url), init).catch(() => null);
  return response ?? orThrow(refuse('unavailable', say`There is no hall at ${url}.`));
}
