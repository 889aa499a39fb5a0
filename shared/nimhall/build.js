// Makes what is packed: JavaScript and types of our own, the API reference from their docstrings, and Socket.IO's client in one file for Node and one for browsers, so that
// `npx` of the package needs nothing else.
import { execSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { apiReference } from './api-reference.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PLAYER = join(HERE, 'dist/nimhall/src/player');
const { resolve } = createRequire(import.meta.url);

const { version, exports } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));

rmSync(join(HERE, 'dist'), { recursive: true, force: true });
// The types are checked by `npm run check`, which takes as long again.
execSync('tsc -p . --noEmit false --noCheck', { cwd: HERE, stdio: 'inherit' });

const entryPoints = Object.entries(exports).flatMap(([path, { types }]) =>
  types ? [{ name: path.replace('.', 'nimhall'), file: join(HERE, types) }] : [],
);
const { html, undocumented } = apiReference(`nimhall ${version}: the API`, entryPoints);
if (undocumented.length > 0) throw new Error(`Public, but without a docstring: ${undocumented.join(', ')}`);
writeFileSync(join(HERE, 'dist/api.html'), html);
// What the pages in `docs` speak of, for people who have only the package.
for (const page of ['notation.md', 'protocol.md']) copyFileSync(join(HERE, '../docs', page), join(HERE, 'dist', page));

const bundle = await rolldown({ input: join(HERE, 'src/player/io.ts'), platform: 'node' });
const {
  output: [{ modules }],
} = await bundle.write({ file: join(PLAYER, 'io.js'), format: 'esm', minify: true });
// Its types are those of the file that stood there, which nobody who uses the package comes to see.
rmSync(join(PLAYER, 'io.d.ts'));
copyFileSync(join(resolve('socket.io-client/package.json'), '../dist/socket.io.esm.min.js'), join(PLAYER, 'io.browser.js'));

const packages = new Set(Object.keys(modules).flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
const licences = [...packages].map((folder) => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}\n\n${licenceIn(folder)}`;
});
writeFileSync(join(HERE, 'dist/LICENSES-OF-OTHERS'), [...new Set(licences)].sort().join('\n----\n\n'));
copyFileSync(join(HERE, '../../LICENSE'), join(HERE, 'dist/LICENSE'));

/** @param {string} folder */
function licenceIn(folder) {
  const file = ['LICENSE', 'LICENSE.md', 'license.md'].map((name) => join(folder, name)).find((each) => existsSync(each));
  if (!file) throw new Error(`No licence in ${folder}`);
  return readFileSync(file, 'utf8');
}
