import type { Phrases } from '../phrases.ts';

/** A room: seats, moves, requests, results, chat. */
export const room: Phrases = {
  'Open seat': 'Freier Platz',
};
