import type { Invitation, TokenInfo } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { ask } from './api.ts';

/** Changes my name. */
export async function renamePlayer(name: string): Promise<Result<Player, Refusal>> {
  const answer = await ask<{ readonly player: Player }>('PUT', '/me', { name });
  return answer.ok ? ok(answer.value.player) : answer;
}

/** My credentials, the newest first: browsers or programs. */
export async function fetchTokens(wanted: TokenInfo['kind']): Promise<Result<readonly TokenInfo[], Refusal>> {
  const answer = await ask<{ readonly tokens: readonly TokenInfo[] }>('GET', '/me/tokens');
  return answer.ok ? ok(answer.value.tokens.filter(({ kind }) => kind === wanted)) : answer;
}

/** A code by which another device becomes me. */
export function createLinkCode(): Promise<Result<Invitation, Refusal>> {
  return ask('POST', '/me/invitation', {});
}

/** Signs this browser in as the player who made the code. */
export async function redeemLinkCode(code: string, name: string): Promise<Result<Player, Refusal>> {
  const answer = await ask<{ readonly player: Player }>('POST', '/invitation', { code, name });
  return answer.ok ? ok(answer.value.player) : answer;
}

/** A new token for a program of mine: it is shown once. */
export async function addToken(name: string): Promise<Result<string, Refusal>> {
  const answer = await ask<{ readonly token: string }>('POST', '/me/tokens', { name });
  return answer.ok ? ok(answer.value.token) : answer;
}

/** Renames a browser or program of mine. */
export function renameToken(token: string, name: string): Promise<Result<unknown, Refusal>> {
  return ask('PUT', `/me/tokens/${token}`, { name });
}

/** Signs that browser or program out. */
export function signOut(token: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/tokens/${token}`);
}

/** Signs out everything but this browser. */
export function signOutOthers(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me/tokens');
}

/** From now on nobody is me, and my name goes from whatever others see. */
export function deleteAccount(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me');
}
