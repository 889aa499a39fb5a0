import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import type { VacationInfo } from '@nimhall/shared/room/vacation';
import { ask } from './api.ts';

/** Whether I am on vacation, and how many days are left. */
export function fetchVacation(): Promise<Result<VacationInfo, Refusal>> {
  return ask('GET', '/me/vacation');
}

/** From now on I am on vacation, or back. */
export function setVacation(on: boolean): Promise<Result<VacationInfo, Refusal>> {
  return ask('PUT', '/me/vacation', { on });
}
