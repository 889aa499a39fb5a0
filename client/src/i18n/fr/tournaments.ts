import type { Phrases } from '../phrases.ts';

/** Tournaments: why something is refused. */
export const tournaments: Phrases = {
  'There’s no tournament with this code.': 'Aucun tournoi n’a ce code.',
  'There’s a tournament with this code already.': 'Un tournoi a déjà ce code.',
  'Only players can join a tournament.': 'Seuls les joueurs peuvent participer à un tournoi.',
  'The organizer has removed you from this tournament.': 'Tu as été retiré de ce tournoi.',
  'This tournament has started. You can’t join it now.': 'Ce tournoi a commencé. Tu ne peux plus t’inscrire.',
  'Join the tournament first.': 'Inscris-toi d’abord au tournoi.',
  'This tournament has started.': 'Ce tournoi a commencé.',
  'Wait for a second player.': 'Attends un deuxième joueur.',
  'This tournament hasn’t started.': 'Ce tournoi n’a pas commencé.',
  'An arena has no rounds.': 'Une arène n’a pas de manches.',
  'Round {0} has already started.': 'La manche {0} a déjà commencé.',
  'Some games of this round are still being played.': 'Des parties de cette manche sont encore en cours.',
  'This tournament is over.': 'Ce tournoi est terminé.',
  'Only the organizer can do this.': 'Seul l’organisateur peut le faire.',
  'This tournament is full.': 'Ce tournoi est complet.',
  'Someone in this tournament already has this name. Add something to yours.':
    'Quelqu’un a déjà ce nom dans ce tournoi. Ajoute quelque chose au tien.',
  'You have changed this too often.': 'Tu as changé cela trop souvent.',
  'There’s no one with this number in this tournament.': 'Personne n’a ce numéro dans ce tournoi.',
  'A title has to fit on one line.': 'Un titre doit tenir sur une seule ligne.',
  'A title can’t contain characters that reverse the text.': 'Un titre ne doit pas contenir de signes qui changent le sens de l’écriture.',
  'Choose at least one game.': 'Choisis au moins un jeu.',
  'A tournament has at most {0} games.': 'Un tournoi a au plus {0} jeux.',
  'A tournament needs room for two players.': 'Un tournoi a besoin de deux places.',
  'This kind of tournament has at most {0} players.': 'Un tournoi de ce type a au plus {0} places.',
  'A Swiss tournament has 1 to {0} rounds.': 'Un tournoi suisse a de 1 à {0} manches.',
  'An arena takes {0} to {1} minutes.': 'Une arène dure de {0} à {1} minutes.',
  'A player may be absent for {0} to {1} seconds.': 'Un joueur peut être absent de {0} à {1} secondes.',
  'This kind of tournament has at most {0} bots.': 'Un tournoi de ce type a au plus {0} bots.',
  'A rated tournament draws its positions. Choose games with rated duels.':
    'Dans un tournoi classé, les positions sont tirées au sort. Choisis des jeux avec duels classés.',
  'In a rated tournament each player has at least a minute.': 'Dans un tournoi classé, chaque joueur a au moins une minute.',
  'This tournament is rated. Create an account, or come back after {0} days and {1} finished games.':
    'Ce tournoi est classé. Crée un compte, ou reviens après {0} jours et {1} parties terminées.',
  'The site operator has barred you from rated tournaments.': 'Tu ne peux pas participer aux tournois classés.',
  'Choose a start within the next {0} days.': 'Choisis un début dans les {0} prochains jours.',
  'A bot you chose doesn’t play every game you chose.': 'Un bot choisi ne joue pas à tous les jeux choisis.',
};
