import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Why verdicts hold in one game on a board, on a strip or of drawings, by the English pattern; each part by the name of a file in shared/src/games. */
export const boardReasons: Phrases = {
  // Chomp
  'The heaps in binary': 'Les tas en binaire',
  'Only the poison is left, and the side to move has won.': 'Il ne reste que le poison, et qui doit jouer a gagné.',
  'Only the poison is left, and the side to move has lost.': 'Il ne reste que le poison, et qui doit jouer a perdu.',
  'Only one row and one column are left. Without the poison they are two heaps of Nim: a bite takes from one of them.':
    'Il ne reste qu’une rangée et une colonne. Sans le poison, ce sont deux tas de Nim : une bouchée prend dans l’un d’eux.',
  upwards: 'vers le haut',
  'A square bar is won by a bite at b2: it leaves a row and a column of one length, and whatever the other side bites of one, the same can be bitten of the other.':
    'Une tablette carrée se gagne par une bouchée en b2 : il reste une rangée et une colonne de même longueur, et ce que l’autre camp croque de l’une, on peut le croquer de l’autre.',
  'A whole bar is always won. Think of a bite at its far corner: if that does not win, some answer to it does, and that answer could have been the first bite.':
    'Une tablette entière est toujours gagnée. Pense à une bouchée dans le coin opposé : si elle ne gagne pas, une réponse gagne, et cette réponse aurait pu être la première bouchée.',
  'Two rows are lost exactly when the upper one is shorter by one.':
    'Deux rangées sont perdues exactement quand celle du haut est plus courte d’un carré.',
  'For most shapes no rule is known: all that can be left of this bar was worked out.':
    'Pour la plupart des formes, on ne connaît pas de règle : tout ce qui peut rester de cette tablette a été calculé.',
  'A winning move bites at {0}.': 'Un coup gagnant croque en {0}.',
  // Coin strip
  'Pair the coins, beginning with the two on the right; a coin that is left over pairs with the end of the strip. The gap between the coins of a pair is a Nim heap.':
    'Groupe les pièces par paires, en commençant par les deux de droite ; s’il en reste une, sa partenaire est le bout de la bande. L’écart entre les pièces d’une paire est un tas de Nim.',
  'Write the gaps in binary, one below the other, and count the ones in each column.':
    'Écris les écarts en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'no gap of a pair is larger than 1': 'aucun écart d’une paire ne dépasse 1',
  'a gap of a pair is larger than 1': 'un écart d’une paire dépasse 1',
  'A gap grows when the left coin of its pair moves, and shrinks again when the right one follows.':
    'Un écart grandit quand la pièce gauche de sa paire bouge, et rétrécit quand la droite la suit.',
  'The gaps in binary': 'Les écarts en binaire',
  'up to coin {0}': 'jusqu’à la pièce {0}',
  'coins {0} and {1}': 'pièces {0} et {1}',
  // Corner
  'no distance is larger than 1': 'aucune distance ne dépasse 1',
  'a distance is larger than 1': 'une distance dépasse 1',
  'A rook is two Nim heaps: its steps to the left and its steps down. Write them in binary, one below the other, and count the ones in each column.':
    'Une tour est deux tas de Nim : ses pas vers la gauche et ses pas vers le bas. Écris-les en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  left: 'à gauche',
  down: 'en bas',
  'Moving {0} can make all of them even.': 'Un coup {0} peut les rendre tous pairs.',
  'A winning move goes {0}.': 'Un coup gagnant va {0}.',
  'A queen alone is lost on the golden pairs: each begins with the smallest number not used yet, and is one further apart than the pair before.':
    'Une dame seule est perdue sur les paires dorées : chacune commence par le plus petit nombre encore libre, et son écart dépasse d’un celui de la paire d’avant.',
  '{0} and {1} are such a pair: every move leaves the pairs, and the next one can come back to them.':
    '{0} et {1} forment une telle paire : tout coup quitte les paires, et le suivant peut y revenir.',
  '{0} and {1} are such a pair: no move leads to another, and so every move loses.':
    '{0} et {1} forment une telle paire : aucun coup ne mène à une autre, et donc tous les coups perdent.',
  '{0} and {1} are no such pair: a winning move makes them one.':
    '{0} et {1} ne forment pas une telle paire : un coup gagnant en fait une.',
  'The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.':
    'Les nombres sont les multiples du nombre d’or 1,618… et de son carré 2,618…, arrondis vers le bas.',
  'Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.':
    'Ici, jouer le dernier coup perd : (0, 1) et (2, 2) remplacent (0, 0) et (1, 2), et toutes les autres restent.',
  'The golden pairs': 'Les paires dorées',
  smaller: 'le plus petit',
  larger: 'le plus grand',
  apart: 'écart',
  'By odd and even: 0 or 1 where the nearer edge is an even number of steps away, 2 or 3 where it is odd.':
    'Selon pair et impair : 0 ou 1 là où le bord le plus proche est à un nombre pair de pas, 2 ou 3 là où ce nombre est impair.',
  'Here the last move loses, and knights are not like heaps of Nim. But near the corner there are only {0} kinds of positions: those of one kind are won and lost alike, whatever knights are put beside them.':
    'Ici le dernier coup perd, et les cavaliers ne sont pas comme des tas de Nim. Mais près du coin, il n’y a que {0} sortes de positions : celles d’une même sorte sont gagnées et perdues ensemble, quels que soient les cavaliers qu’on met à côté.',
  'All knights together are of one kind with {0}: won.': 'Tous les cavaliers ensemble sont de la même sorte que {0} : gagné.',
  'All knights together are of one kind with {0}: lost.': 'Tous les cavaliers ensemble sont de la même sorte que {0} : perdu.',
  'After the move to {0} all knights together are of one kind with {1}: lost.':
    'Après le coup en {0}, tous les cavaliers ensemble sont de la même sorte que {1} : perdu.',
  'no knight at all': 'aucun cavalier',
  'knights on {1}': counted('un cavalier en {1}', 'des cavaliers en {1}'),
  'Every square whose column and row add up to {0} or less was worked out.':
    'Chaque case dont la colonne et la rangée font {0} ou moins ensemble a été calculée.',
  // Cram
  'Turn the board half round, and it looks the same; or there are two regions of one shape. So whatever is put down, the other side can put down the same over there.':
    'Fais faire un demi-tour au plateau, et il est pareil ; ou il y a deux régions de même forme. Quoi que l’on pose, l’autre camp peut donc poser la même chose en face.',
  'A domino on {0} makes a board that looks the same when it is turned half round. From then on, whatever is put down can be put down over there as well.':
    'Un domino sur {0} donne un plateau qui reste pareil après un demi-tour. Dès lors, tout ce qui est posé peut aussi être posé en face.',
  'There may be other winning moves; on a board as large as this they are not looked for.':
    'Il y a peut-être d’autres coups gagnants ; sur un plateau aussi grand, on ne les cherche pas.',
  // Hackenbush
  'A stalk is a heap of Nim: where you cut it, you take that line and all above it.':
    'Une tige est un tas de Nim : là où tu la coupes, tu prends ce trait et tout ce qui est au-dessus.',
  'Lines that go round fold up: all points on their way become one, and each of the lines is a small loop there, which counts 1 like a single line.':
    'Les traits qui font le tour se replient : tous les points du chemin n’en font plus qu’un, et chaque trait y est une petite boucle qui compte 1, comme un trait seul.',
  'Where it forks, add what stands there as in Nim. The line below a fork makes it one more.':
    'Là où ça bifurque, additionne comme au Nim ce qui s’y trouve. Le trait sous une fourche ajoute un.',
  'From the drawing to stalks': 'Du dessin aux tiges',
  'as it stands': 'tel quel',
  'folded up': 'replié',
  'as stalks': 'en tiges',
  'What stands on each fork': 'Ce qui tient sur chaque fourche',
  Fork: 'Fourche',
  'Stands there': 'Dessus',
  'The parts in binary': 'Les parties en binaire',
  'no stalk is longer than 1': 'aucune tige ne dépasse 1',
  'a stalk is longer than 1': 'une tige dépasse 1',
  // Nimble
  'A coin is a Nim heap as large as the number of its square. Write these numbers in binary, one below the other, and count the ones in each column.':
    'Une pièce est un tas de Nim aussi grand que le numéro de sa case. Écris ces numéros en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'no coin is beyond square 1': 'aucune pièce n’est au-delà de la case 1',
  'a coin is beyond square 1': 'une pièce est au-delà de la case 1',
  'The squares of the coins in binary': 'Les cases des pièces en binaire',
  'coin on {0}': 'pièce en {0}',
  'A coin is a Nim heap as large as the number of its square.': 'Une pièce est un tas de Nim aussi grand que le numéro de sa case.',
  // Sprouts
  'No line can be drawn any more.': 'On ne peut plus tracer aucune ligne.',
  'All that is still open hangs together: it is one land.': 'Tout ce qui est encore ouvert se tient : c’est un seul pays.',
  'The drawing has {0} lands: a line in one of them changes nothing in the others.':
    'Le dessin a {0} pays : une ligne dans l’un ne change rien aux autres.',
  'Whatever line is drawn, the other side has an answer that wins.':
    'Quelle que soit la ligne tracée, l’autre camp a une réponse qui gagne.',
  'There is a line that wins. What each land is worth was not found out in the time allowed.':
    'Il y a une ligne qui gagne. Ce que vaut chaque pays n’a pas été trouvé dans le temps permis.',
  'The lands are worth {0}.': 'Les pays valent {0}.',
  'It is worth 0: whatever line is drawn, the other side can make it 0 again.':
    'Il vaut 0 : quelle que soit la ligne tracée, l’autre camp peut le ramener à 0.',
  'It is worth {0}, not 0: a winning line makes it 0.': 'Il vaut {0}, et non 0 : une ligne gagnante le ramène à 0.',
  '{0} lives are left, and every line costs one: at least {1} more lines come, and {2} at most.':
    'Il reste {0} vies, et chaque ligne en coûte une : il viendra encore au moins {1} lignes, et {2} au plus.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: odd, and the side to move draws the last.':
    'Il reste {0} vies, chaque ligne en coûte une, et à la fin ce nombre doit rester : {1}. Le nombre de lignes à venir est donc {2}, quoi qu’on joue : impair, et qui doit jouer trace la dernière.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: even, and the other side draws the last.':
    'Il reste {0} vies, chaque ligne en coûte une, et à la fin ce nombre doit rester : {1}. Le nombre de lignes à venir est donc {2}, quoi qu’on joue : pair, et l’autre camp trace la dernière.',
  'What each land counts for': 'Ce que compte chaque pays',
  Land: 'Pays',
  'Living spots': 'Points vivants',
  Lives: 'Vies',
  'There is a guess for spots alone, from five on, where the last move loses: whoever begins wins when their number divided by 6 leaves 0, 4 or 5. Computers have found it right for up to 20.':
    'Pour des points seuls, à partir de cinq, il y a une conjecture quand le dernier coup perd : qui commence gagne si leur nombre divisé par 6 laisse 0, 4 ou 5. Des ordinateurs l’ont confirmée jusqu’à 20.',
  'There is a guess for spots alone: whoever begins wins when their number divided by 6 leaves 3, 4 or 5. Computers have found it right for up to 44.':
    'Pour des points seuls, il y a une conjecture : qui commence gagne si leur nombre divisé par 6 laisse 3, 4 ou 5. Des ordinateurs l’ont confirmée jusqu’à 44.',
  '{0} leaves {1}: by that guess, which was not proven here, whoever begins wins.':
    '{0} laisse {1} : d’après cette conjecture, qui n’a pas été prouvée ici, qui commence gagne.',
  '{0} leaves {1}: by that guess, which was not proven here, whoever begins loses.':
    '{0} laisse {1} : d’après cette conjecture, qui n’a pas été prouvée ici, qui commence perd.',
  'Where the last move loses, lands have no numbers to add: what is left of all of them together was searched.':
    'Quand le dernier coup perd, les pays n’ont pas de nombres à additionner : on a exploré ce qui reste de tous ensemble.',
  'The lands': 'Les pays',
  // Treblecross
  'Three crosses stand side by side: the game is over.': 'Trois croix sont côte à côte : la partie est finie.',
  'The strip is too short for three crosses: its squares are filled one by one.':
    'La bande est trop courte pour trois croix : ses cases se remplissent une à une.',
  'A cross on {0} makes three side by side and wins at once.': 'Une croix en {0} en fait trois côte à côte et gagne aussitôt.',
  'Whoever puts a cross within two squares of another loses at once, for then the other side makes three. So a cross uses up its own square and two on either side.':
    'Qui met une croix à deux cases ou moins d’une autre perd aussitôt, car l’autre camp en aligne trois. Une croix consomme donc sa case et deux de chaque côté.',
  'No square is far enough from all crosses: the side to move loses.':
    'Aucune case n’est assez loin de toutes les croix : qui doit jouer perd.',
  'There are {0} stretches of squares that are far enough from all crosses, {1} long; they count {2}.': counted(
    'Il y a une suite de cases assez loin de toutes les croix, de longueur {1} ; elle compte {2}.',
    'Il y a {0} suites de cases assez loin de toutes les croix, de longueurs {1} ; elles comptent {2}.',
    'Il y a {0} de suites de cases assez loin de toutes les croix, de longueurs {1} ; elles comptent {2}.',
  ),
  'The nim-sum of what is free is 0: after every safe cross the other side can make it 0 again.':
    'La somme de Nim de ce qui est libre est 0 : après chaque croix sûre, l’autre camp peut la ramener à 0.',
  'The nim-sum of what is free is {0}, not 0: a winning move makes it 0.':
    'La somme de Nim de ce qui est libre est {0}, pas 0 : un coup gagnant la ramène à 0.',
  'What each free stretch counts for': 'Ce que compte chaque suite libre',
  Squares: 'Cases',
  Length: 'Longueur',
  'Here the last move loses: so nobody makes three, as long as there is another square.':
    'Ici, le dernier coup perd : personne n’en aligne donc trois tant qu’il y a une autre case.',
  'There is none: every cross makes three, and the side to move loses.':
    'Il n’y en a pas : chaque croix en aligne trois, et qui doit jouer perd.',
  'On {0} squares a cross makes no three: {1}.': counted(
    'Sur une case, {1}, une croix n’en aligne pas trois.',
    'Sur {0} cases, une croix n’en aligne pas trois : {1}.',
    'Sur {0} de cases, une croix n’en aligne pas trois : {1}.',
  ),
  // Turtles
  'A coin that shows heads is a Nim heap as large as its number. Write these numbers in binary, one below the other, and count the ones in each column.':
    'Une pièce sur face est un tas de Nim aussi grand que son numéro. Écris ces numéros en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'A winning move turns coin {0} to tails.': 'Un coup gagnant met la pièce {0} sur pile.',
  'The numbers of the heads in binary': 'Les numéros des faces en binaire',
  'Here the last move loses. Look at the pairs 2 and 3, 4 and 5, 6 and 7, and so on: while one of them shows heads once, that changes nothing.':
    'Ici, le dernier coup perd. Regarde les paires 2 et 3, 4 et 5, 6 et 7, et ainsi de suite : tant que l’une d’elles montre face une seule fois, cela ne change rien.',
  'One does: with a nim-sum of 0, the side to move loses.': 'C’est le cas : avec une somme de Nim de 0, qui doit jouer perd.',
  'One does: with a nim-sum of {0}, not 0, the side to move wins.':
    'C’est le cas : avec une somme de Nim de {0}, pas 0, qui doit jouer gagne.',
  'None does, and that turns the verdict round: with a nim-sum of 0, the side to move wins.':
    'Ce n’est pas le cas, et cela renverse le verdict : avec une somme de Nim de 0, qui doit jouer gagne.',
  'None does, and that turns the verdict round: with a nim-sum of {0}, the side to move loses.':
    'Ce n’est pas le cas, et cela renverse le verdict : avec une somme de Nim de {0}, qui doit jouer perd.',
};
