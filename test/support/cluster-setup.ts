import { requirePrograms } from './programs.ts';

/** Before the tests of many nodes: what these share. */
export default function setup(): void {
  requirePrograms('postgres', 'redis');
}
