import type { Phrases } from '../phrases.ts';

/** What I played. */
export const me: Phrases = {
  'What you played': 'Tes parties',
  'Games that are over, the newest first. They stay with this browser.':
    'Les parties terminées, les plus récentes d’abord. Elles restent avec ce navigateur.',
  'Which games to show': 'Quelles parties montrer',
  Outcome: 'Résultat',
  Any: 'Tous',
  Won: 'Gagnée',
  Lost: 'Perdue',
  'Not finished': 'Non terminée',
  'You won against {0}': 'Tu as gagné contre {0}',
  'You lost to {0}': 'Tu as perdu contre {0}',
  '{0} resigned, you won': '{0} a abandonné, tu as gagné',
  'You resigned against {0}': 'Tu as abandonné contre {0}',
  'Not finished, with {0}': 'Non terminée, avec {0}',
  'Nothing yet. A game comes here when it is over.': 'Rien encore. Une partie vient ici quand elle est terminée.',
  'Find a game': 'Trouver une partie',
  'No game is as you want it.': 'Aucune partie ne correspond.',
  'Show all games': 'Montrer toutes les parties',
  'Show more': 'Montrer plus',
  'Save all games as a file': 'Enregistrer toutes les parties dans un fichier',
};
