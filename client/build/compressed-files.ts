import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet as they are. */
const WORTH_IT = 1_000;
/** Larger ones are not squeezed to the last byte, which takes seconds for each million. */
const LARGE = 1_000_000;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a compressed copy beside every script, style and drawing, as small as can be: done once here, the server need not do it for each visitor. */
export function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(outDir, { recursive: true, withFileTypes: true });
        const texts = files.filter(({ name }) => /\.(js|css|svg)$/.test(name));
        await Promise.all(texts.map(({ parentPath, name }) => writeCopies(join(parentPath, name))));
      },
    },
  };
}

/** Two threads for each file: this is two thirds of the work of a build. */
async function writeCopies(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const copies = {
    br: promisify(brotliCompress)(content, content.length > LARGE ? QUICK : {}),
    gz: promisify(gzip)(content, { level: 9 }),
  };
  await Promise.all(Object.entries(copies).map(async ([ending, copy]) => await writeFile(`${file}.${ending}`, await copy)));
}
