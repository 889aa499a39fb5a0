import { requirePrograms } from './programs.ts';

/** Prepares the resources that tests of several nodes share. */
export default function setup(): void {
  requirePrograms('postgres', 'redis');
}
