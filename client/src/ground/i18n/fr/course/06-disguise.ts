import type { Phrases } from '../../phrases.ts';

export const disguise: Phrases = {
  'Games in disguise': 'Des jeux déguisés',
  'A rook, a queen, coins and pins: look closely, and find Nim.': 'Tour, dame, pièces et quilles : regarde bien, et voici Nim.',
  'A rook moves left or down, as far as you like. Whoever brings it into the corner wins.':
    'Une tour va à gauche ou en bas, aussi loin que tu veux. Qui l’amène dans le coin gagne.',
  'Leave it where it can only lose.': 'Laisse-la où elle ne peut que perdre.',
  'A rook is two heaps: its steps to the left, and its steps down. You made them equal.':
    'Une tour, ce sont deux tas : ses pas vers la gauche et ses pas vers le bas. Tu les as rendus égaux.',
  'Each coin may go left, as far as you like, also past others. Whoever makes the last move wins.':
    'Chaque pièce peut aller à gauche, aussi loin que tu veux, même en dépassant. Qui joue le dernier coup gagne.',
  'Which heaps are these? Win!': 'Quels sont les tas ? Gagne !',
  'A coin on square 5 is a heap of 5. From 2, 5 and 6 you left 2, 4 and 6: their nim-sum is 0.':
    'Une pièce sur la case 5 est un tas de 5. De 2, 5 et 6 tu as fait 2, 4 et 6 : leur somme de Nim est 0.',
  'A queen may also go along the diagonal. Here she is lost for whoever has to move her.':
    'Une dame peut aussi aller en diagonale. Ici, qui doit la bouger perd.',
  'Try three moves, and watch.': 'Essaie trois coups, et observe.',
  'Wherever she goes, your opponent can reach the corner.': 'Où qu’elle aille, l’adversaire peut atteindre le coin.',
  'Bring the queen where your opponent is lost.': 'Amène la dame là où l’adversaire est perdu.',
  '1 and 2 is P for a queen. For two heaps of Nim it is N: the diagonal makes the difference.':
    '1 et 2 est P pour une dame. Pour deux tas de Nim, c’est N : la diagonale fait la différence.',
  'The queen’s P-positions begin with 1 and 2, 3 and 5, 4 and 7. No number comes twice, and they are 1, 2, 3 apart.':
    'Les positions P de la dame commencent par 1 et 2, 3 et 5, 4 et 7. Aucun nombre ne revient, et les écarts sont 1, 2, 3.',
  'Which pair comes next?': 'Quelle paire vient ensuite ?',
  'They go on like this for ever. Far along, one number divided by the other is nearly 1.618: the golden ratio.':
    'Cela continue sans fin. Loin dans la suite, un nombre divisé par l’autre fait presque 1,618 : le nombre d’or.',
  '6 and 10': '6 et 10',
  '6 is the smallest number that is not used yet, and the two are 4 apart.':
    '6 est le plus petit nombre pas encore pris, et l’écart est 4.',
  '6 and 9': '6 et 9',
  'These are 3 apart like 4 and 7: the diagonal leads there.': 'L’écart est 3 comme pour 4 et 7 : la diagonale y mène.',
  '5 and 9': '5 et 9',
  '5 was used: from there the queen goes straight to 5 and 3.': '5 est déjà pris : de là, la dame va tout droit à 5 et 3.',
  'A ball knocks down one pin, or two side by side. Here is all that can come of three pins.':
    'Une boule renverse une quille, ou deux côte à côte. Voici tout ce qui peut arriver avec trois quilles.',
  'From the bottom up: which is the smallest number that no line leads down to?':
    'De bas en haut : quel est le plus petit nombre auquel aucun trait ne descend ?',
  'Three pins are worth as much as a heap of 3. Many games get their nimbers like this, from the end upwards.':
    'Trois quilles valent autant qu’un tas de 3. Beaucoup de jeux reçoivent ainsi leurs nimbers, en remontant depuis la fin.',
  'A longer row may fall apart: 2 + 1 is worth the nim-sum of both.':
    'Une rangée plus longue peut se couper : 2 + 1 vaut la somme de Nim des deux.',
  'What is each row worth? Give the smallest number that no move leads to.':
    'Que vaut chaque rangée ? Donne le plus petit nombre auquel aucun coup ne mène.',
  'A row of 4 pins is worth as much as a single pin.': 'Une rangée de 4 quilles vaut autant qu’une seule quille.',
  'Rows of 1 to 6 pins are worth 1, 2, 3, 1, 4 and 3.': 'Les rangées de 1 à 6 quilles valent 1, 2, 3, 1, 4 et 3.',
  'N or P: what is the nim-sum?': 'N ou P : quelle est la somme de Nim ?',
  'Rows add up like heaps: only what they are worth counts.': 'Les rangées s’additionnent comme des tas : seule compte leur valeur.',
  'These rows are worth 4 and 3.': 'Ces rangées valent 4 et 3.',
  'Make the first worth 3 as well.': 'Fais que la première vaille 3 aussi.',
  '3 and 3 cancel, as two equal heaps do.': '3 et 3 s’annulent, comme deux tas égaux.',
  'So every position is worth one number, and sums go by nim-sums. Sprague and Grundy found this in the 1930s.':
    'Chaque position vaut donc un nombre, et ensemble, c’est la somme de Nim. Sprague et Grundy l’ont trouvé dans les années 1930.',
  'For which games does it hold?': 'Pour quels jeux est-ce vrai ?',
  'In such a game you need one number for each part, and nothing else: its nimber.':
    'Dans un tel jeu, il te faut un nombre par partie, et rien d’autre : son nimber.',
  'Same moves for both, and the last move wins': 'Mêmes coups pour les deux, et le dernier coup gagne',
  'And every game has to come to an end.': 'Et toute partie doit finir un jour.',
  'For chess as well': 'Pour les échecs aussi',
  'In chess one moves White and the other Black, and a game may be drawn.':
    'Aux échecs, l’un joue les Blancs, l’autre les Noirs, et il y a des nulles.',
  'Only for heaps': 'Pour les tas seulement',
  'You have just done it with pins, and they are no heaps.': 'Tu viens de le faire avec des quilles, et ce ne sont pas des tas.',
};
