import type { Params } from '../../game/params.ts';
import { GAMES } from '../../games/all.ts';
import { LINES, type Line } from '../series/lines.ts';
import { SOLVED_TEXT } from './solved-text.ts';

/** Positions of a game that one number tells apart, and who wins where the last move is made. */
export interface Asked {
  readonly game: string;
  readonly params: Params;
  readonly line: Line;
  readonly misere: boolean;
}

/** How far they are solved here. */
export interface GameRecord extends Asked {
  /** The largest number whose position was answered, as were all smaller ones that were asked; null where none was. */
  readonly to: number | null;
  /** The next number, which was asked and not answered; null where all were, up to the largest that can be written. */
  readonly unanswered: number | null;
  /** How the largest was answered. */
  readonly tier: 'theorem' | 'table' | 'search' | null;
}

/** All that is asked: every game with the parameters of its presets, everything that grows in it, either convention. */
export function allAsked(): readonly Asked[] {
  return GAMES.flatMap(({ id, presets }) => {
    const params = [...new Set(presets.map((preset) => JSON.stringify(preset.params ?? {})))].map((text) => JSON.parse(text));
    return params.flatMap((each: Asked['params']) =>
      (LINES[id] ?? []).flatMap((line) => [false, true].map((misere) => ({ game: id, params: each, line, misere }))),
    );
  });
}

/** One line of what the command writes. */
export function recordText({ game, params, line, misere, to, unanswered, tier }: GameRecord): string {
  return [game, JSON.stringify(params), line.id, misere ? 'loses' : 'wins', to ?? '-', unanswered ?? '-', tier ?? '-'].join(' ');
}

/** Identifies what was asked, as its line begins. */
export function askedText(asked: Asked): string {
  return recordText({ ...asked, to: null, unanswered: null, tier: null }).slice(0, -' - - -'.length);
}

/** Every record, as the command last wrote them; what was not asked yet has none. */
export function records(): readonly GameRecord[] {
  const lines = new Map(SOLVED_TEXT.split('\n').map((text) => [text.split(' ').slice(0, -3).join(' '), text.split(' ').slice(-3)]));
  return allAsked().flatMap((asked) => {
    const [to, unanswered, tier] = lines.get(askedText(asked)) ?? [];
    if (to === undefined) return [];
    const number = (text = '-') => (text === '-' ? null : Number(text));
    return [{ ...asked, to: number(to), unanswered: number(unanswered), tier: tier === '-' ? null : (tier as GameRecord['tier']) }];
  });
}
