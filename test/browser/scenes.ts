import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import type { Page } from 'playwright-core';
import { addAuthenticator, byName, keepName } from './passkeys.ts';
import { beginGame, type Hall, openFromTile, person, playGivenUp, typeMove, waitForMyTurn } from './people.ts';
import { solve } from './puzzles.ts';

/** A page as somebody finds it. */
export interface Scene {
  readonly name: string;
  readonly open: (page: Page, hall: Hall) => Promise<void>;
}

/** The first step of each kind in the course, by its address. */
const FIRST_OF_EACH_KIND = new Map(
  CHAPTERS.flatMap(({ id, steps }) => steps.map((step) => [step.kind, `/learn/${id}?step=${step.id}`] as const)).toReversed(),
);

export const SCENES: readonly Scene[] = [
  { name: 'the lobby without rooms', open: (page, hall) => visit(page, hall, '/') },
  {
    name: 'the lobby with the first game begun',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: 'Play here' }).focus();
      await page.getByRole('button', { name: 'Heap B, 4 stones. Take 1' }).click();
    },
  },
  {
    name: 'the first game won, and its trick',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: 'Play here' }).focus();
      const over = page.getByRole('button', { name: 'What was the trick?' });
      for (;;) {
        await page.getByText('Your move.').or(over).first().waitFor();
        if (await over.isVisible()) break;
        await page.locator('button[data-cell]').first().click();
        await page.getByRole('button', { name: 'Play', exact: true }).click();
      }
      await over.click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'a game for two at one device', open: (page, hall) => visit(page, hall, '/here?game=nim&start=3,4,5&moves=b2') },
  {
    name: 'the lobby with a room to join',
    async open(page, hall) {
      const host = await person(hall.browser);
      await openFromTile(host.page, hall.server.url, /3 – 4 – 5/);
      await visit(page, hall, '/');
      await page
        .getByRole('link', { name: /^Join: Nim/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the form for a new room',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: /New room/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a room that waits',
    open: async (page, hall) => void (await openFromTile(page, hall.server.url, /3 – 4 – 5/)),
  },
  {
    name: 'a game that is played, with a move selected',
    async open(page, hall) {
      await startGame(page, hall, /3 – 4 – 5/);
      await page.getByRole('button', { name: 'Heap B, 4 stones. Take 1' }).click();
    },
  },
  {
    name: 'a game that is over, with perfect play',
    async open(page, hall) {
      const other = await startGame(page, hall, /12 pins/);
      await typeMove(page, 'a2@5');
      await waitForMyTurn(other);
      await typeMove(other, 'a1@0');
      await waitForMyTurn(page);
      await page.getByRole('button', { name: 'Resign…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await page.getByRole('switch', { name: 'Show perfect play' }).click();
      await page.getByText(/^(By theorem|From a table): /).waitFor();
    },
  },
  {
    name: 'a review, with an old position on the board',
    async open(page, hall) {
      const other = await startGame(page, hall, /3 – 4 – 5/);
      await typeMove(page, 'c5');
      await waitForMyTurn(other);
      await typeMove(other, 'b4');
      await waitForMyTurn(page);
      await typeMove(page, 'a3');
      await page.getByRole('button', { name: 'See where it turned' }).click();
      await page.getByRole('button', { name: 'Show the position before move 2' }).click();
      await page.getByText('Viewing move 1 of 3.').waitFor();
    },
  },
  { name: 'a room that is not there', open: (page, hall) => visit(page, hall, '/r/nowhere') },
  { name: 'the catalogue', open: (page, hall) => visit(page, hall, '/games') },
  ...['nim', 'twenty-one', 'colourful', 'chromatic', 'moore', 'slow', 'kayles', 'wythoff', 'stack', 'nimble'].map((id) => ({
    name: `the page of ${id}, with perfect play`,
    async open(page: Page, hall: Hall) {
      await visit(page, hall, `/games/${id}`);
      await page.getByRole('switch', { name: 'Show perfect play' }).click();
      await page
        .getByText(/^(The side to move|It was not found out)/)
        .first()
        .waitFor();
    },
  })),
  ...['game=kayles&position=12', 'game=wythoff&position=7.5', 'game=stack&position=1|2.2'].map((query) => ({
    name: `the analysis of ${query}, with two lines`,
    async open(page: Page, hall: Hall) {
      await visit(page, hall, `/analysis?${query}`);
      const field = page.getByRole('textbox', { name: 'Your move, in notation', includeHidden: true });
      for (const _ of ['one line', 'another']) {
        await typeMove(page, (await field.getAttribute('placeholder'))?.replace('such as ', '') ?? '');
      }
      await page
        .getByText(/^(The side to move|It was not found out)/)
        .first()
        .waitFor();
    },
  })),
  {
    name: 'the dialog for one’s own name',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: /^You are/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the dialog of keys',
    async open(page, hall) {
      await startGame(page, hall, /3 – 4 – 5/);
      await page.getByRole('button', { name: 'Keys' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the ways to share a game, and its chat',
    async open(page, hall) {
      const other = await startGame(page, hall, /3 – 4 – 5/);
      await typeMove(page, 'b1');
      await waitForMyTurn(other);
      await page.getByText('Chat', { exact: true }).click();
      await page.getByRole('button', { name: 'Good luck!' }).click();
      await page.getByRole('log').getByText('Good luck!').waitFor();
      await page.getByRole('button', { name: 'Share…' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'The game as text' }).waitFor();
    },
  },
  {
    name: 'a board for other pages',
    async open(page, hall) {
      const host = await person(hall.browser);
      const room = await openFromTile(host.page, hall.server.url, /3 – 4 – 5/);
      await page.goto(room.replace('/r/', '/embed/'));
      await page.getByText('A seat is open: sit down to play.').waitFor();
    },
  },
  {
    name: 'an analysis with lines and values, its record unfolded',
    async open(page, hall) {
      await visit(page, hall, '/analysis?game=nim&position=3,4,5&moves=b1+c5');
      await page.getByRole('button', { name: 'To the start' }).click();
      await page.getByText('Record', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Take in a record' }).waitFor();
      await page.getByText(/^By theorem: /).waitFor();
    },
  },
  {
    name: 'an analysis of a colourful pile',
    async open(page, hall) {
      await visit(page, hall, '/analysis?game=colourful&misere=1');
      await page.getByText(/^(By theorem|By search|From a table): /).waitFor();
    },
  },
  { name: 'the map of the course', open: (page, hall) => visit(page, hall, '/learn') },
  {
    name: 'what there is to practise',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice');
      await page.getByRole('link', { name: /^Puzzle 3: still open, / }).waitFor();
    },
  },
  {
    name: 'a puzzle that is solved, and why',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice/ladder?game=nim&start=2,5');
      await page.locator('nh-puzzle').waitFor();
      await solve(page);
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'what came of the puzzles of a day',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice/today');
      for (const _ of ['one', 'two', 'three']) {
        await page.locator('nh-puzzle').waitFor();
        await solve(page);
        await page.getByRole('button', { name: 'Continue' }).click();
      }
      await page.getByRole('heading', { name: 'All at the first try!' }).waitFor();
    },
  },
  { name: 'where a class comes in', open: (page, hall) => visit(page, hall, '/learn/practice/class') },
  {
    name: 'the puzzles of a class for all to see, with an answer',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice/class?word=apple&board=1');
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /leaving/ })
        .waitFor();
    },
  },
  ...[...FIRST_OF_EACH_KIND].map(([kind, path]) => ({
    name: `a step of the course: ${kind}`,
    open: (page: Page, hall: Hall) => visit(page, hall, path),
  })),
  { name: 'the laboratory', open: (page, hall) => visit(page, hall, '/lab') },
  {
    name: 'theorems on trial, one of them refuted',
    async open(page, hall) {
      await visit(page, hall, '/lab/theorems');
      await page.getByRole('button', { name: 'Try: One heap' }).first().click();
      await page.getByText('Refuted after 1 case.').first().waitFor();
    },
  },
  {
    name: 'a sequence with its plot',
    async open(page, hall) {
      await visit(page, hall, '/lab/sequence');
      await page.getByText(/^Repeats every 12/).waitFor();
    },
  },
  {
    name: 'two pictures and where they differ',
    async open(page, hall) {
      await visit(page, hall, '/lab/plane?game=wythoff&size=32&with-game=wythoff&with-misere=1');
      await page.getByText(/^They differ in /).waitFor();
    },
  },
  {
    name: 'a table of a sum, half filled',
    async open(page, hall) {
      await visit(page, hall, '/lab/mex?game=kayles&with-game=nim');
      await page.getByText(/^Moves lead to /).waitFor();
    },
  },
  {
    name: 'lost positions, counted',
    async open(page, hall) {
      await visit(page, hall, '/lab/counts');
      await page.getByText(/positions are lost for the side to move/).waitFor();
    },
  },
  {
    name: 'two positions compared',
    async open(page, hall) {
      await visit(page, hall, '/lab/compare?game=nim&position=2,2&misere=1&with-game=nim&with-position=0');
      await page.getByText('They are not worth the same.').waitFor();
    },
  },
  {
    name: 'the kinds of positions of a game',
    async open(page, hall) {
      await visit(page, hall, '/lab/quotient?game=octal&params={"code":"0.75"}&to=40');
      await page.getByText('Proven for any number of rows or heaps, of any size.').waitFor();
    },
  },
  {
    name: 'a game that was made',
    async open(page, hall) {
      await visit(page, hall, '/lab/make');
      await page.getByRole('heading', { name: 'The first values' }).waitFor();
    },
  },
  { name: 'what I played', open: visitGames },
  { name: 'nothing played yet', open: (page, hall) => visit(page, hall, '/me') },
  {
    name: 'a device that is brought along',
    async open(page, hall) {
      await visit(page, hall, '/me/devices');
      await page.getByRole('button', { name: 'Bring a device along' }).click();
      await page.getByText('It is good once, and for five minutes.').waitFor();
    },
  },
  {
    name: 'a guest who may keep the name',
    async open(page, hall) {
      await page.goto(`${byName(hall.server.url)}/me/keep`);
      await page.getByRole('button', { name: 'Keep this name' }).waitFor();
    },
  },
  {
    name: 'a name that is kept, and the last passkey about to go',
    async open(page, hall) {
      await page.goto(byName(hall.server.url));
      await addAuthenticator(page);
      await keepName(page);
      await page.getByRole('button', { name: /^Remove:/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor();
    },
  },
  {
    name: 'a token for a program',
    async open(page, hall) {
      await visit(page, hall, '/me/programs');
      await page.getByRole('textbox', { name: 'What you call it' }).fill('My bot');
      await page.getByRole('button', { name: 'Make a token' }).click();
      await page.getByRole('button', { name: 'Remove: My bot' }).waitFor();
    },
  },
  { name: 'what is known of me', open: (page, hall) => visit(page, hall, '/me/data') },
  { name: 'where another device becomes the same person', open: (page, hall) => visit(page, hall, '/link#abcdefghjk') },
  { name: 'the settings', open: (page, hall) => visit(page, hall, '/settings') },
  { name: 'an address that is none', open: (page, hall) => visit(page, hall, '/nothing/here') },
];

/** Two games of this person that are over. */
async function visitGames(page: Page, hall: Hall): Promise<void> {
  for (const start of ['3,4,5', '5,5']) await playGivenUp(page, hall.server.url, start);
  await visit(page, hall, '/me');
  await page.getByRole('link', { name: /Nim/ }).nth(1).waitFor();
}

async function visit(page: Page, hall: Hall, path: string): Promise<void> {
  await page.goto(hall.server.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A game on this page, whose turn it is, against somebody; their page. */
async function startGame(page: Page, hall: Hall, tile: RegExp): Promise<Page> {
  const other = await person(hall.browser);
  await beginGame(page, other.page, hall.server.url, tile);
  return other.page;
}
