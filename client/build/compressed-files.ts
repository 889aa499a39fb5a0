import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet as they are. */
const WORTH_IT = 1_000;
/** Larger ones are not squeezed to the last byte, which takes seconds for each million. */
const LARGE = 1_000_000;

/** Ends the names of copies that are being written. */
const UNFINISHED = '.unfinished';

/** The kinds of copies. A new way to make one needs a new name here, since copies made before are kept. */
const COPIES = {
  'br-11': { ending: 'br', make: (content: Buffer) => promisify(brotliCompress)(content) },
  'br-9': {
    ending: 'br',
    make: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  'gz-9': { ending: 'gz', make: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
} as const;

/**
 * Writes a compressed copy beside every script, style and drawing, as small as can be: done once here, the server need not do it for each
 * visitor. It is two thirds of the work of a build, so copies of what did not change are kept from one build to the next.
 */
export function compressedFiles(): Plugin {
  let outDir = '';
  let cache = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      cache = join(config.cacheDir, 'compressed');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await mkdir(cache, { recursive: true });
        const files = await readdir(outDir, { recursive: true, withFileTypes: true });
        const texts = files.filter(({ name }) => /\.(js|css|svg)$/.test(name));
        const used = new Set((await Promise.all(texts.map(({ parentPath, name }) => writeCopies(join(parentPath, name), cache)))).flat());
        const old = (await readdir(cache)).filter((name) => !used.has(name) && !name.endsWith(UNFINISHED));
        await Promise.all(old.map((name) => rm(join(cache, name), { force: true })));
      },
    },
  };
}

/** Writes the copies of a file, and gives the names under which they are kept. */
async function writeCopies(file: string, cache: string): Promise<string[]> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return [];
  const hash = createHash('sha256').update(content).digest('hex');
  const kinds = [content.length > LARGE ? 'br-9' : 'br-11', 'gz-9'] as const;
  return await Promise.all(
    kinds.map(async (kind) => {
      const { ending, make } = COPIES[kind];
      const kept = join(cache, `${hash}.${kind}`);
      // One that is not there, or cannot be read, is made anew; what is wrong with the folder shows when it is kept.
      const copy = await readFile(kept).catch(() => null);
      await writeFile(`${file}.${ending}`, copy ?? (await keep(kept, await make(content))));
      return `${hash}.${kind}`;
    }),
  );
}

/** Keeps a copy; under its name only once it is written completely, since a build may be interrupted, and another one may keep the same. */
async function keep(file: string, copy: Buffer): Promise<Buffer> {
  const written = `${file}.${randomUUID()}${UNFINISHED}`;
  await writeFile(written, copy);
  await rename(written, file);
  return copy;
}
