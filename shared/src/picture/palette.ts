import { type Ink, STONE_KINDS, type StoneKind } from './drawing.ts';

/** Which colour each ink is, as SVG and CSS write colours. */
export type Palette = Readonly<Record<Ink, string>>;

/** The colours of a palette that are chosen; edges of stones follow from them. */
type Chosen = Readonly<Record<Exclude<Ink, `${StoneKind}-edge`>, string>>;

export function paletteOf(chosen: Chosen, edgeOf: (fill: string) => string): Palette {
  const edges = Object.fromEntries(STONE_KINDS.map((kind) => [`${kind}-edge`, edgeOf(chosen[kind])]));
  return { ...chosen, ...(edges as Record<`${StoneKind}-edge`, string>) };
}

/** The light colours of the pages, as numbers: for pictures that stand alone, where there is no style sheet. */
export const LIGHT: Palette & { readonly table: string } = {
  ...paletteOf(
    {
      plain: '#46413d',
      red: '#c8453a',
      yellow: '#e2ab2c',
      green: '#2f8f5b',
      blue: '#3a6fc4',
      white: '#fdfdfb',
      purple: '#8250b8',
      shine: 'rgba(255, 255, 255, 0.38)',
      ink: '#2b211a',
      light: '#f8efdd',
      dark: '#cfae7b',
      goal: '#a83c19',
      tray: 'rgba(255, 255, 255, 0.6)',
      rim: '#b3854b',
      chocolate: '#6b4430',
      pin: '#fdf7e9',
      'pin-edge': '#85724f',
      band: '#b3401c',
    },
    darker,
  ),
  table: '#ecd2a6',
};

/** A colour `#rrggbb` with 28 % of its light taken away. */
function darker(colour: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.72));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
