import { say } from '../phrase.ts';
import { refusal } from '../refusal.ts';

/** No room has this code. */
export const ROOM_NOT_FOUND = refusal('not-found', say`Room not found.`);
