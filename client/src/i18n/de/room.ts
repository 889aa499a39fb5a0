import type { Phrases } from '../phrases.ts';

/** A room: seats, moves, requests, results, chat. */
export const room: Phrases = {
  'Open seat': 'Freier Platz',
  'Nobody has come yet. Play against a bot instead?': 'Noch ist niemand gekommen. Lieber gegen einen Bot spielen?',
  'Play the bot': 'Mit dem Bot spielen',
  'Keep waiting': 'Weiter warten',
  'Call off': 'Abbrechen',
  'Resign…': 'Aufgeben …',
  Resign: 'Aufgeben',
  'Resign this game?': 'Dieses Spiel aufgeben?',
  'Your opponent wins at once.': 'Die andere Seite gewinnt sofort.',
  'Keep playing': 'Weiterspielen',
  'Who is watching': 'Wer zuschaut',
  'Nobody is watching.': 'Niemand schaut zu.',
  '1 person is watching.': 'Eine Person schaut zu.',
  '{0} people are watching.': '{0} Personen schauen zu.',
};
