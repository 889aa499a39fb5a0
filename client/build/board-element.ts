import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { leanStyles } from './lean-styles.ts';

/**
 * Builds the board for pages of others, `nimhall-board.js`, beside our own pages, once these are written and the service worker knows them: nobody
 * who comes here fetches it. Its bots think where it stands, so its games have their theory.
 */
export function boardElement(entry: string): Plugin {
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
          plugins: [leanStyles()],
          // Also where it is built in a test run.
          resolve: { conditions: ['module', 'browser', 'production'] },
          build: {
            target: 'es2022',
            outDir,
            emptyOutDir: false,
            assetsInlineLimit: 0,
            chunkSizeWarningLimit: 1_000,
            modulePreload: false,
            rolldownOptions: {
              input: entry,
              output: { entryFileNames: 'nimhall-board.js', chunkFileNames: 'assets/board-[name]-[hash].js' },
            },
          },
        });
      },
    },
  };
}
