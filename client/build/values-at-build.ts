import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Works out a module when the pages are built: what it exports goes into the build as values, and what it needed to get there
 * does not. The values must be such as JSON has them. `path` is how its file ends.
 */
export function valuesAtBuild(path: string): Plugin {
  return {
    name: 'values-at-build',
    // While developing, pages work it out themselves.
    apply: 'build',
    async load(id) {
      if (!id.endsWith(path)) return null;
      const exports: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
