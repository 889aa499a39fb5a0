import type { Phrases } from '../phrases.ts';

/** What people read of the operator's actions. */
export const operators: Phrases = {
  'The site operator has closed this room.': 'L’administrateur du site a fermé cette salle.',
  'Only the site operator can close rooms.': 'Seul l’administrateur du site peut fermer des salles.',
  'Only the site operator can void duels.': 'Seul l’administrateur du site peut annuler des duels.',
  'No rated duel has ended in this room.': 'Aucun duel classé ne s’est terminé dans cette salle.',
  'This duel is void already.': 'Ce duel est déjà annulé.',
  'The site operator has barred you from rated duels. You can play without rating.':
    'L’administrateur du site t’a exclu des duels classés. Tu peux jouer sans classement.',
  'Mean or rude words': 'Des mots méchants ou grossiers',
  'A name that does not belong here': 'Un nom qui n’a pas sa place ici',
  'Spoils the game for others': 'Gâche le jeu des autres',
  'Something else': 'Autre chose',
  'What you’re reporting is no longer there.': 'Ce que tu signales n’existe plus.',
  'You can’t do that to yourself.': 'Tu ne peux pas le faire avec toi-même.',

  Reason: 'Motif',
  'Only the people who run this site can read it.': 'Seules les personnes qui gèrent ce site peuvent le lire.',
  Report: 'Signaler',
  'Report {0}': 'Signaler {0}',
  Done: 'Terminé',
  'Thanks for reporting.': 'Merci pour ton signalement.',
  'The people who run this site will take a look.': 'Les personnes qui gèrent ce site vont regarder.',
  'You can’t chat here.': 'Tu ne peux pas écrire ici.',
  'You can’t chat for another {0} minutes.': {
    one: 'Tu ne peux pas écrire pendant encore une minute.',
    many: 'Tu ne peux pas écrire pendant encore {0} minutes.',
    other: 'Tu ne peux pas écrire pendant encore {0} minutes.',
  },
  'You can’t chat for another {0} hours.': {
    one: 'Tu ne peux pas écrire pendant encore une heure.',
    many: 'Tu ne peux pas écrire pendant encore {0} heures.',
    other: 'Tu ne peux pas écrire pendant encore {0} heures.',
  },
  'You can’t chat for another {0} days.': {
    one: 'Tu ne peux pas écrire pendant encore un jour.',
    many: 'Tu ne peux pas écrire pendant encore {0} jours.',
    other: 'Tu ne peux pas écrire pendant encore {0} jours.',
  },
  'You can’t start a game for another {0} hours.': {
    one: 'Tu ne peux pas commencer de partie pendant encore une heure.',
    many: 'Tu ne peux pas commencer de partie pendant encore {0} heures.',
    other: 'Tu ne peux pas commencer de partie pendant encore {0} heures.',
  },
  'You can’t start a game for another {0} days.': {
    one: 'Tu ne peux pas commencer de partie pendant encore un jour.',
    many: 'Tu ne peux pas commencer de partie pendant encore {0} jours.',
    other: 'Tu ne peux pas commencer de partie pendant encore {0} jours.',
  },
  'The site operator has barred you from playing.': 'L’administrateur du site t’a exclu du jeu.',
};
