import { msg } from '@lit/localize';
import { say } from '@nimhall/shared/phrase';
import { html, type TemplateResult } from 'lit';
import { localize } from '../../i18n/language.ts';

/** A tool of the laboratory, with an address of its own: `/lab/` and its id. */
interface Tool {
  readonly id: string;
  readonly name: () => string;
  /** Its purpose, in a sentence. */
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
    name: () => msg('Test theorems'),
    about: () => msg('Check what five papers say about these games, misprints included.'),
    load: () => import('./theorems/theorems-tool.ts'),
    render: (query) => html`<nh-theorems-tool .query=${query}></nh-theorems-tool>`,
  },
  {
    id: 'sequence',
    name: () => msg('Sequence'),
    about: () => msg('See the values of growing heaps, rows and boards, and whether they repeat.'),
    load: () => import('./sequence/sequence-tool.ts'),
    render: (query) => html`<nh-sequence-tool .query=${query}></nh-sequence-tool>`,
  },
  {
    id: 'plane',
    name: () => msg('Picture'),
    about: () => msg('Every position of two heaps is a dot, colored by its value.'),
    load: () => import('./plane/plane-tool.ts'),
    render: (query) => html`<nh-plane-tool .query=${query}></nh-plane-tool>`,
  },
  {
    id: 'mex',
    name: () => msg('Smallest missing number'),
    about: () => msg('Fill a table step by step with the smallest number no move leads to.'),
    load: () => import('./mex/mex-tool.ts'),
    render: (query) => html`<nh-mex-tool .query=${query}></nh-mex-tool>`,
  },
  {
    id: 'counts',
    name: () => msg('Counting'),
    about: () => msg('Count lost positions, winning moves and the longest game.'),
    load: () => import('./counts/counts-tool.ts'),
    render: (query) => html`<nh-counts-tool .query=${query}></nh-counts-tool>`,
  },
  {
    id: 'compare',
    name: () => msg('Compare'),
    about: () => msg('See whether two positions have the same value beside any third.'),
    load: () => import('./compare/compare-tool.ts'),
    render: (query) => html`<nh-compare-tool .query=${query}></nh-compare-tool>`,
  },
  {
    id: 'quotient',
    name: () => msg('Misère quotients'),
    about: () => msg('Misère quotients show which positions are interchangeable when the last move loses.'),
    load: () => import('./quotient/quotient-tool.ts'),
    render: (query) => html`<nh-quotient-tool .query=${query}></nh-quotient-tool>`,
  },
  {
    id: 'records',
    name: () => localize(say`Records`),
    about: () => localize(say`See how far each game is solved here, and what has been published.`),
    load: () => import('./records/records-tool.ts'),
    render: (query) => html`<nh-records-tool .query=${query}></nh-records-tool>`,
  },
  {
    id: 'make',
    name: () => msg('Make a game'),
    about: () => msg('Set the rules, see the values and play it with others.'),
    load: () => import('./make/make-tool.ts'),
    render: (query) => html`<nh-make-tool .query=${query}></nh-make-tool>`,
  },
];

export function findTool(id: string): Tool | undefined {
  return TOOLS.find((tool) => tool.id === id);
}
