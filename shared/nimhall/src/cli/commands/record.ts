import type { Refusal } from '../../../../src/refusal.ts';
import { NimhallError } from '../../refused.ts';
import { type Command, DONE } from '../command.ts';
import { HALL_OPTIONS, roomOf } from '../hall.ts';

export const recordCommand: Command = {
  form: 'ROOM',
  about: 'prints the game of a room as text',
  more: ['ROOM is its code, or its address.'],
  options: HALL_OPTIONS,
  examples: ['nimhall record https://nim.example/r/k3v9x2'],
  async run(given, terminal) {
    const { url, code } = roomOf(given);
    const response = await fetch(new URL(`/api/v1/rooms/${encodeURIComponent(code)}/record`, url)).catch(() => null);
    if (!response) throw new NimhallError({ code: 'unavailable', message: `There is no hall at ${url}.` });
    if (!response.ok) throw new NimhallError(((await response.json()) as { readonly error: Refusal }).error);
    await terminal.write(await response.text());
    return DONE;
  },
};
