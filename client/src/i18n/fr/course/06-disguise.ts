import type { Phrases } from '../../phrases.ts';

export const disguise: Phrases = {
  'Games in disguise': 'Des jeux déguisés',
  'A rook, a queen, coins and pins. Look closely and you’ll find Nim.': 'Tour, dame, pièces et quilles. Regarde bien, et tu verras le Nim.',
  'The rook moves left or down, as far as you like. Put it in the corner to win.':
    'La tour va à gauche ou en bas, aussi loin que tu veux. Amène-la dans le coin pour gagner.',
  'Leave it where your opponent can only lose.': 'Laisse-la là où l’adversaire ne peut que perdre.',
  'A rook is two heaps, its steps left and its steps down. You made them equal.':
    'Une tour, ce sont deux tas, ses pas à gauche et ses pas en bas. Tu les as rendus égaux.',
  'A coin moves left as far as you like, even past others. The last move wins.':
    'Une pièce va à gauche aussi loin que tu veux, même en dépassant. Le dernier coup gagne.',
  'What are the heaps here? Win!': 'Quels sont les tas, ici ? Gagne !',
  'A coin on square 5 is a heap of 5. You left 2, 4 and 6, and their nim-sum is 0.':
    'Une pièce sur la case 5 est un tas de 5. Tu as laissé 2, 4 et 6, de somme de Nim 0.',
  'A queen can also move diagonally. From here, the player to move loses.':
    'Une dame va aussi en diagonale. D’ici, le joueur qui doit jouer perd.',
  'Wherever she goes, your opponent can reach the corner.': 'Où qu’elle aille, l’adversaire peut atteindre le coin.',
  'Put the queen where your opponent loses.': 'Amène la dame là où l’adversaire perd.',
  'For the queen, 1 and 2 is P. In Nim it is N, because there is no diagonal.':
    'Pour la dame, 1 et 2 est P. Au Nim, c’est N, car il n’y a pas de diagonale.',
  'The queen’s P-positions start with 1 and 2, 3 and 5, 4 and 7. The gaps are 1, 2 and 3, and no number repeats.':
    'Les positions P de la dame commencent par 1 et 2, 3 et 5, 4 et 7. Les écarts sont 1, 2 et 3, et aucun nombre ne se répète.',
  'Which pair comes next?': 'Quelle paire vient ensuite ?',
  'They go on forever. Far along, the bigger number is about 1.618 times the smaller, the golden ratio.':
    'Cela continue sans fin. Loin dans la liste, le grand nombre vaut environ 1,618 fois le petit. C’est le nombre d’or.',
  '6 and 10': '6 et 10',
  '6 is the smallest unused number, and the next gap is 4.': '6 est le plus petit nombre encore libre, et l’écart suivant est 4.',
  '6 and 9': '6 et 9',
  'Their gap is 3, just like 4 and 7. So the queen moves there diagonally.':
    'L’écart est 3, comme pour 4 et 7. La dame y va donc en diagonale.',
  '5 and 9': '5 et 9',
  '5 is used already. From here the queen moves straight to 5 and 3.': '5 est déjà pris. D’ici, la dame va tout droit à 5 et 3.',
  'A ball knocks down one pin, or two side by side. This tree shows everything that can happen with three pins.':
    'Une boule renverse une quille, ou deux côte à côte. L’arbre montre tout ce qui peut arriver avec trois quilles.',
  'Start at the bottom. What is the smallest number that no line leads down to?':
    'Commence en bas. Quel est le plus petit nombre auquel aucun trait ne descend ?',
  'Three pins are worth the same as a heap of 3. Many games get their nimbers this way.':
    'Trois quilles valent autant qu’un tas de 3. Beaucoup de jeux reçoivent ainsi leurs nimbers.',
  'A longer row can split in two, such as 2 and 1. Then the nim-sum counts, here 3.':
    'Une rangée plus longue peut se couper, par exemple en 2 et 1. La somme de Nim compte alors, ici 3.',
  'What is each row worth? Enter the smallest number that no move leads to.':
    'Que vaut chaque rangée ? Entre le plus petit nombre auquel aucun coup ne mène.',
  'A row of 4 pins is worth no more than a single pin.': 'Une rangée de 4 quilles ne vaut pas plus qu’une seule quille.',
  'Rows of 1 to 6 pins are worth 1, 2, 3, 1, 4 and 3.': 'Les rangées de 1 à 6 quilles valent 1, 2, 3, 1, 4 et 3.',
  'What is the nim-sum, and is it N or P?': 'Quelle est la somme de Nim ? Est-ce N ou P ?',
  'Rows add up like heaps. Only their worth matters.': 'Les rangées s’additionnent comme des tas. Seule leur valeur compte.',
  'These rows are worth 4 and 3.': 'Ces rangées valent 4 et 3.',
  'Make the first row worth 3 too.': 'Fais que la première rangée vaille 3 aussi.',
  '3 and 3 cancel, just like two equal heaps.': '3 et 3 s’annulent, comme deux tas égaux.',
  'Every position is worth a number, and the nim-sum adds them. Sprague and Grundy found this in the 1930s.':
    'Chaque position vaut un nombre, et la somme de Nim les ajoute. Sprague et Grundy l’ont trouvé dans les années 1930.',
  'Which games does this work for?': 'Pour quels jeux cela marche-t-il ?',
  'In these games all you need is one number for each part, its nimber.': 'Dans ces jeux, il te suffit d’un nombre par partie, son nimber.',
  'Same moves for both, last move wins': 'Mêmes coups pour les deux, le dernier gagne',
  'Right, and every game must come to an end.': 'Oui, et toute partie doit finir un jour.',
  'Also chess': 'Les échecs aussi',
  'In chess the two players move different pieces, and a game can be a draw.':
    'Aux échecs, chacun joue ses propres pièces, et une partie peut être nulle.',
  'Only heaps': 'Les tas seulement',
  'You just did it with pins, and they aren’t heaps.': 'Tu viens de le faire avec des quilles. Ce ne sont pas des tas.',
};
