import type { MyProgram, MyPrograms } from '@nimhall/shared/protocol/programs';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** My programs, the oldest first. */
export async function fetchPrograms(): Promise<Result<readonly MyProgram[], Refusal>> {
  const answer = await ask<MyPrograms>('GET', '/me/programs');
  return answer.ok ? ok(answer.value.programs) : answer;
}

/** Another program of mine; its token, which is sent only once. */
export function addProgram(name: string): Promise<Result<string, Refusal>> {
  return tokenFrom('/me/programs', { name });
}

/** A new token in place of the one before. */
export function renewProgramToken(id: string): Promise<Result<string, Refusal>> {
  return tokenFrom(`/me/programs/${id}/token`, {});
}

/** From now on there is no such program. */
export function removeProgram(id: string): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', `/me/programs/${id}`);
}

async function tokenFrom(path: string, body: object): Promise<Result<string, Refusal>> {
  const answer = await ask<{ readonly token: string }>('POST', path, body);
  return answer.ok ? ok(answer.value.token) : answer;
}
