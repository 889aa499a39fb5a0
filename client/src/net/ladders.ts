import type { Climbs } from '@nimhall/shared/ladder/climb';
import type { LaddersInfo } from '@nimhall/shared/protocol/ladders';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Tells what this device has climbed, and whose that was when it was last told; how far I am on all of my devices together. */
export function tellLadders(climbs: Climbs, of: string | null): Promise<Result<LaddersInfo, Refusal>> {
  return ask('PUT', '/me/ladders', { ladders: climbs.of, ...(of !== null && { of }) });
}
