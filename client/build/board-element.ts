import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { leanStyles } from './lean-styles.ts';
import { rulesWithoutTheory } from './rules-without-theory.ts';
import { theoryForBots } from './theory-for-bots.ts';

/** What pages of others name. */
const SCRIPT = 'nimhall-board.js';

/**
 * Builds the board for pages of others, beside our own pages, once these are written and the service worker knows them: nobody who comes here
 * fetches it. Its bots think where it stands, and are fetched with the theories of the games when one is to answer.
 */
export function boardElement(entry: string, bots: string): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'board-element',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      root = config.root;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          root,
          configFile: false,
          mode: 'production',
          logLevel: 'warn',
          publicDir: false,
          base: './',
          plugins: [theoryForBots(bots), rulesWithoutTheory(), leanStyles(), namedScript()],
          // Also where it is built in a test run.
          resolve: { conditions: ['module', 'browser', 'production'] },
          build: {
            target: 'es2022',
            // For older browsers light-dark() would be rewritten to go by the device, while this is to be as bright as the page around it.
            cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
            outDir,
            emptyOutDir: false,
            assetsInlineLimit: 0,
            chunkSizeWarningLimit: 1_000,
            modulePreload: false,
            rolldownOptions: {
              input: entry,
              output: { entryFileNames: 'assets/board-[hash].js', chunkFileNames: 'assets/board-[name]-[hash].js' },
            },
          },
        });
      },
    },
  };
}

/**
 * The script with the name that stays: it only imports the one whose name has a hash. What is fetched later imports that one as well, and so never comes upon one of
 * another version, or under another address.
 */
function namedScript(): Plugin {
  return {
    name: 'named-script',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      // What it imports is named as well, to be fetched at the same time.
      const files = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [];
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: files.map((file) => `import './${file}';\n`).join('') });
    },
  };
}
