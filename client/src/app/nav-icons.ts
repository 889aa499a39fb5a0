import { svg, type TemplateResult } from 'lit';

/** Signs of the pages in the tabs of a phone, each in a square of 24. */
export const NAV_ICONS = {
  play: svg`<circle cx="7" cy="17" r="4" /><circle cx="17" cy="17" r="4" /><circle cx="12" cy="8" r="4" />`,
  games: svg`<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />`,
  learn: svg`<path d="M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v13" />`,
  puzzles: svg`<path d="M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7M12 17v.2" /><circle cx="12" cy="12" r="9" />`,
  watch: svg`<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z" /><circle cx="12" cy="12" r="3" />`,
  lab: svg`<path d="M9 3h6M10 3v6L4 20h16L14 9V3M7 15h10" />`,
} as const satisfies Readonly<Record<string, TemplateResult>>;
