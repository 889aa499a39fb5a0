import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FETCHED = fileURLToPath(import.meta.resolve('@nimhall/shared/games/sprouts/book-fetched'));

/** Leaves the opening book of Sprouts out of the workers, which fetch it with the first question about that game. */
export function fetchedBook(): Plugin {
  return {
    name: 'fetched-book',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.endsWith('/book-at-hand.ts') ? FETCHED : null),
  };
}
