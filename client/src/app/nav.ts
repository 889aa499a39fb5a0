import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { NAV_ICONS } from './nav-icons.ts';

/** A place that the navigation leads to. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** A short form for narrow screens, where there is one. */
  readonly short?: string;
  readonly icon: (typeof NAV_ICONS)[keyof typeof NAV_ICONS];
}

/** The places that every page leads to, in their order. */
export function navItems(): readonly NavItem[] {
  return [
    { href: PAGES.lobby, label: msg('Play now'), icon: NAV_ICONS.play },
    { href: PAGES.games, label: msg('Games'), icon: NAV_ICONS.games },
    { href: PAGES.learn, label: msg('Learn'), icon: NAV_ICONS.learn },
    { href: PAGES.practice, label: msg('Puzzles'), icon: NAV_ICONS.puzzles },
    { href: PAGES.watch, label: msg('Watch'), icon: NAV_ICONS.watch },
    { href: PAGES.lab, label: msg('Laboratory'), short: msg('Lab'), icon: NAV_ICONS.lab },
  ];
}

/** Which of these places a path belongs to: the one with the longest part of it; null for none. */
export function placeOfPath(path: string, hrefs: readonly string[]): string | null {
  const around = hrefs.filter((href) =>
    href === PAGES.lobby ? path === href || path === PAGES.newRoom : `${path}/`.startsWith(`${href}/`),
  );
  return around.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Pages that are read or chosen from, some with all that is below them. On all others one plays, and the window of a phone belongs to the board. */
const HUBS = /^\/((new|games|learn(\/practice)?|watch|ladder|duels|settings|class)?|(me|lab|p|programs|t|link|class\/lessons)(\/.*)?)$/;

/** Whether a phone shows the tabs on this page. */
export function hasTabs(path: string): boolean {
  return HUBS.test(path);
}
