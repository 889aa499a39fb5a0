import type { Family } from '../game/contract.ts';
import { nim } from './nim.ts';

/** The catalogue. A new game is one line here. */
export const GAMES: readonly Family[] = [nim];
