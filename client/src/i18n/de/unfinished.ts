import type { Phrases } from '../phrases.ts';

/** Games that can be left and continued days later. */
export const unfinished: Phrases = {
  'In progress': 'Laufende Spiele',
  '{0}, {1} left': '{0}, noch {1}',
  'Your turn in {0} games': { one: 'Du bist am Zug in {0} Spiel', other: 'Du bist am Zug in {0} Spielen' },
  '{0} days a move': { one: '{0} Tag pro Zug', other: '{0} Tage pro Zug' },
  'The game waits': 'Das Spiel wartet',
  'This game waits for the player who is away.': 'Dieses Spiel wartet auf die Person, die weg ist.',
};
