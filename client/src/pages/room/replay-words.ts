import { msg, str } from '@lit/localize';

/** Which position is looked at: the one after `ply` of `total` moves. */
export function viewingInWords(ply: number, total: number): string {
  return ply === 0 ? msg('Viewing the start') : msg(str`Viewing move ${ply} of ${total}`);
}

/** The position of the scrubber. */
export function placeInWords(ply: number, total: number): string {
  return ply === 0 ? msg('The start') : msg(str`Move ${ply} of ${total}`);
}
