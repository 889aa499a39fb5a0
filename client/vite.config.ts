import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { asModule } from './build/as-module.ts';
import { boardElement } from './build/board-element.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { leanStyles } from './build/lean-styles.ts';
import { pictureSheet } from './build/picture-sheet.ts';
import { preloadedFonts } from './build/preloaded-fonts.ts';
import { rulesWithoutTheory } from './build/rules-without-theory.ts';
import { serviceWorker } from './build/service-worker.ts';
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
        hostType === 'html' ? dependencies : dependencies.filter((file) => !/\/(?:libraries|ground|rolldown-runtime|spoken)-/.test(file)),
    },
    // Libraries in one piece: smaller compressed together, and the same file from one release to the next. Not
    // those that only a dialog or one page needs. What every page stands on in another, and what games are
    // opened with in a third: a dozen small files compress badly.
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: {
        // Every page names many files that it may fetch later, and hashes do not compress: few characters, of few kinds.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'base36',
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(?!(?:@simplewebauthn|glicko2-lite|uplot|uqr)\/)/ },
            {
              name: 'ground',
              test: /client\/src\/(?:reactive\/|styles\/(?!checkboxes|field|toast)|components\/page\/|components\/ui\/(?:choices|empty-table|show-dialog))|shared\/src\/(?:result|puzzle\/day)\.ts/,
            },
            {
              name: 'opening',
              test: /client\/src\/components\/(?:new-game\/(?:bot-(?:button|words)|clock-(?:choices|picker|text)|new-room|play-with|room-links)|text\/(?:convention|groups)|watching\/standing)\.ts|client\/src\/(?:net\/fetch-room|components\/ui\/tile-picture|pages\/lobby\/play-tile|stores\/lobby-store)\.ts|shared\/src\/room\/(?:room|listing)\.ts/,
            },
          ],
        },
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
    pictureSheet('/src/pages/lobby/tile-sheet.ts'),
    preloadedFonts('atkinson-hyperlegible-next-latin-wght-normal.woff2', 'symbols.woff2'),
    serviceWorker(fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url))),
    boardElement(
      fileURLToPath(new URL('src/embed/any-page.ts', import.meta.url)),
      fileURLToPath(new URL('src/embed/bots.ts', import.meta.url)),
    ),
    compressedFiles(),
  ],
  // The worker is a bundle of its own, with the theories: plugins above do not touch it.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': SERVER,
      '/healthz': SERVER,
      '/embed': { target: SERVER, bypass: () => '/embed.html' },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
}));
