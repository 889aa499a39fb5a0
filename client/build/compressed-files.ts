import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
      handler: () => {
        for (const { parentPath, name } of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
          if (!/\.(js|css|svg)$/.test(name)) continue;
          const file = join(parentPath, name);
          const content = readFileSync(file);
          if (content.length < WORTH_IT) continue;
          writeFileSync(`${file}.br`, brotliCompressSync(content, content.length > LARGE ? QUICK : {}));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
