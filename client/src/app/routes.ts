import { PAGES } from '@nimhall/shared/protocol/pages';
import { html, type TemplateResult } from 'lit';
import { parse } from 'regexparam';
import { loadTexts } from '../i18n/language.ts';
import { COURSE, LAB, RECORDS } from '../i18n/lazy-texts.ts';

interface Route {
  /** The shape of its path, and the names of its parameters. */
  readonly pattern: { readonly pattern: RegExp; readonly keys: readonly string[] };
  /** Brings the code of the page; only then may it be rendered. */
  readonly load: () => Promise<unknown>;
  /** Given the parts of the path by name, and the query without its question mark. */
  readonly render: (parts: Readonly<Record<string, string | undefined>>, query: string) => TemplateResult;
}

const fetchPrograms = async () => (await import('./program-pages.ts')).texts;
const fetchLobby = () => import('../pages/lobby/lobby-page.ts');

/** Every page and its address. */
const ROUTES: readonly Route[] = [
  {
    pattern: parse(PAGES.lobby),
    load: fetchLobby,
    render: () => lobby(null),
  },
  {
    pattern: parse(PAGES.newRoom),
    load: fetchLobby,
    render: (_parts, query) => lobby(query),
  },
  {
    pattern: parse(PAGES.here),
    load: () => import('../pages/local-play/local-play-page.ts'),
    render: (_parts, query) => html`<nh-local-play-page .query=${query}></nh-local-play-page>`,
  },
  {
    pattern: parse(PAGES.room),
    load: () => import('../pages/room/room-page.ts'),
    render: ({ code }) => html`<nh-room-page .code=${code ?? ''}></nh-room-page>`,
  },
  {
    pattern: parse(PAGES.watch),
    load: () => import('../pages/watch/watch-page.ts'),
    render: () => html`<nh-watch-page></nh-watch-page>`,
  },
  {
    pattern: parse(PAGES.games),
    load: () => import('../pages/catalogue/games-page.ts'),
    render: () => html`<nh-games-page></nh-games-page>`,
  },
  {
    pattern: parse(PAGES.game),
    load: () => import('../pages/catalogue/game-page.ts'),
    render: ({ id }) => html`<nh-game-page .game=${id ?? ''}></nh-game-page>`,
  },
  {
    pattern: parse(PAGES.analysis),
    load: () => import('../pages/analysis/analysis-page.ts'),
    render: (_parts, query) => html`<nh-analysis-page .query=${query}></nh-analysis-page>`,
  },
  {
    pattern: parse(PAGES.learn),
    load: () => Promise.all([import('../pages/learn/learn-page.ts'), loadTexts(COURSE)]),
    render: (_parts, query) => html`<nh-learn-page .query=${query}></nh-learn-page>`,
  },
  {
    pattern: parse(PAGES.practice),
    load: () => import('../pages/learn/puzzles/practice-page.ts'),
    render: () => html`<nh-practice-page></nh-practice-page>`,
  },
  {
    pattern: parse(PAGES.puzzles),
    load: () => Promise.all([import('../pages/learn/puzzles/puzzles-page.ts'), loadTexts(COURSE)]),
    render: ({ set }, query) => html`<nh-puzzles-page .set=${set ?? ''} .query=${query}></nh-puzzles-page>`,
  },
  {
    pattern: parse(PAGES.chapter),
    load: () => Promise.all([import('../pages/learn/chapter-page.ts'), loadTexts(COURSE)]),
    render: ({ chapter }, query) => html`<nh-chapter-page .chapter=${chapter ?? ''} .query=${query}></nh-chapter-page>`,
  },
  {
    pattern: parse(PAGES.ladders),
    load: () => import('../pages/ladder/ladders-page.ts'),
    render: () => html`<nh-ladders-page></nh-ladders-page>`,
  },
  {
    pattern: parse(PAGES.ladder),
    load: () => import('../pages/ladder/ladder-page.ts'),
    render: ({ game }, query) => html`<nh-ladder-page .game=${game ?? ''} .query=${query}></nh-ladder-page>`,
  },
  {
    pattern: parse(PAGES.duels),
    load: () => import('../pages/duels/duels-page.ts'),
    render: (_parts, query) => html`<nh-duels-page .query=${query}></nh-duels-page>`,
  },
  {
    pattern: parse('/class/:code?/:view?'),
    load: () => import('./class-pages.ts'),
    render: ({ code, view }) => html`<nh-class-pages .code=${code} .view=${view}></nh-class-pages>`,
  },
  {
    pattern: parse('/t/:code?'),
    load: () => import('./tournament-pages.ts'),
    render: ({ code }) => html`<nh-tournament-pages .code=${code}></nh-tournament-pages>`,
  },
  {
    pattern: parse('/lab/:tool?'),
    load: () => Promise.all([import('../pages/lab/lab-page.ts'), loadTexts(LAB), loadTexts(RECORDS)]),
    render: ({ tool }, query) => html`<nh-lab-page .tool=${tool ?? ''} .query=${query}></nh-lab-page>`,
  },
  {
    pattern: parse(PAGES.me),
    // Programs may play for people who never played on this device.
    load: () => Promise.all([import('../pages/account/account-page.ts'), import('./my-turns.ts')]),
    render: () => html`<nh-account-page></nh-account-page>`,
  },
  {
    pattern: parse(PAGES.friends),
    load: () => import('../pages/account/friends-page.ts'),
    render: () => html`<nh-friends-page></nh-friends-page>`,
  },
  {
    pattern: parse(PAGES.keep),
    load: () => import('../pages/account/passkey-page.ts'),
    render: () => html`<nh-passkey-page></nh-passkey-page>`,
  },
  {
    pattern: parse(PAGES.devices),
    load: () => import('../pages/account/devices-page.ts'),
    render: () => html`<nh-devices-page></nh-devices-page>`,
  },
  {
    pattern: parse(PAGES.offered),
    load: fetchPrograms,
    render: () => html`<nh-offered-page></nh-offered-page>`,
  },
  {
    pattern: parse(PAGES.programs),
    load: fetchPrograms,
    render: () => html`<nh-programs-page></nh-programs-page>`,
  },
  {
    pattern: parse(PAGES.data),
    load: () => import('../pages/account/data-page.ts'),
    render: () => html`<nh-data-page></nh-data-page>`,
  },
  {
    pattern: parse(PAGES.person),
    load: () => import('../pages/account/person-page.ts'),
    render: ({ name }) => html`<nh-person-page .name=${decoded(name ?? '')}></nh-person-page>`,
  },
  {
    pattern: parse(PAGES.link),
    load: () => import('../pages/account/link-page.ts'),
    render: () => html`<nh-link-page></nh-link-page>`,
  },
  {
    pattern: parse(PAGES.settings),
    load: () => import('../pages/settings/settings-page.ts'),
    render: () => html`<nh-settings-page></nh-settings-page>`,
  },
];

const UNKNOWN: Omit<Route, 'pattern'> = {
  load: () => import('./not-found-page.ts'),
  render: () => html`<nh-not-found-page></nh-not-found-page>`,
};

/** The lobby; with a query, it opens with the dialog for a new room. One template, so that the page stays when the dialog goes. */
function lobby(newRoom: string | null): TemplateResult {
  return html`<nh-lobby-page .newRoom=${newRoom}></nh-lobby-page>`;
}

/** Loads the page of an address and gives what renders it; rejects when its code cannot be fetched. */
export async function pageAt(url: string): Promise<TemplateResult> {
  const { pathname, search } = new URL(url);
  for (const { pattern, load, render } of ROUTES) {
    const match = pattern.pattern.exec(pathname);
    if (!match) continue;
    await load();
    return render(Object.fromEntries(pattern.keys.map((key, at) => [key, match[at + 1]])), search.slice(1));
  }
  await UNKNOWN.load();
  return UNKNOWN.render({}, '');
}

/** A part of a path as a person reads it; one that is no text stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
