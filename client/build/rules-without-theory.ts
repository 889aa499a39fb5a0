import { minifySync, type Plugin } from 'vite';
import { FOR_BOTS } from './theory-for-bots.ts';

/** Files that define rulesets. */
const GAMES = '/shared/src/games/';

/**
 * Leaves the theory out of the rules that pages load: pages play, and only the server and the worker solve. `theory` is
 * optional in a ruleset, so what is left is a ruleset as well, and a sixth of the first visit's code less.
 */
export function rulesWithoutTheory(): Plugin {
  return {
    name: 'rules-without-theory',
    // While developing, page and worker share their modules.
    apply: 'build',
    transform(code, id) {
      if (!id.includes(GAMES) || id.endsWith(FOR_BOTS)) return null;
      const properties = theoriesIn(this.parse(code));
      if (properties.length === 0) return null;
      const rules = properties.reduceRight((text, { start, end }) => text.slice(0, start) + withoutComma(text.slice(end)), code);
      return { code: withoutUnused(rules), map: null };
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the properties called `theory` are in a syntax tree, in the order of the text. */
function theoriesIn(node: unknown): Range[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isTheory(node)) return [node];
  return Object.values(node).flatMap(theoriesIn);
}

function isTheory(node: object): node is Range {
  const { type, key } = node as { readonly type?: string; readonly key?: { readonly name?: string } };
  return type === 'Property' && key?.name === 'theory';
}

/** Without what only the theory needed: a module that is imported for nothing would be loaded with the rules where another part of the page needs it. */
function withoutUnused(code: string): string {
  const { code: used } = minifySync('rules.js', code, { module: true, mangle: false, codegen: { removeWhitespace: false } });
  return used.replace(/^import "[^"]*";\n/gm, '');
}

function withoutComma(text: string): string {
  return text.replace(/^\s*,/, '');
}
