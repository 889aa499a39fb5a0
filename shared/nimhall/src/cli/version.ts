import { readFileSync } from 'node:fs';

/** The version of this package: its package.json is four folders up in the build, and three in the sources. */
export function version(): string {
  for (const up of ['../../package.json', '../../../../package.json']) {
    try {
      return (JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')) as { version: string }).version;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new Error('The package has no description.');
}
