import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@nimhall/server/config';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serve } from '../support/harness.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

type Check = { readonly healthcheck: { readonly test: readonly string[] } };

interface Node extends Check {
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on: Readonly<Record<string, { readonly condition: string }>>;
}

interface Single extends Node {
  readonly build: { readonly context: string; readonly dockerfile: string };
  readonly profiles: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
}

interface Outside extends Check {
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface Services {
  readonly nimhall: Single;
  readonly one: Node;
  readonly two: Node;
  readonly proxy: Outside;
  readonly postgres: Outside;
  readonly redis: Outside;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Services; volumes: Record<string, unknown> };
const { nimhall, one, two, proxy, postgres } = compose.services;
const dockerfile = read(nimhall.build.dockerfile);

/** Instructions of the last stage, in order, with continued lines joined. */
const instructions = dockerfile
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

const environment = Object.fromEntries(
  lastStage
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);
const config = readConfig({ ...environment, ...nimhall.environment });

/** Paths a health check asks for: URLs inside its program text. */
const probed = (program: readonly string[]): URL[] => [...program.join(' ').matchAll(/http:[^'"]+/g)].map(([url]) => new URL(url));

test('the image runs the real entry point on the Node the project pins', () => {
  const command = JSON.parse(lastStage.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]') as string[];
  expect(command[0]).toBe('node');
  expect(existsSync(root + command[1]), `${command[1]} was not built`).toBe(true);
  expect(JSON.parse(read('package.json')).scripts.start).toContain(command.join(' '));
  const pinned = JSON.parse(read('package.json')).devDependencies.node as string;
  for (const [, major] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) expect(pinned).toMatch(new RegExp(`^\\^?${major}\\.`));
});

test('everything the image copies is in the repository or built, and the server finds the built client there', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) => (paths ?? '').split(' '));
  expect(copied.length).toBeGreaterThan(5);
  for (const path of copied) expect(existsSync(root + path), `COPY ${path}`).toBe(true);
  for (const built of ['server/dist', 'client/dist']) expect(dockerfile).toContain(`COPY --from=build /nimhall/${built} ${built}`);
  expect(read('server/src/config.ts')).toContain("'../../client/dist'");
  for (const [, script] of dockerfile.matchAll(/npm run (\S+)/g))
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script ?? '');
});

test('the published port, the exposed one and the one it listens on are the same, open to the outside', () => {
  expect(config.host).toBe('0.0.0.0');
  expect(nimhall.ports).toEqual([`${config.port}:${config.port}`]);
  expect(lastStage).toContain(`EXPOSE ${config.port}`);
});

test('the data folder is a volume that the server may write to', () => {
  const [volume] = nimhall.volumes;
  expect(volume).toBe(`data:${config.dataDir}`);
  expect(compose.volumes).toHaveProperty('data');
  expect(lastStage).toContain(`VOLUME ${config.dataDir}`);
  expect(dockerfile).toContain(`chown node ${config.dataDir}`);
});

test('health checks ask routes that answer', async () => {
  const { url } = await serve();
  const imageCheck = lastStage.find((line) => line.startsWith('HEALTHCHECK')) ?? '';
  const probes = [...probed(nimhall.healthcheck.test), ...probed([imageCheck])];
  expect(probes.map((probe) => Number(probe.port))).toEqual([config.port, config.port]);
  for (const { pathname } of [...probes, ...probed(proxy.healthcheck.test)]) {
    expect((await fetch(url + pathname)).status, pathname).toBe(200);
  }
});

test('a node of the cluster finds the database and Redis that are beside it, and waits for both', () => {
  for (const node of [one, two]) {
    const settings = readConfig({ ...environment, ...node.environment });
    const database = new URL(settings.databaseUrl ?? '');
    expect(Object.keys(compose.services)).toContain(database.hostname);
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = postgres.environment;
    expect([database.username, database.password, database.pathname]).toEqual([POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`]);
    const hosts = [database.hostname, new URL(settings.redisUrl ?? '').hostname];
    expect(Object.keys(node.depends_on)).toEqual(hosts);
    for (const { condition } of Object.values(node.depends_on)) expect(condition).toBe('service_healthy');
  }
});

test('only the proxy is open to the outside, and passes on to every node', () => {
  const open = Object.entries(compose.services).filter(([, service]) => 'ports' in service);
  expect(open.map(([name]) => name)).toEqual(['proxy', 'nimhall']);
  expect(nimhall.profiles).toEqual(['single']);
  const [mounted] = proxy.volumes.map((volume) => volume.split(':')[0]?.replace('./', '') ?? '');
  const settings = read(mounted ?? '');
  const upstreams = [...settings.matchAll(/^ *server (\w+):(\d+)/gm)].map(([, host, port]) => `${host}:${port}`);
  const nodes = Object.entries(compose.services).filter(([, service]) => 'DATABASE_URL' in (service.environment ?? {}));
  expect(upstreams).toEqual(nodes.map(([name]) => `${name}:${config.port}`));
  expect(proxy.ports).toEqual([`3000:${/listen (\d+);/.exec(settings)?.[1]}`]);
});

test('nodes behind the proxy trust the address it gives; the one that is open to the outside trusts nobody else', () => {
  const beside = '172.18.0.5';
  for (const node of [one, two]) {
    const { trustedProxies, metricsFor } = readConfig({ ...environment, ...node.environment });
    expect([trustedProxies(beside), metricsFor(beside), trustedProxies('203.0.113.9'), metricsFor('203.0.113.9')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
  expect([config.trustedProxies(beside), config.metricsFor(beside)]).toEqual([false, false]);
});

test('what must outlive a container is in a volume', () => {
  const kept = [nimhall, postgres].flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]));
  expect(Object.keys(compose.volumes).sort()).toEqual(kept.sort());
});
