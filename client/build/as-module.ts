import type { Plugin } from 'vite';

const EXPORTED = 'module.exports = ';

/**
 * Takes a CommonJS file that exports one thing for a module: for a single one of the other sort every page would have to load what
 * bundles carry for these. `path` is how the file ends.
 */
export function asModule(path: string): Plugin {
  return {
    name: 'as-module',
    // While developing, Vite makes modules of all dependencies.
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(path)) return null;
      if (code.split(EXPORTED).length !== 2) this.error(`${path} does not export one thing any more`);
      return { code: code.replace(EXPORTED, 'export default '), map: null };
    },
  };
}
