import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What pages import to learn the address of the sheet. */
const ID = 'virtual:picture-sheet';

/**
 * Draws the pictures of all tiles into one SVG file, which pages refer to. `path` is that of a module that exports the file as `SHEET`. The
 * browser keeps it, and the first page needs no code that draws.
 */
export function pictureSheet(path: string): Plugin {
  const file = fileURLToPath(new URL(`..${path}`, import.meta.url));
  let isBuild = false;
  return {
    name: 'picture-sheet',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      if (!isBuild) return `export default '/tiles.svg';`;
      const { SHEET } = (await import(file)) as { SHEET: string };
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'tiles.svg', source: SHEET })};`;
    },
    // While developing it is drawn whenever it is asked for.
    configureServer(server) {
      server.middlewares.use('/tiles.svg', async (_request, response) => {
        const { SHEET } = await server.ssrLoadModule(file);
        response.setHeader('Content-Type', 'image/svg+xml').end(SHEET);
      });
    },
  };
}
