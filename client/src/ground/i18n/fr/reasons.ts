import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Why verdicts hold: what games say of their positions, by the English pattern. */
export const reasons: Phrases = {
  // Sums
  'nim-sum {0}': 'somme de Nim {0}',
  'the heaps': 'des tas',
  'these values': 'de ces valeurs',
  'The nim-sum of {0} is 0: whatever is moved, the other side can make it 0 again.':
    'La somme de Nim {0} est 0 : quel que soit le coup, l’autre camp peut la ramener à 0.',
  'The nim-sum of {0} is {1}, not 0: a winning move makes it 0.': 'La somme de Nim {0} est {1}, pas 0 : un coup gagnant la ramène à 0.',
  'The nim-sum of {0} is 0: whatever is moved, the other side can make it 0 again, or 1 once {1}.':
    'La somme de Nim {0} est 0 : quel que soit le coup, l’autre camp peut la ramener à 0, ou à 1 dès que {1}.',
  'The nim-sum of {0} is {1}, not 0: a winning move makes it 0, or 1 once {2}.':
    'La somme de Nim {0} est {1}, pas 0 : un coup gagnant la ramène à 0, ou à 1 dès que {2}.',
  'Here the last move loses, and {0}: that turns the verdict round. With a nim-sum of 0, the side to move wins.':
    'Ici, le dernier coup perd, et {0} : cela renverse le verdict. Avec une somme de Nim de 0, qui doit jouer gagne.',
  'Here the last move loses, and {0}: that turns the verdict round. With a nim-sum of {1}, the side to move loses.':
    'Ici, le dernier coup perd, et {0} : cela renverse le verdict. Avec une somme de Nim de {1}, qui doit jouer perd.',
  'That the last move loses changes nothing while {0}.': 'Que le dernier coup perde ne change rien tant que {0}.',
  'only fickle parts are left': 'il ne reste que des parties volages',
  'a firm part is left': 'il reste une partie ferme',
  'no heap is larger than 1': 'aucun tas ne dépasse 1',
  'a heap is larger than 1': 'un tas dépasse 1',
  'every heap counts 0 or 1': 'chaque tas compte 0 ou 1',
  'a heap counts 2 or more': 'un tas compte 2 ou plus',
  'no distance is larger than 1': 'aucune distance ne dépasse 1',
  'a distance is larger than 1': 'une distance dépasse 1',
  'no section is larger than 1': 'aucune section ne dépasse 1',
  'a section is larger than 1': 'une section dépasse 1',
  'Every part is firm: it counts the same where the last move loses.':
    'Toutes les parties sont fermes : elles comptent autant quand le dernier coup perd.',
  '{0} parts are fickle: {1}. Where the last move loses, they count 1 for 0, and 0 for 1.': counted(
    'Une partie est volage : {1}. Quand le dernier coup perd, elle compte 1 au lieu de 0, et 0 au lieu de 1.',
    '{0} parties sont volages : {1}. Quand le dernier coup perd, elles comptent 1 au lieu de 0, et 0 au lieu de 1.',
    '{0} de parties sont volages : {1}. Quand le dernier coup perd, elles comptent 1 au lieu de 0, et 0 au lieu de 1.',
  ),
  'The parts are worth {1}.': counted('La position vaut {1}.', 'Les parties valent {1}.'),
  '{0}, and so on': '{0}, et ainsi de suite',
  '{0}, and so on.': '{0}, et ainsi de suite.',
  '{0} counts {1}': '{0} compte {1}',

  // Nim
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Écris tous les tas en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  '{0} columns have an odd number of ones.': '{0} colonnes ont un nombre impair de 1.',
  'The columns of {1} have an odd number of ones.': counted(
    'La colonne de {1} a un nombre impair de 1.',
    'Les colonnes de {1} ont un nombre impair de 1.',
  ),
  'Heap {0} can make all columns even in one move.': 'Le tas {0} peut rendre toutes les colonnes paires en un coup.',
  'Heaps {0} can make all columns even in one move.': 'Le tas {0} peut rendre toutes les colonnes paires en un coup.',
  'A winning move takes from {0}.': 'Un coup gagnant prend dans {0}.',
  'The heaps in binary': 'Les tas en binaire',

  // Moore’s Nim
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec un tas par coup, une position est perdue quand chaque compte est divisible par 2.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec {0} tas au plus par coup, une position est perdue quand chaque compte est divisible par {1}.',
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2; but once no heap is larger than 1, when the number of heaps is odd.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec un tas par coup, une position est perdue quand chaque compte est divisible par 2 ; mais dès qu’aucun tas ne dépasse 1, quand le nombre de tas est impair.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}; but once no heap is larger than 1, when the number of heaps is one more than a multiple of {2}.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec {0} tas au plus par coup, une position est perdue quand chaque compte est divisible par {1} ; mais dès qu’aucun tas ne dépasse 1, quand le nombre de tas est un multiple de {2} plus un.',
  'No heap is larger than 1, and the last move loses: the side to move loses exactly when the number of heaps left is one more than a multiple of {0}.':
    'Aucun tas ne dépasse 1, et le dernier coup perd : qui doit jouer perd exactement quand le nombre de tas restants est un multiple de {0} plus un.',
  'All are: every move changes some column by at most {0}, and the other side mends it.':
    'Ils le sont tous : chaque coup change une colonne de {0} au plus, et l’autre camp la rétablit.',
  'All are: every move changes some column by at most {0}, and the other side mends it, or leaves single heaps, one more than a multiple of {1}.':
    'Ils le sont tous : chaque coup change une colonne de {0} au plus, et l’autre camp la rétablit, ou laisse des tas d’un jeton, un multiple de {1} plus un.',
  '{0} columns are not: a winning move mends them all at once.': counted(
    'Une colonne ne l’est pas : un coup gagnant la rétablit.',
    '{0} colonnes ne le sont pas : un coup gagnant les rétablit toutes à la fois.',
    '{0} de colonnes ne le sont pas : un coup gagnant les rétablit toutes à la fois.',
  ),
  '{0} columns are not: a winning move mends them all at once, or leaves single heaps, one more than a multiple of {1}.': counted(
    'Une colonne ne l’est pas : un coup gagnant la rétablit, ou laisse des tas d’un jeton, un multiple de {1} plus un.',
    '{0} colonnes ne le sont pas : un coup gagnant les rétablit toutes à la fois, ou laisse des tas d’un jeton, un multiple de {1} plus un.',
    '{0} de colonnes ne le sont pas : un coup gagnant les rétablit toutes à la fois, ou laisse des tas d’un jeton, un multiple de {1} plus un.',
  ),
  'The heaps in binary, and how many ones each column has': 'Les tas en binaire, et combien de 1 a chaque colonne',
  ones: 'nombre de 1',
  'left over by {0}': 'reste par {0}',

  // Limited takes and tables
  'What each row counts for': 'Ce que compte chaque rangée',
  'Row of pins': 'Rangée',
  'What each heap counts for': 'Ce que compte chaque tas',
  Heap: 'Tas',
  Size: 'Taille',
  Counts: 'Compte',
  '{0} of {1} counts {2}': '{0} de {1} compte {2}',
  'Values by size, from 0': 'Valeurs par taille, depuis 0',
  'Each heap': 'Chaque tas',
  'Each row': 'Chaque rangée',
  '{0} counts for its remainder when divided by {1}.': '{0} compte pour son reste dans la division par {1}.',
  '{0} counts for its value in a table that repeats every {1}.': '{0} compte pour sa valeur dans une table qui se répète tous les {1}.',
  '{0} counts for its value in a table that repeats every {1} from {2} on.':
    '{0} compte pour sa valeur dans une table qui se répète tous les {1} à partir de {2}.',
  '{0} counts for its value in a table that repeats every {1}, growing by {2} each time.':
    '{0} compte pour sa valeur dans une table qui se répète tous les {1}, en montant chaque fois de {2}.',
  '{0} counts for its value in a table that repeats every {1} from {2} on, growing by {3} each time.':
    '{0} compte pour sa valeur dans une table qui se répète tous les {1} à partir de {2}, en montant chaque fois de {3}.',
  'Every size up to {0} was worked out from the smaller ones.': 'Chaque taille jusqu’à {0} a été calculée d’après les plus petites.',

  // Kayles
  'Here the last move loses. Kayles is then won and lost as if the last move won, but for a short list of positions.':
    'Ici, le dernier coup perd. Le Kayles se gagne et se perd alors comme si le dernier coup gagnait, à une courte liste de positions près.',
  'This is none of them: with a nim-sum of 0, the side to move loses.':
    'Celle-ci n’en est pas : avec une somme de Nim de 0, qui doit jouer perd.',
  'This is none of them: with a nim-sum of {0}, not 0, the side to move wins.':
    'Celle-ci n’en est pas : avec une somme de Nim de {0}, pas 0, qui doit jouer gagne.',
  'This is one of them: with a nim-sum of 0, the side to move wins.':
    'Celle-ci en est une : avec une somme de Nim de 0, qui doit jouer gagne.',
  'This is one of them: with a nim-sum of {0}, not 0, the side to move loses.':
    'Celle-ci en est une : avec une somme de Nim de {0}, pas 0, qui doit jouer perd.',

  // Slow Nim
  'One stone goes on every turn, so only the total counts: odd is lost.':
    'Un jeton part à chaque tour, donc seul le total compte : impair est perdu.',
  'One stone goes on every turn, so only the total counts: even is lost.':
    'Un jeton part à chaque tour, donc seul le total compte : pair est perdu.',
  'Every turn takes one from every heap: the smallest heap counts the turns, and even is lost.':
    'Chaque tour prend un jeton dans chaque tas : le plus petit tas compte les tours, et pair est perdu.',
  'With no more heaps than one move can reach, all even is lost.':
    'Quand un coup peut atteindre tous les tas, la position est perdue s’ils sont tous pairs.',
  'With one heap too many to reach, all even and all odd are lost.':
    'Quand il y a un tas de trop pour tous les atteindre, « tous pairs » et « tous impairs » sont perdus.',
  'All even is lost, and so is the smallest even with every other heap odd.':
    '« Tous pairs » est perdu, et aussi « le plus petit pair, tous les autres impairs ».',
  'Five heaps, two at a time: four patterns of odd and even are lost.':
    'Cinq tas, deux à la fois : quatre motifs de pairs et d’impairs sont perdus.',
  'Six heaps, three at a time: four patterns of odd and even are lost.':
    'Six tas, trois à la fois : quatre motifs de pairs et d’impairs sont perdus.',
  'Sorted by size the heaps are {1}: {0} of them are odd.': counted(
    'Rangés par taille, les tas sont {1} : {0} d’entre eux est impair.',
    'Rangés par taille, les tas sont {1} : {0} d’entre eux sont impairs.',
  ),
  'The heaps by size': 'Les tas par taille',
  size: 'taille',
  parity: 'parité',
  odd: 'impair',
  even: 'pair',
  'All positions of {0} heaps up to {1} were worked out.': 'Toutes les positions de {0} tas jusqu’à {1} ont été calculées.',
  'The play in which every turn keeps the smallest even heap, or else a largest, was followed from each position one turn away.':
    'On a suivi le jeu où chaque tour épargne le plus petit tas pair, ou sinon un plus grand, depuis chaque position à un tour d’ici.',

  // Fibonacci Nim
  'Every number is a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13 and so on) with no two neighbours among them, in one way only.':
    'Tout nombre est une somme de nombres de Fibonacci (1, 2, 3, 5, 8, 13 et ainsi de suite) sans deux voisins parmi eux, et d’une seule façon.',
  'Here the last stone loses, so it is left out: {0} others are played for.':
    'Ici, le dernier jeton perd, on le laisse donc de côté : on joue pour {0}.',
  '{0} is a Fibonacci number itself.': '{0} est lui-même un nombre de Fibonacci.',
  '{0} is {1}.': '{0} est {1}.',
  'A winning move takes {0}: each part that is left is more than twice as large, and out of reach.':
    'Un coup gagnant en prend {0} : chaque part qui reste fait plus du double, et elle est hors de portée.',
  'The smallest part is {0}, and only {1} may be taken. Whatever is taken, the other side can take the smallest part of what is left.':
    'La plus petite part est {0}, et on ne peut en prendre que {1}. Quoi que l’on prenne, l’autre camp peut prendre la plus petite part de ce qui reste.',
  'Only the last stone is left, and the side to move has to take it.':
    'Il ne reste que le dernier jeton, et qui doit jouer doit le prendre.',
  'Nothing is left, and the side to move has won.': 'Il ne reste rien, et qui doit jouer a gagné.',
  'Nothing is left, and the side to move has lost.': 'Il ne reste rien, et qui doit jouer a perdu.',
  'The parts of the heap': 'Les parts du tas',
  part: 'part',
  'with all smaller': 'avec toutes les plus petites',
  // Euclid’s game
  'The game is over, and the side to move has won.': 'La partie est finie, et qui doit jouer a gagné.',
  'The game is over, and the side to move has lost.': 'La partie est finie, et qui doit jouer a perdu.',
  'Divide the larger number by the smaller one, then the smaller one by what was left over, and so on, as Euclid did.':
    'Divise le plus grand nombre par le plus petit, puis le plus petit par le reste, et ainsi de suite, comme Euclide.',
  '{0} moves are left, and no choice.': counted(
    'Il reste un coup, et aucun choix.',
    'Il reste {0} coups, et aucun choix.',
    'Il reste {0} de coups, et aucun choix.',
  ),
  'The side to move makes the last one and wins.': 'Qui doit jouer fera le dernier et gagne.',
  'The side to move makes the last one and loses.': 'Qui doit jouer fera le dernier et perd.',
  'The other side makes the last one and wins.': 'L’autre camp fera le dernier et gagne.',
  'The other side makes the last one and loses.': 'L’autre camp fera le dernier et perd.',
  'A number that goes in more than once, as {0} does, gives a choice: take it as often as it goes, or leave it once for the other side to take. One of the two wins.':
    'Un nombre contenu plus d’une fois, comme {0}, donne un choix : le prendre aussi souvent que possible, ou le laisser une fois à prendre à l’autre camp. L’un des deux gagne.',
  'The first such choice is with the side to move, which wins.': 'Le premier choix de ce genre est à qui doit jouer, qui gagne donc.',
  'The first such choice is with the other side, and so the side to move loses.':
    'Le premier choix de ce genre est à l’autre camp, et donc qui doit jouer perd.',
  'Until then there is only one move at a time.': 'Jusque-là, il n’y a qu’un coup à chaque fois.',
  'Here a winning move takes all {0}, which ends the game.': 'Ici, un coup gagnant prend les {0}, et la partie est finie.',
  'Here a winning move takes all {0}, and leaves the next line to the other side.':
    'Ici, un coup gagnant prend les {0} et laisse la ligne suivante à l’autre camp.',
  'Here a winning move takes {0}. The other side has to take {1}, which ends the game.':
    'Ici, un coup gagnant prend {0}. L’autre camp doit prendre {1}, et la partie est finie.',
  'Here a winning move takes {0}. The other side has to take {1}, and the next line is for who has just chosen.':
    'Ici, un coup gagnant prend {0}. L’autre camp doit prendre {1}, et la ligne suivante revient à qui vient de choisir.',
  'The golden ratio says so at once: {0} is more than 1.618… times {1}.':
    'Le nombre d’or le dit tout de suite : {0} est plus que 1,618… fois {1}.',
  'The golden ratio says so at once: {0} is less than 1.618… times {1}.':
    'Le nombre d’or le dit tout de suite : {0} est moins que 1,618… fois {1}.',
  'The divisions': 'Les divisions',
  '{0} times: a choice': counted('une fois : aucun choix', '{0} fois : un choix', '{0} de fois : un choix'),
  // Staircase Nim
  'Only the odd steps count, the first, the third and so on: they are heaps of Nim. What comes down to one of them can go on at once, as if nothing had been moved.':
    'Seules comptent les marches impaires, la première, la troisième et ainsi de suite : ce sont des tas de Nim. Ce qui descend sur l’une d’elles peut continuer aussitôt, comme si rien n’avait bougé.',
  'Write their numbers in binary, one step below the other, and count the ones in each column.':
    'Écris leurs nombres en binaire, une marche sous l’autre, et compte les 1 de chaque colonne.',
  'no odd step has more than one stone': 'aucune marche impaire n’a plus d’un jeton',
  'an odd step has more than one stone': 'une marche impaire a plus d’un jeton',
  'The odd steps in binary': 'Les marches impaires en binaire',
  'A winning move takes from step {0}.': 'Un coup gagnant prend sur la marche {0}.',
  // Chomp
  'Only the poison is left, and the side to move has won.': 'Il ne reste que le poison, et qui doit jouer a gagné.',
  'Only the poison is left, and the side to move has lost.': 'Il ne reste que le poison, et qui doit jouer a perdu.',
  'Only one row and one column are left. Without the poison they are two heaps of Nim: a bite takes from one of them.':
    'Il ne reste qu’une rangée et une colonne. Sans le poison, ce sont deux tas de Nim : une bouchée prend dans l’un d’eux.',
  'to the right': 'vers la droite',
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
  // Cram
  'Turn the board half round, and it looks the same; or there are two regions of one shape. So whatever is put down, the other side can put down the same over there.':
    'Fais faire un demi-tour au plateau, et il est pareil ; ou il y a deux régions de même forme. Quoi que l’on pose, l’autre camp peut donc poser la même chose en face.',
  'A domino on {0} makes a board that looks the same when it is turned half round. From then on, whatever is put down can be put down over there as well.':
    'Un domino sur {0} donne un plateau qui reste pareil après un demi-tour. Dès lors, tout ce qui est posé peut aussi être posé en face.',
  'There may be other winning moves; on a board as large as this they are not looked for.':
    'Il y a peut-être d’autres coups gagnants ; sur un plateau aussi grand, on ne les cherche pas.',
  // Pieces and the corner
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
  'Every square whose column and row add up to {0} or less was worked out.':
    'Chaque case dont la colonne et la rangée font {0} ou moins ensemble a été calculée.',

  // Colourful piles
  'Each pile counts for its top section or for one less. Go down from the top, saying “eeny” (the top is smaller) and “meeny” (the top is larger) in turn, until a section differs from the top: if what was said is true, it is one less.':
    'Chaque pile compte pour sa section du haut ou pour un de moins. Descends depuis le haut en disant tour à tour « am » (celle du haut est plus petite) et « stram » (celle du haut est plus grande), jusqu’à une section différente de celle du haut : si ce que tu as dit est vrai, c’est un de moins.',
  'Pile {0} – one section of {1}. It counts {2}.': 'Pile {0} – une section de {1}. Elle compte {2}.',
  'Pile {0} – {1}. It counts {2}.': 'Pile {0} – {1}. Elle compte {2}.',
  'Pile {0} – {1}; and so on. It counts {2}.': 'Pile {0} – {1} ; et ainsi de suite. Elle compte {2}.',
  '{0}: {1} against {2}': '{0} : {1} contre {2}',
  '{0}, a tie, go on': '{0}, égalité, on continue',
  '{0}, true': '{0}, vrai',
  '{0}, false': '{0}, faux',
  '{0}, a tie at the bottom counts as true': '{0}, une égalité tout en bas vaut vrai',
  '{0}, a tie at the bottom counts as false': '{0}, une égalité tout en bas vaut faux',
  eeny: 'am',
  meeny: 'stram',
  top: 'haut',
  'Here the last move loses, and so single stones count the other way round.':
    'Ici, le dernier coup perd, et donc les jetons isolés comptent à l’envers.',
  'The sections lie in a row, and only the two ends can be made smaller: this is End-Nim.':
    'Les sections sont en rangée, et seuls les deux bouts peuvent diminuer : c’est le Nim des bouts (End-Nim).',
  'The middle is lost to the side to move with a section of {0} added below it, or one of {1} added above it.':
    'Le milieu est perdu pour qui doit jouer si l’on ajoute en dessous une section de {0}, ou au-dessus une de {1}.',
  'With the rest as it is, the side to move loses exactly when the bottom section is {0}; it is {1}, so the position is lost.':
    'Le reste étant ce qu’il est, qui doit jouer perd exactement quand la section du bas est {0} ; elle est {1}, la position est donc perdue.',
  'With the rest as it is, the side to move loses exactly when the bottom section is {0}; it is {1}.':
    'Le reste étant ce qu’il est, qui doit jouer perd exactement quand la section du bas est {0} ; elle est {1}.',
  '0 (none at all)': '0 (aucune)',
  'The sections from bottom to top': 'Les sections de bas en haut',
  sections: 'sections',
  'lost with': 'perdu avec',
  'A section with no more than one neighbour counts as a Nim heap.': 'Une section qui a un voisin au plus compte comme un tas de Nim.',
  'Every pile was worked out with all that can be left of it.': 'Chaque pile a été calculée avec tout ce qui peut en rester.',

  // Chromatic stacks
  'Going up level by level, green levels queue, and each red level takes the green one that has waited longest as its partner; with nobody waiting it is its own.':
    'En montant niveau par niveau, les niveaux verts font la queue, et chaque niveau rouge prend pour partenaire le vert qui attend depuis le plus longtemps ; si personne n’attend, il est son propre partenaire.',
  'The side to move loses exactly when the two stacks are partners, or both are empty.':
    'Qui doit jouer perd exactement quand les deux piles sont partenaires, ou toutes deux vides.',
  'The side to move loses exactly when the two stacks are partners.':
    'Qui doit jouer perd exactement quand les deux piles sont partenaires.',
  'Here the last move loses: 0 and 1 are partners, and the queue begins with level 2.':
    'Ici, le dernier coup perd : 0 et 1 sont partenaires, et la queue commence au niveau 2.',
  'The stack of 0': 'La pile de 0',
  'The stack of {0}, red': 'La pile de {0} (rouge)',
  'The stack of {0}, green': 'La pile de {0} (vert)',
  '{0} has no partner this far up.': '{0} n’a pas de partenaire jusqu’à cette hauteur.',
  '{0} is its own partner.': '{0} est son propre partenaire.',
  '{0} has {1} as its partner.': '{0} a pour partenaire {1}.',
  'Pairs of partners': 'Paires de partenaires',
  green: 'vert',
  red: 'rouge',
  'All {0} positions with stacks no higher than these were worked out.': counted(
    'La seule position aux piles pas plus hautes que celles-ci a été calculée.',
    'Les {0} positions aux piles pas plus hautes que celles-ci ont été calculées.',
    'Les {0} de positions aux piles pas plus hautes que celles-ci ont été calculées.',
  ),

  // Games on games
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone loses.':
    'De bas en haut : qui vide un jeu laisse celui d’en dessous à l’autre camp. Si celui-ci est perdu pour qui doit jouer, vider gagne ; sinon, vider perd. Tout en bas, qui prend le dernier jeton perd.',
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone wins.':
    'De bas en haut : qui vide un jeu laisse celui d’en dessous à l’autre camp. Si celui-ci est perdu pour qui doit jouer, vider gagne ; sinon, vider perd. Tout en bas, qui prend le dernier jeton gagne.',
  'Stack {0}': 'Pile {0}',
  'Stack {0} by itself: {1}': 'La pile {0} seule : {1}',
  'Stack {0} by itself: {1} And so on.': 'La pile {0} seule : {1} Et ainsi de suite.',
  'Stack {0} by itself: {1} The stack counts {2}.': 'La pile {0} seule : {1} La pile compte {2}.',
  'Several stacks are a sum, and who wins is told by what they count.':
    'Plusieurs piles forment une somme, et ce qu’elles comptent dit qui gagne.',
  'Game {0} ({1})': 'Jeu {0} ({1})',
  '{0}: taking its last stone wins, nim-sum {1}': '{0} : qui prend son dernier jeton gagne, somme de Nim {1}',
  '{0}: taking its last stone loses, nim-sum {1}': '{0} : qui prend son dernier jeton perd, somme de Nim {1}',
  '{0}, so the side to move wins.': '{0} ; donc qui doit jouer gagne.',
  '{0}, so the side to move loses.': '{0} ; donc qui doit jouer perd.',
  Game: 'Jeu',
  'Nim-sum': 'Somme de Nim',
  'Last stone': 'Dernier jeton',
  'Side to move': 'Qui doit jouer',
  wins: 'gagne',
  loses: 'perd',

  // Search
  'Every line of play was followed to its end: {0} positions.': counted(
    'Toutes les suites de coups ont été parcourues jusqu’au bout : {0} position.',
    'Toutes les suites de coups ont été parcourues jusqu’au bout : {0} positions.',
    'Toutes les suites de coups ont été parcourues jusqu’au bout : {0} de positions.',
  ),
  'Lines of play were followed until a win was found: {0} positions.': counted(
    'Des suites de coups ont été parcourues jusqu’à trouver un gain : {0} position.',
    'Des suites de coups ont été parcourues jusqu’à trouver un gain : {0} positions.',
    'Des suites de coups ont été parcourues jusqu’à trouver un gain : {0} de positions.',
  ),
  'No answer was found in the memory allowed; with more there may be one.':
    'Aucune réponse n’a été trouvée dans la mémoire accordée ; avec plus, il y en a peut-être une.',
  'No answer was found in the time allowed; with more there may be one.':
    'Aucune réponse n’a été trouvée dans le temps accordé ; avec plus, il y en a peut-être une.',
  '{0} positions were looked at.': counted(
    '{0} position a été examinée.',
    '{0} positions ont été examinées.',
    '{0} de positions ont été examinées.',
  ),

  // Nimble
  'A coin is a Nim heap as large as the number of its square. Write these numbers in binary, one below the other, and count the ones in each column.':
    'Une pièce est un tas de Nim aussi grand que le numéro de sa case. Écris ces numéros en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'no coin is beyond square 1': 'aucune pièce n’est au-delà de la case 1',
  'a coin is beyond square 1': 'une pièce est au-delà de la case 1',
  'A winning move starts on square {0}.': 'Un coup gagnant part de la case {0}.',
  'The squares of the coins in binary': 'Les cases des pièces en binaire',
  'coin on {0}': 'pièce en {0}',

  // Turning Turtles
  'A coin that shows heads is a Nim heap as large as its number. Write these numbers in binary, one below the other, and count the ones in each column.':
    'Une pièce sur face est un tas de Nim aussi grand que son numéro. Écris ces numéros en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'A winning move turns coin {0} to tails.': 'Un coup gagnant met la pièce {0} sur pile.',
  'The numbers of the heads in binary': 'Les numéros des faces en binaire',
  'coin {0}': 'pièce {0}',
  'Here the last move loses. Look at the pairs 2 and 3, 4 and 5, 6 and 7, and so on: while one of them shows heads once, that changes nothing.':
    'Ici, le dernier coup perd. Regarde les paires 2 et 3, 4 et 5, 6 et 7, et ainsi de suite : tant que l’une d’elles montre face une seule fois, cela ne change rien.',
  'One does: with a nim-sum of 0, the side to move loses.': 'C’est le cas : avec une somme de Nim de 0, qui doit jouer perd.',
  'One does: with a nim-sum of {0}, not 0, the side to move wins.':
    'C’est le cas : avec une somme de Nim de {0}, pas 0, qui doit jouer gagne.',
  'None does, and that turns the verdict round: with a nim-sum of 0, the side to move wins.':
    'Ce n’est pas le cas, et cela renverse le verdict : avec une somme de Nim de 0, qui doit jouer gagne.',
  'None does, and that turns the verdict round: with a nim-sum of {0}, the side to move loses.':
    'Ce n’est pas le cas, et cela renverse le verdict : avec une somme de Nim de {0}, qui doit jouer perd.',

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

  // Stalks, forks and loops
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
  'One step of working it out, in pictures: what can come next counts {0}. The smallest number missing there is {1}: that is what the first position counts.':
    'Une étape du calcul en images : ce qui peut suivre compte {0}. Le plus petit nombre qui y manque est {1} : c’est ce que compte la première position.',
  'One step': 'Une étape',
  'No short rule for it is known here.': 'On ne connaît pas ici de règle courte pour cela.',
  'Cut every heap into pieces of 1, 2, 4, 8 and so on, no two in a heap alike. Pieces of the same size are partners.':
    'Coupez chaque tas en morceaux de 1, 2, 4, 8 et ainsi de suite, sans deux pareils dans un tas. Deux morceaux de même taille sont partenaires.',
  'Every piece has a partner. Whatever is taken leaves a piece alone, and whoever comes next can put that right.':
    'Chaque morceau a un partenaire. Quoi qu’on prenne, un morceau reste seul, et qui joue ensuite peut y remédier.',
  'The pieces of {1} are left alone.': counted('Le morceau de {1} reste seul.', 'Les morceaux de {1} restent seuls.'),
  'A winning move leaves no piece alone, as here on the right.': 'Un coup gagnant ne laisse aucun morceau seul, comme ici à droite.',
  'The heaps in pieces that pair off': 'Les tas en morceaux qui vont par deux',
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
};
