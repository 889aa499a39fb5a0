import type { Invitation, TokenInfo } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { ask } from './api.ts';

/** What I am called from now on. */
export async function renameMe(name: string): Promise<Result<Player, Refusal>> {
  const answer = await ask<{ readonly player: Player }>('PUT', '/me', { name });
  return answer.ok ? ok(answer.value.player) : answer;
}

/** By what I am known, the newest first: the browsers, or the programs, that are me. */
export async function fetchTokens(wanted: TokenInfo['kind']): Promise<Result<readonly TokenInfo[], Refusal>> {
  const answer = await ask<{ readonly tokens: readonly TokenInfo[] }>('GET', '/me/tokens');
  return answer.ok ? ok(answer.value.tokens.filter(({ kind }) => kind === wanted)) : answer;
}

/** A code by which another device becomes me. */
export function invite(): Promise<Result<Invitation, Refusal>> {
  return ask('POST', '/me/invitation', {});
}

/** This browser becomes who made the code. */
export async function acceptInvitation(code: string, name: string): Promise<Result<Player, Refusal>> {
  const answer = await ask<{ readonly player: Player }>('POST', '/invitation', { code, name });
  return answer.ok ? ok(answer.value.player) : answer;
}

/** A token for a program that is to be me: told once. */
export async function addToken(name: string): Promise<Result<string, Refusal>> {
  const answer = await ask<{ readonly token: string }>('POST', '/me/tokens', { name });
  return answer.ok ? ok(answer.value.token) : answer;
}

/** What a browser or program of mine is called. */
export function renameToken(token: string, name: string): Promise<Result<unknown, Refusal>> {
  return ask('PUT', `/me/tokens/${token}`, { name });
}

/** From now on that browser or program is me no more. */
export function signOut(token: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/tokens/${token}`);
}

/** All but this browser are me no more. */
export function signOutOthers(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me/tokens');
}

/** From now on nobody is me, and my name goes from whatever others see. */
export function forgetMe(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me');
}
