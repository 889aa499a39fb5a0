import { say } from '../../../src/phrase.ts';
import { type Refusal, refuse } from '../../../src/refusal.ts';
import { NimhallError, orThrow } from '../refused.ts';
import { Player } from './player.ts';

/** Whom to connect as, and where. */
export interface Connecting {
  /** Address of the hall: `https://…`. */
  readonly url: string;
  /** The token of somebody who is known there. */
  readonly token?: string;
  /** Without a token: the name of somebody new. With neither the program can only watch. */
  readonly name?: string;
}

/** Opens a connection to a hall. Throws a `NimhallError` where it is not to be had; once it is open it comes back by itself. */
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

/** Asks over HTTP, which says at once where nobody is; a connection would be tried again and again. */
async function ask(url: string, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(new URL(path, url), init).catch(() => null);
  return response ?? orThrow(refuse('unavailable', say`There is no hall at ${url}.`));
}
