import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';

/** A tool of the laboratory, with an address of its own: `/lab/` and its id. */
interface Tool {
  readonly id: string;
  readonly name: () => string;
  /** What it is good for, in a sentence. */
  readonly about: () => string;
  /** Brings its code; only then may it be rendered. */
  readonly load: () => Promise<unknown>;
  /** Given the query of the address, without its question mark. */
  readonly render: (query: string) => TemplateResult;
}

/** Every tool. A new one is an entry here. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'theorems',
    name: () => msg('Theorems on trial'),
    about: () => msg('What five papers say about these games, compared with the rules case by case; misprints as well.'),
    load: () => import('./theorems/theorems-tool.ts'),
    render: (query) => html`<nh-theorems-tool .query=${query}></nh-theorems-tool>`,
  },
  {
    id: 'sequence',
    name: () => msg('Sequence'),
    about: () => msg('What heaps, rows and boards of growing size are worth, and whether that repeats for ever.'),
    load: () => import('./sequence/sequence-tool.ts'),
    render: (query) => html`<nh-sequence-tool .query=${query}></nh-sequence-tool>`,
  },
  {
    id: 'plane',
    name: () => msg('Picture'),
    about: () => msg('Every position of two heaps as a dot of a picture: where one loses, and what the others are worth.'),
    load: () => import('./plane/plane-tool.ts'),
    render: (query) => html`<nh-plane-tool .query=${query}></nh-plane-tool>`,
  },
  {
    id: 'mex',
    name: () => msg('Smallest missing number'),
    about: () => msg('The table of a sum, entry by entry: each is the smallest number that no move leads to.'),
    load: () => import('./mex/mex-tool.ts'),
    render: (query) => html`<nh-mex-tool .query=${query}></nh-mex-tool>`,
  },
  {
    id: 'counts',
    name: () => msg('Counts'),
    about: () => msg('How many positions are lost, how many moves win, and how long a game can be.'),
    load: () => import('./counts/counts-tool.ts'),
    render: (query) => html`<nh-counts-tool .query=${query}></nh-counts-tool>`,
  },
  {
    id: 'compare',
    name: () => msg('Compare'),
    about: () => msg('Are two positions worth the same, or does a third one beside both tell them apart?'),
    load: () => import('./compare/compare-tool.ts'),
    render: (query) => html`<nh-compare-tool .query=${query}></nh-compare-tool>`,
  },
  {
    id: 'quotient',
    name: () => msg('Misère quotients'),
    about: () => msg('Where the last move loses: which sums of rows do the same beside anything, proven for any number of rows.'),
    load: () => import('./quotient/quotient-tool.ts'),
    render: (query) => html`<nh-quotient-tool .query=${query}></nh-quotient-tool>`,
  },
  {
    id: 'make',
    name: () => msg('Make a game'),
    about: () => msg('Set the rules, look at what comes of them, and play it with somebody.'),
    load: () => import('./make/make-tool.ts'),
    render: (query) => html`<nh-make-tool .query=${query}></nh-make-tool>`,
  },
];

export function findTool(id: string): Tool | undefined {
  return TOOLS.find((tool) => tool.id === id);
}
