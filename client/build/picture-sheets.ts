import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Sheet } from '../src/pages/lobby/tile-sheets.ts';

/** What pages import to learn in which sheet a picture is. */
const ID = 'virtual:picture-sheets';
/** Where the sheets are while developing. */
const FOLDER = '/tiles/';

/**
 * Draws the pictures of all tiles into a few SVG files, which pages refer to. `path` is that of a module that exports them as `SHEETS`. The
 * browser keeps them, and the first page needs no code that draws.
 */
export function pictureSheets(path: string): Plugin {
  const file = fileURLToPath(new URL(`..${path}`, import.meta.url));
  let isBuild = false;
  return {
    name: 'picture-sheets',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { SHEETS } = (await import(file)) as { SHEETS: readonly Sheet[] };
      const addresses = SHEETS.map(({ svg }, at) => {
        if (!isBuild) return `'${FOLDER}${at}'`;
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'tiles.svg', source: svg })}`;
      });
      const places = Object.fromEntries(SHEETS.flatMap(({ ids }, at) => ids.map((id) => [id, at])));
      return `const addresses = [${addresses.join()}], places = ${JSON.stringify(places)};\nexport default (id) => addresses[places[id]];`;
    },
    // While developing they are drawn whenever they are asked for.
    configureServer(server) {
      server.middlewares.use(FOLDER, async (request, response) => {
        const { SHEETS } = (await server.ssrLoadModule(file)) as { SHEETS: readonly Sheet[] };
        const sheet = SHEETS[Number(request.url?.slice(1))];
        response.setHeader('Content-Type', 'image/svg+xml').end(sheet?.svg);
      });
    },
  };
}
