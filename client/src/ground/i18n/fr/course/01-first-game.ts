import type { Phrases } from '../../phrases.ts';

export const firstGame: Phrases = {
  'A first game': 'Une première partie',
  'What a move is, and who wins.': 'Ce qu’est un coup, et qui gagne.',
  'Here are three heaps of stones.': 'Voici trois tas de jetons.',
  'A move takes as many stones as you like, but all from one heap. Make one.':
    'Un coup prend autant de jetons que tu veux, mais tous dans un seul tas. Joue un coup.',
  'That was a move. After it, your opponent makes one, then you again.': 'C’était un coup. Ensuite, c’est à l’adversaire, puis à toi.',
  'Make a move that leaves one stone in each heap.': 'Joue un coup qui laisse un jeton dans chaque tas.',
  'Well done. You choose the heap, and how many stones go.': 'Bravo. C’est toi qui choisis le tas, et combien de jetons partent.',
  'Whoever takes the last stone wins.': 'Qui prend le dernier jeton gagne.',
  'One heap is left, and it is your turn. Win!': 'Il reste un tas, et c’est à toi. Gagne !',
  'All four at once: you took the last stone.': 'Tous les quatre d’un coup : tu as pris le dernier jeton.',
  'Now you take turns. You begin: who will take the last stone?':
    'Maintenant, chacun son tour. Tu commences : qui prendra le dernier jeton ?',
  'You, your opponent, you: the third stone was yours.': 'Toi, l’adversaire, toi : le troisième jeton était pour toi.',
  'It is your turn here. Both of you play as well as they can.': 'Ici, c’est à toi de jouer. Les deux jouent le mieux possible.',
  'Who takes the last stone?': 'Qui prend le dernier jeton ?',
  'With heaps of one, nobody has a choice: you only have to count.':
    'Avec des tas d’un jeton, personne n’a le choix : il suffit de compter.',
  'Some people play it the other way round: whoever takes the last stone loses.':
    'Certains jouent à l’envers : qui prend le dernier jeton perd.',
  'Win this one.': 'Gagne celle-ci.',
  'You left the last stone to your opponent.': 'Tu as laissé le dernier jeton à l’adversaire.',
  'From here on the last stone wins again, until we say otherwise.':
    'À partir d’ici, le dernier jeton gagne de nouveau, jusqu’à nouvel avis.',
  'Nim has no dice and no hidden cards.': 'Au Nim, il n’y a ni dés ni cartes cachées.',
  'Can a game of Nim end in a draw?': 'Une partie de Nim peut-elle finir par un match nul ?',
  'No, never': 'Non, jamais',
  'Every move takes a stone, so the stones run out, and somebody takes the last one.':
    'Chaque coup prend des jetons : ils finissent par manquer, et quelqu’un prend le dernier.',
  'Yes, now and then': 'Oui, de temps en temps',
  'Somebody has to take the last stone, and that one wins.': 'Quelqu’un doit prendre le dernier jeton, et gagne.',
  'It may go on for ever': 'Elle peut durer toujours',
  'Every move takes at least one stone, and no stone comes back.': 'Chaque coup prend au moins un jeton, et aucun ne revient.',
  'Presto guards this chapter. Play a whole game, and watch closely.':
    'Presto garde ce chapitre. Joue une partie entière, et regarde bien.',
  'Nobody beats Presto: in the heaps it puts out, whoever begins is lost.':
    'Personne ne bat Presto : avec les tas que Presto propose, qui commence perd.',
  'I am Presto! Please, you begin. Guests always do.': 'Je suis Presto ! Je t’en prie, commence. Les invités commencent toujours.',
  'Interesting. I would have done the same.': 'Intéressant. J’aurais fait pareil.',
  'Abracadabra, mine! I have never lost.': 'Abracadabra, à moi ! Je n’ai jamais perdu.',
  'You have won? That cannot be!': 'Tu as gagné ? Impossible !',
  'Here is Presto’s trick: these heaps are lost for whoever begins.': 'Voici le truc de Presto : avec ces tas, qui commence perd.',
  'Try three different moves, and see the answers.': 'Essaie trois coups différents, et regarde les réponses.',
  'There is an answer to every move. By the end of chapter 5 you will find such heaps yourself.':
    'À chaque coup, il y a une réponse. À la fin du chapitre 5, tu trouveras de tels tas toi-même.',
};
