import fc from 'fast-check';
import { isFull } from './scale.ts';

/**
 * `npm test` draws the same cases for its properties each time: what fails then was broken by the change at hand. New ones are for the
 * full run, which prints the seed of what it finds.
 */
if (!isFull) fc.configureGlobal({ seed: 20_260_101 });
