import type { Phrases } from '../phrases.ts';

/** The ladders, and what the bots say who guard that of Nim. */
export const ladder: Phrases = {
  Ladders: 'Échelles',
  'All ladders': 'Toutes les échelles',
  Rungs: 'Échelons',

  'Every game has a ladder of ever stronger bots. You always get a side that can win.':
    'Chaque jeu a une échelle de bots de plus en plus forts. Tu as toujours le camp qui peut gagner.',
  'Play {0} in {1}': 'Affronter {0} : {1}',
  '{0}: beaten, rating about {1}': '{0} : vaincu, cote d’environ {1}',
  '{0}: next, rating about {1}': '{0} : ensuite, cote d’environ {1}',
  '{0}: later, rating about {1}': '{0} : plus tard, cote d’environ {1}',
  'All {0} beaten!': 'Les {0} sont vaincus !',
  '{0} to beat. First: {1}.': '{0} à vaincre. D’abord : {1}.',
  '{0} of {1} beaten. Next: {2}.': '{0} sur {1} vaincus. Ensuite : {2}.',
  'You’ve already beaten {0}. This game is just for fun.': 'Tu as déjà battu {0}. Cette partie est pour le plaisir.',
  'Beat {0} twice in a row, once going first and once going second.':
    'Bats {0} deux fois de suite, une fois en commençant et une fois en second.',
  'One win so far. Win again to beat {0}.': 'Une victoire de faite. Gagne encore une fois pour battre {0}.',
  'You go first.': 'Tu commences.',
  '{0} goes first.': '{0} commence.',
  'You win! Win again from the other side to beat {0}.': 'Gagné ! Gagne aussi avec l’autre camp pour battre {0}.',
  'You beat {0} and reached the top of this ladder!': 'Tu as battu {0}, et te voilà tout en haut de cette échelle !',
  'You beat {0}! Next is {1}.': 'Tu as battu {0} ! Ensuite vient {1}.',
  '{0} has a duel rating of {1}.': '{0} a une cote de {1} en duel.',
  'Play {0}': 'Affronter {0}',
  'Switch sides': 'Changer de camp',
  Ladder: 'Échelle',
  'Climb a ladder': 'Grimper à une échelle',
  'Your devices are all saving their progress at once. Try again.':
    'Tes appareils enregistrent tous leur progression en même temps. Réessaie.',
  'Watch my hands!': 'Regarde bien mes mains !',
  'Abracadabra, gone!': 'Abracadabra, disparu !',
  'Who told you my trick?': 'Qui t’a dit mon truc ?',
  'One heap at a time.': 'Un tas à la fois.',
  'The last heap was mine.': 'Le dernier tas était à moi.',
  'One after the other, all gone!': 'L’un après l’autre, tous partis !',
  'Anything you do, I can do too.': 'Tout ce que tu fais, je peux le faire aussi.',
  'I do as you do, only last.': 'Je fais comme toi, mais en dernier.',
  'You copied me!': 'Tu m’as copié !',
  'All good things come in threes.': 'Jamais deux sans trois.',
  'One, two, three, mine!': 'Un, deux, trois, à moi !',
  'But I had counted to three!': 'J’avais pourtant compté jusqu’à trois !',
  'I know all numbers. Do you?': 'Je connais tous les nombres. Et toi ?',
  'Count once more, slowly.': 'Recompte tranquillement.',
  'Flawless!': 'Sans faute !',
};
