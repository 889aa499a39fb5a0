import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds a service worker as one file, `sw.js`, beside the pages, once these are written: in it, `BUILT_FILES` stands
 * for the list of all of them, as workbox wants it.
 */
export function serviceWorker(entry: string): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // Before what is done with all files.
      order: 'pre',
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          mode: 'production',
          logLevel: 'warn',
          publicDir: false,
          define: { BUILT_FILES: JSON.stringify(builtFiles(outDir)), 'process.env.NODE_ENV': '"production"' },
          build: {
            target: 'es2022',
            outDir,
            emptyOutDir: false,
            rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

/** What only the analysis of one game fetches, which does without it offline. */
const LARGE = /^(?:early|met|misere-book|rest-of-book)-text-/;

interface BuiltFile {
  readonly url: string;
  /** Null where the name holds a hash of the content already. */
  readonly revision: string | null;
}

function builtFiles(outDir: string): BuiltFile[] {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && !LARGE.test(file.name));
  return files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const url = path.slice(outDir.length).replaceAll(sep, '/');
    return {
      url,
      revision: url.startsWith('/assets/') ? null : createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16),
    };
  });
}
