import { paletteOf } from '@nimhall/shared/picture/palette';

/** The colours of the page, so that pictures follow its theme. */
export const PAGE_PALETTE = paletteOf(
  {
    plain: 'var(--stone)',
    red: 'var(--stone-red)',
    yellow: 'var(--stone-yellow)',
    green: 'var(--stone-green)',
    blue: 'var(--stone-blue)',
    white: 'var(--stone-white)',
    purple: 'var(--stone-purple)',
    shine: 'var(--shine)',
    ink: 'var(--ink)',
    light: 'var(--square)',
    dark: 'var(--square-dark)',
    goal: 'var(--warn)',
    tray: 'light-dark(rgb(255 255 255 / 0.6), rgb(255 255 255 / 0.08))',
    rim: 'var(--table-edge)',
    chocolate: 'var(--chocolate)',
    pin: 'var(--skittle)',
    'pin-edge': 'var(--skittle-edge)',
    band: 'var(--skittle-band)',
  },
  (fill) => `color-mix(in oklab, ${fill}, black 28%)`,
);
