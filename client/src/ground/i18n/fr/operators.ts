import type { Phrases } from '../phrases.ts';

/** What whoever runs a hall does to it, as people hear of it. */
export const operators: Phrases = {
  'The site operator has closed this room.': 'L’administrateur du site a fermé cette salle.',
  'Only the site operator can close rooms.': 'Seul l’administrateur du site peut fermer des salles.',
  'Mean or rude words': 'Des mots méchants ou grossiers',
  'A name that does not belong here': 'Un nom qui n’a pas sa place ici',
  'Spoils the game for others': 'Gâche le jeu des autres',
  'Something else': 'Autre chose',
  'What you report is not there any more.': 'Ce que tu signales n’est plus là.',
  'That is you.': 'C’est toi.',
  'Report {0}?': 'Signaler {0} ?',
  'What is wrong?': 'Qu’est-ce qui ne va pas ?',
  'Whoever runs this site reads it. Nobody else is told.': 'La personne qui gère ce site le lit. Personne d’autre n’en saura rien.',
  Report: 'Signaler',
  'Report {0}': 'Signaler {0}',
  Done: 'Terminé',
  'Thank you for telling.': 'Merci de l’avoir dit.',
  'Whoever runs this site will look at it.': 'La personne qui gère ce site va regarder.',
  'You may not write here.': 'Tu ne peux pas écrire ici.',
  'You may not write here for another {0} minutes.': {
    one: 'Tu ne pourras pas écrire ici pendant encore une minute.',
    many: 'Tu ne pourras pas écrire ici pendant encore {0} minutes.',
    other: 'Tu ne pourras pas écrire ici pendant encore {0} minutes.',
  },
  'You may not write here for another {0} hours.': {
    one: 'Tu ne pourras pas écrire ici pendant encore une heure.',
    many: 'Tu ne pourras pas écrire ici pendant encore {0} heures.',
    other: 'Tu ne pourras pas écrire ici pendant encore {0} heures.',
  },
  'You may not write here for another {0} days.': {
    one: 'Tu ne pourras pas écrire ici pendant encore un jour.',
    many: 'Tu ne pourras pas écrire ici pendant encore {0} jours.',
    other: 'Tu ne pourras pas écrire ici pendant encore {0} jours.',
  },
};
