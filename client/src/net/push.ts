import type { PushAddress, PushInfo } from '@nimhall/shared/protocol/push';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Whether this device is notified when it is our turn, and whether it can be. */
export function fetchPush(): Promise<Result<PushInfo, Refusal>> {
  return ask('GET', '/me/push');
}

/** Turns on notifications on this device. */
export function putPush(address: PushAddress): Promise<Result<unknown, Refusal>> {
  return ask('PUT', '/me/push', address);
}

/** Turns off notifications on this device. */
export function removePush(): Promise<Result<unknown, Refusal>> {
  return ask('DELETE', '/me/push');
}
