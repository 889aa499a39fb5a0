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
    light: 'light-dark(#f1f5ef, #31443d)',
    dark: 'light-dark(#b9ccbd, #1d2d26)',
    goal: 'var(--warn)',
    tray: 'light-dark(rgb(255 255 255 / 0.6), rgb(255 255 255 / 0.08))',
    rim: 'var(--table-edge)',
    chocolate: 'var(--chocolate)',
  },
  (fill) => `color-mix(in oklab, ${fill}, black 28%)`,
);
