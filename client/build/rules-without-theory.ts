import type { Plugin } from 'vite';

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
      if (!id.includes(GAMES)) return null;
      const properties = theoriesIn(this.parse(code));
      if (properties.length === 0) return null;
      return {
        code: properties.reduceRight((text, { start, end }) => text.slice(0, start) + withoutComma(text.slice(end)), code),
        map: null,
      };
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

function withoutComma(text: string): string {
  return text.replace(/^\s*,/, '');
}
