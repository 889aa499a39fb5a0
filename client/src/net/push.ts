import type { PushAddress, PushInfo } from '@nimhall/shared/protocol/push';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Whether this device is told when it is our turn, and whether it can be. */
export function fetchPush(): Promise<Result<PushInfo, Refusal>> {
  return ask('GET', '/me/push');
}

/** From now on this device is told there. */
export function putPush(address: PushAddress): Promise<Result<unknown, Refusal>> {
  return ask('PUT', '/me/push', address);
}

/** From now on this device is not told. */
export function removePush(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me/push');
}
