import fc from 'fast-check';
import { isFull } from './scale.ts';

/**
 * `npm test` uses the same random cases for its properties each time, so that a failure was caused by the current
 * change. The full run uses new ones, and prints the seed of a failure.
 */
if (!isFull) fc.configureGlobal({ seed: 20_260_101 });
