import { type Scene, visit } from './scene.ts';

/** The laboratory. */
export const LAB: readonly Scene[] = [
  { name: 'the laboratory', open: (page, hall) => visit(page, hall, '/lab') },
  {
    name: 'theorems on trial, one of them refuted',
    async open(page, hall) {
      await visit(page, hall, '/lab/theorems');
      await page.getByRole('button', { name: 'Test: One heap' }).first().click();
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
      await page.getByText(/positions are lost for the player to move/).waitFor();
    },
  },
  {
    name: 'two positions compared',
    async open(page, hall) {
      await visit(page, hall, '/lab/compare?game=nim&position=2,2&misere=1&with-game=nim&with-position=0');
      await page.getByText('They have different values.').waitFor();
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
      await page.getByRole('heading', { name: 'First values' }).waitFor();
    },
  },
];
