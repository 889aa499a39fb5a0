import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serve, temporaryFolder } from '../support/harness.ts';

/** The compressed file has a different text, which shows which file was sent. */
async function site(): Promise<string> {
  const clientDir = await temporaryFolder();
  await mkdir(join(clientDir, 'assets'));
  for (const file of ['sw.js', 'nimhall-board.js', 'assets/page.js']) {
    const path = join(clientDir, file);
    await writeFile(path, `// ${file} as it is`);
    await writeFile(`${path}.br`, brotliCompressSync(`// ${file} by Brotli`));
    await writeFile(`${path}.gz`, gzipSync(`// ${file} by gzip`));
  }
  return (await serve({ clientDir })).url;
}

test.each([
  ['br, gzip', 'by Brotli'],
  ['gzip', 'by gzip'],
  ['identity', 'as it is'],
])('a client that accepts %s gets a file %s, without compression at request time', async (encoding, text) => {
  const url = await site();
  for (const [file, caching] of [
    ['sw.js', 'no-cache'],
    ['nimhall-board.js', 'no-cache'],
    ['assets/page.js', 'public, max-age=31536000, immutable'],
  ] as const) {
    const response = await fetch(`${url}/${file}`, { headers: { 'accept-encoding': encoding } });
    expect(await response.text()).toBe(`// ${file} ${text}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': caching,
      vary: 'Accept-Encoding',
    });
  }
});
