import type { Phrases } from '../../phrases.ts';

export const firstGame: Phrases = {
  'A first game': 'Une première partie',
  'How to move, and how to win.': 'Comment jouer, et comment gagner.',
  'Here are three heaps of stones.': 'Voici trois tas de jetons.',
  'On your turn, take as many stones as you like from one heap. Try it.':
    'À ton tour, prends autant de jetons que tu veux dans un seul tas. Essaie.',
  'That was a move. Next your opponent would play, then you again.': 'Voilà un coup. Ce serait ensuite à l’adversaire, puis encore à toi.',
  'Leave one stone in each heap.': 'Laisse un jeton dans chaque tas.',
  'Well done! You choose the heap and how many stones to take.': 'Bravo ! Tu choisis le tas et le nombre de jetons.',
  'Take the last stone and you win.': 'Prends le dernier jeton, et tu gagnes.',
  'One heap is left, and it’s your turn. Win!': 'Il reste un tas, et c’est à toi. Gagne !',
  'You took all four at once, and the last stone was yours.': 'Tu as pris les quatre d’un coup, donc aussi le dernier jeton.',
  'Now you take turns, and you start. Who will take the last stone?':
    'Maintenant, chacun joue à son tour, et tu commences. Qui prendra le dernier jeton ?',
  'You, your opponent, you. The third stone was yours.': 'Toi, l’adversaire, toi. Le troisième jeton était pour toi.',
  'It’s your turn, and no one makes a mistake.': 'C’est à toi, et personne ne se trompe.',
  'Who takes the last stone?': 'Qui prend le dernier jeton ?',
  'When every heap has just one stone, no one has a choice. You only need to count.':
    'Quand chaque tas n’a qu’un jeton, personne n’a le choix. Il suffit de compter.',
  'Some people play it the other way round. Take the last stone and you lose.':
    'Certains jouent à l’envers. Si tu prends le dernier jeton, tu perds.',
  'Win this one.': 'Gagne celle-ci.',
  'You left the last stone to your opponent.': 'Tu as laissé le dernier jeton à l’adversaire.',
  'From now on the last stone wins again, unless we say otherwise.':
    'À partir de maintenant, le dernier jeton gagne de nouveau, sauf si nous disons autre chose.',
  'Nim has no dice and no hidden cards.': 'Au Nim, il n’y a ni dés ni cartes cachées.',
  'Can a game of Nim end in a draw?': 'Une partie de Nim peut-elle finir par un match nul ?',
  'No, never': 'Non, jamais',
  'Every move takes stones, so they run out. Someone takes the last one and wins.':
    'Chaque coup prend des jetons, donc ils finissent par manquer. Quelqu’un prend le dernier et gagne.',
  'Yes, sometimes': 'Oui, parfois',
  'Someone always takes the last stone, and that player wins.': 'Quelqu’un prend toujours le dernier jeton, et gagne.',
  'It could go on forever': 'Elle pourrait ne jamais finir',
  'Every move takes at least one stone, and no stone comes back.': 'Chaque coup prend au moins un jeton, et aucun ne revient.',
  'Presto guards this chapter. Play a whole game and watch closely.': 'Presto garde ce chapitre. Joue une partie entière, et regarde bien.',
  'No one beats Presto. With these heaps, the player who starts can’t win.':
    'Personne ne bat Presto. Avec ces tas, le premier joueur ne peut pas gagner.',
  'I am Presto! Please, you begin. Guests always do.': 'Je suis Presto ! Je t’en prie, commence. Les invités commencent toujours.',
  'Interesting. I would have done the same.': 'Intéressant. J’aurais fait pareil.',
  'Abracadabra, mine! I have never lost.': 'Abracadabra, à moi ! Je n’ai jamais perdu.',
  'You won? That can’t be!': 'Tu as gagné ? Impossible !',
  'Here is Presto’s trick. With these heaps, the player who starts loses.':
    'Voici le truc de Presto. Avec ces tas, le premier joueur perd.',
  'Try three different moves and watch the answers.': 'Essaie trois coups différents et observe les réponses.',
  'Every move has an answer. By the end of chapter 5 you will find heaps like these yourself.':
    'Chaque coup a sa réponse. À la fin du chapitre 5, tu trouveras toi-même des tas comme ceux-ci.',
};
