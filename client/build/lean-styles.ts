import type { Plugin } from 'vite';

/** The styles of an element, as they are written. Where one stands inside another, what is around it is left as it is. */
const STYLES = /\bcss`(?:[^`\\]|\\.)*`/gs;

/** Leaves comments and indents out of the styles of elements: they are texts, which no minifier reads, and would be sent to everybody. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/client/src/') || !code.includes('css`')) return null;
      return { code: code.replace(STYLES, (styles) => styles.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '\n')), map: null };
    },
  };
}
