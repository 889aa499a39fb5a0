import type { Phrases } from '../phrases.ts';

/** Games that can be left and continued days later. */
export const unfinished: Phrases = {
  'In progress': 'Parties en cours',
  '{0}, {1} left': '{0}, encore {1}',
  'Your turn in {0} games': {
    one: 'À toi de jouer dans {0} partie',
    many: 'À toi de jouer dans {0} parties',
    other: 'À toi de jouer dans {0} parties',
  },
  '{0} days a move': { one: '{0} jour par coup', many: '{0} jours par coup', other: '{0} jours par coup' },
  'The game waits': 'La partie attend',
  'This game waits for the player who is away.': 'Cette partie attend le joueur absent.',
};
