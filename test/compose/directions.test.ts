import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * The folders of each package, from what uses the others down to what is used: imports run from left to right. Files that lie
 * in no folder stand here by their names, without the ending.
 */
const ORDER = {
  shared:
    'protocol learnt ladder gathering duel room lab lesson puzzle bot catalogue picture games solver game refusal phrase result lru-map group-by rating markup json',
  server: [
    'start cannot-start addresses rebuild-ratings operator-cli server routes http sockets moderation account vacations friends guests gatherings programs learning passkeys config duels push rooms preview ratings history people analysis workers cluster metrics store',
    'steady-clock child-env refusal-error delays log log-terminal',
  ].join(' '),
  client: [
    'embed main app',
    'pages/room pages/catalogue pages/lab pages/local-play pages/lobby pages/account pages/programs pages/duels pages/ladder pages/class pages/learn pages/analysis pages/settings pages/tournament pages/watch',
    'components/learnt components/next-steps components/practice components/watching components/ongoing-games components/friends components/new-game components/explanation components/ui components/alerts components/text components/share components/page components/board',
    'stores analysis-worker styles net reactive position offline i18n',
  ].join(' '),
} as const;

const IMPORT = /(?:from|import\(|import|new URL\()\s*'(\.[^']+\.ts)'/g;

test.each(Object.entries(ORDER))('imports between the folders of %s run one way', (name, order) => {
  const root = fileURLToPath(new URL(`../../${name}/src/`, import.meta.url));
  const files = globSync('**/*.ts', { cwd: root });
  const folders = order.split(' ');
  const folderIn = (path: string): string => folderOf(path, name === 'server' ? LAYERS : []);
  expect([...new Set(files.map(folderIn))].toSorted(), `folders of the package, listed in ORDER of this file`).toEqual(folders.toSorted());

  const back = files.flatMap((file) => {
    const imported = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
      normalize(join(dirname(file), path)),
    );
    return imported.filter((path) => folders.indexOf(folderIn(path)) < folders.indexOf(folderIn(file))).map((path) => `${file} → ${path}`);
  });
  expect(back, 'imports that run back').toEqual([]);
});

/** What a feature of the server has in each layer, in its own folder: its routes belong to `http` there, its queries to `store`, and its `setup`, which puts its parts together, to `server`. */
const LAYERS: readonly (readonly [RegExp, string])[] = [
  [/(^|-)routes\.ts$/, 'http'],
  [/(^|-)(handlers|messages)\.ts$/, 'sockets'],
  [/(^|-)queries\.ts$/, 'store'],
  [/^setup\.ts$/, 'server'],
];

/** Pages and components are folders of folders. */
function folderOf(path: string, layers: typeof LAYERS): string {
  const [first = '', second = '', ...rest] = path.split('/');
  const layer = layers.find(([name]) => name.test(second));
  if (layer) return layer[1];
  if (second === '') return first.replace(/\.ts$/, '');
  return rest.length > 0 && ['pages', 'components'].includes(first) ? `${first}/${second}` : first;
}
