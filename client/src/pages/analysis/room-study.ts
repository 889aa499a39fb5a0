import { msg } from '@lit/localize';
import type { Snapshot } from '@nimhall/shared/protocol/messages';
import { fail, ok, type Result } from '@nimhall/shared/result';
import { ROOM_NOT_FOUND } from '@nimhall/shared/room/not-found';
import { type Player, seatOf } from '@nimhall/shared/room/room';
import { refusalInWords } from '../../i18n/language.ts';
import { fetchRoom } from '../../net/fetch-room.ts';
import { newStudy, type Study, wentTo, withMoves } from './study.ts';

/**
 * The game of a room as a study, standing after `ply` moves; the reason, in words, when there is no such room or when it
 * is a game that this player is playing: that one is for them to work out. `me` is only waited for while a game goes on.
 */
export async function studyOfRoom(code: string, ply: number | null, me: () => Promise<Player>): Promise<Result<Study, () => string>> {
  const found = await fetchRoom(code);
  if (!found.ok) return fail(() => (found.error === 'unavailable' ? msg('Couldn’t reach the server.') : refusalInWords(ROOM_NOT_FOUND)));
  const room = found.value;
  if (room.status !== 'over' && seatOf(room, (await me()).id)) {
    return fail(() => msg('You’re still playing this game. You can analyze it afterward.'));
  }
  return ok(studyOfGame(room, ply));
}

/** A game that was played, standing after `ply` moves or at its end. */
export function studyOfGame(
  { game, params, misere, start, moves, inks }: Pick<Snapshot, 'game' | 'params' | 'misere' | 'start' | 'moves' | 'inks'>,
  ply: number | null,
): Study {
  const study = withMoves(newStudy({ game, params, misere, start }), moves, inks);
  return wentTo(study, study.path.slice(0, ply ?? study.path.length));
}
