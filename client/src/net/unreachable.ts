import { msg } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';

/** What stands for the answer of a server that cannot be asked. */
export function unreachable(): Refusal {
  return { code: 'unavailable', message: msg('The server cannot be reached at the moment.') };
}
