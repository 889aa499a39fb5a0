import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { asModule } from './build/as-module.ts';
import { boardElement } from './build/board-element.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { fetchedBook } from './build/fetched-book.ts';
import { leanStyles } from './build/lean-styles.ts';
import { pictureSheets } from './build/picture-sheets.ts';
import { preloadedFonts } from './build/preloaded-fonts.ts';
import { rulesWithoutTheory } from './build/rules-without-theory.ts';
import { serviceWorker } from './build/service-worker.ts';
import { SHARED_FILES } from './build/shared-files.ts';
import { valuesAtBuild } from './build/values-at-build.ts';

const SERVER = 'http://127.0.0.1:3000';

/**
 * Decorators are compiled as TypeScript's experimental ones (see tsconfig.json): Vite 8 leaves standard decorators
 * untransformed in the bundle, which no browser can read.
 */
export default defineConfig(({ command }) => ({
  // A build is for production also when it is made inside a test run, where NODE_ENV says otherwise.
  resolve: command === 'build' ? { conditions: ['module', 'browser', 'production'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has from its beginning need not be named again, in every file, for what comes later.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => !/\/(?:libraries|ground|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: {
        // Every page names many files that it may fetch later, and hashes do not compress: few characters, of few kinds.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'base36',
        codeSplitting: { groups: SHARED_FILES },
      },
    },
  },
  plugins: [
    asModule('/glicko2-lite/index.js'),
    rulesWithoutTheory(),
    leanStyles(),
    valuesAtBuild('/src/pages/lobby/tiles.ts'),
    valuesAtBuild('/src/components/next-steps/course-in-short.ts'),
    valuesAtBuild('/src/pages/lab/figures.ts'),
    pictureSheets('/src/pages/lobby/tile-sheets.ts'),
    preloadedFonts('atkinson-hyperlegible-next-latin-wght-normal.woff2', 'symbols.woff2'),
    serviceWorker(fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url))),
    boardElement(
      fileURLToPath(new URL('src/embed/any-page.ts', import.meta.url)),
      fileURLToPath(new URL('src/embed/bots.ts', import.meta.url)),
    ),
    compressedFiles(),
  ],
  // The worker is a bundle of its own, with the theories: plugins above do not touch it.
  worker: { format: 'es', plugins: () => [fetchedBook()] },
  server: {
    proxy: {
      '/api': SERVER,
      '/healthz': SERVER,
      '/embed': { target: SERVER, bypass: () => '/embed.html' },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
}));
