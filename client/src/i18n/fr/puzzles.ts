import type { Phrases } from '../phrases.ts';

/** Puzzles: the three of a day, and as many as somebody likes. */
export const puzzles: Phrases = {
  'Three daily puzzles for everyone, and as many more as you like.':
    'Trois énigmes par jour pour tout le monde, et autant d’autres que tu veux.',

  Puzzles: 'Énigmes',
  'From all games. Each has one right answer.': 'De tous les jeux. Chacune a une seule bonne réponse.',
  'Today’s three': 'Les trois du jour',
  'Today’s puzzles': 'Les énigmes du jour',
  Today: 'Aujourd’hui',
  'The same puzzles for everyone in the world.': 'Les mêmes pour tout le monde, partout.',
  'See result': 'Voir le résultat',

  'Endless puzzles': 'Énigmes à volonté',
  'Level {0}': 'Niveau {0}',
  '{0} puzzles so far': { one: '{0} énigme jusqu’ici', many: '{0} énigmes jusqu’ici', other: '{0} énigmes jusqu’ici' },
  '{0} puzzles you missed come back now.': {
    one: 'Une énigme ratée revient maintenant.',
    many: '{0} énigmes ratées reviennent maintenant.',
    other: '{0} énigmes ratées reviennent maintenant.',
  },
  'Puzzles get harder as you improve. Missed ones come back later.':
    'Les énigmes se compliquent quand tu progresses. Celles que tu rates reviennent plus tard.',
  'Agree on a word. Everyone who enters it gets the same three puzzles. You can show them on a big screen, with answers.':
    'Mettez-vous d’accord sur un mot. Qui le saisit reçoit les trois mêmes énigmes. Vous pouvez les projeter en grand, avec les réponses.',
  'Class word': 'Mot de la classe',
  'Solve puzzles': 'Résoudre',
  'Big screen': 'Grand écran',
  'Class puzzles': 'Énigmes de la classe',
  Back: 'Retour',
  'Show the answer': 'Montrer la réponse',
  'Hide the answer': 'Masquer la réponse',
  'The first player loses. Every move has an answer.': 'Le premier joueur perd. Chaque coup a sa réponse.',
  'The first player wins with {0}.': 'Le premier joueur gagne avec {0}.',
  'Any game': 'Tous les jeux',
  'New puzzle': 'Nouvelle énigme',
  'Next puzzle': 'Énigme suivante',
  'More puzzles': 'Plus d’énigmes',
  'Back to puzzles': 'Retour aux énigmes',
  'Loading puzzle…': 'Chargement de l’énigme…',
  'No puzzles found.': 'Aucune énigme trouvée.',
  'Only one move wins. Find it.': 'Un seul coup gagne. Trouve-le.',
  'You move first and both sides play perfectly. Who wins?': 'Tu commences et chacun joue parfaitement. Qui gagne ?',
  'Right! No other move wins.': 'Juste ! Aucun autre coup ne gagne.',
  'You missed this one before. Try it again.': 'Tu as déjà raté celle-ci. Essaie encore.',
  'You’ve already done this one. It no longer counts.': 'Tu as déjà fait celle-ci. Elle ne compte plus.',
  'Why?': 'Pourquoi ?',
  'Puzzle {0}: {1}': 'Énigme {0} : {1}',
  solved: 'résolue',
  'solved with hints': 'résolue avec des indices',
  'not on the first try': 'pas du premier coup',
  'to do': 'à faire',
  'All on the first try!': 'Toutes du premier coup !',
  '{0} of {1} on the first try.': '{0} sur {1} du premier coup.',
  '{0} days in a row': { one: '{0} jour de suite', many: '{0} jours de suite', other: '{0} jours de suite' },
  'New puzzles in {0} hours.': {
    one: 'De nouvelles énigmes dans moins d’une heure.',
    many: 'De nouvelles énigmes dans {0} heures.',
    other: 'De nouvelles énigmes dans {0} heures.',
  },
  'Share your result without spoilers': 'Partager ton résultat sans rien dévoiler',
};
