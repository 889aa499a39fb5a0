import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { boardPositionOf } from '../../position/board-position.ts';
import { newStudy, type Study, withMoves } from './study.ts';
import { studyLink } from './study-link.ts';

/** The address of the current line of a study, without its side lines. */
export function linkTo({ game, params, misere, start, path }: Study): string {
  return studyLink({ game, params, misere, position: start, moves: path });
}

/** The study of an address, and its invalid part; defaults for what is missing or invalid. */
export function readStudy(query: string): { readonly study: Study; readonly fault: string | null } {
  const given = new URLSearchParams(query);
  const id = given.get('game') ?? 'nim';
  const family = findFamily(id) ?? findFamily('nim');
  if (!family) throw new Error('There is no Nim');
  const [preset] = family.presets;
  const misere = given.get('misere') === '1';
  const usual = newStudy({ game: family.id, params: preset.params ?? {}, misere, start: preset.start });
  if (family.id !== id) return { study: usual, fault: id };
  const position = given.get('position');
  if (position === null) return { study: usual, fault: null };
  const params = readParams(family.id, given.get('params'));
  if (!params) return { study: usual, fault: given.get('params') };
  const scene = boardPositionOf({ game: family.id, params, position });
  if (!scene.ok) return { study: { ...usual, params }, fault: position };
  const moves = (given.get('moves') ?? '').split(' ').filter((move) => move !== '');
  const study = withMoves(newStudy({ game: family.id, params, misere, start: position }), moves);
  return { study, fault: moves[study.path.length] ?? null };
}

function readParams(game: string, text: string | null): Study['params'] | null {
  try {
    const read = readGame(game, text === null ? undefined : JSON.parse(text));
    return read.ok ? read.value.params : null;
  } catch {
    return null;
  }
}
