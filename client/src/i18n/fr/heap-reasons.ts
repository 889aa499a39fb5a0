import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Why verdicts hold in one game of heaps, rows or stacks, by the English pattern; each part by the name of a file in shared/src/games. */
export const heapReasons: Phrases = {
  // Chromatic
  'Go up level by level. Green levels form a queue. Each red level takes the green one that has waited longest as its partner. If none is waiting, it is its own partner.':
    'Monte niveau par niveau. Les niveaux verts font la queue. Chaque niveau rouge prend pour partenaire le vert qui attend depuis le plus longtemps. Si aucun n’attend, il est son propre partenaire.',
  'The side to move loses if the two stacks are partners or both empty, and only then.':
    'Qui doit jouer perd si les deux piles sont partenaires ou toutes deux vides, et alors seulement.',
  'The side to move loses if the two stacks are partners, and only then.':
    'Qui doit jouer perd si les deux piles sont partenaires, et alors seulement.',
  'Here the last move loses. So 0 and 1 are partners, and the queue begins with level 2.':
    'Ici, le dernier coup perd. Donc 0 et 1 sont partenaires, et la queue commence au niveau 2.',
  'The stack of 0': 'La pile de 0',
  'The stack of {0}, red': 'La pile de {0} (rouge)',
  'The stack of {0}, green': 'La pile de {0} (vert)',
  '{0} has no partner this far up.': '{0} n’a pas de partenaire jusqu’à cette hauteur.',
  '{0} is its own partner.': '{0} est son propre partenaire.',
  '{0} has {1} as its partner.': '{0} a pour partenaire {1}.',
  'Pairs of partners': 'Paires de partenaires',
  'All {0} positions with stacks no higher than these were worked out.': counted(
    'La seule position aux piles pas plus hautes que celles-ci a été calculée.',
    'Les {0} positions aux piles pas plus hautes que celles-ci ont été calculées.',
    'Les {0} de positions aux piles pas plus hautes que celles-ci ont été calculées.',
  ),
  'Stack {0}': 'Pile {0}',
  // Colourful
  'no section is larger than 1': 'aucune section ne dépasse 1',
  'a section is larger than 1': 'une section dépasse 1',
  'Each pile is worth its top section, or one less. Go down from the top and say “eeny” and “meeny” in turn. “Eeny” says that the top is smaller, “meeny” that it is larger. Stop at the first section that differs from the top. If what you said is true, the pile is worth one less.':
    'Chaque pile vaut sa section du haut, ou un de moins. Descends depuis le haut en disant tour à tour « am » et « stram ». « Am » dit que le haut est plus petit, « stram » qu’il est plus grand. Arrête-toi à la première section qui diffère du haut. Si ce que tu as dit est vrai, la pile vaut un de moins.',
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
  'Here the last move loses, and so single stones count the other way round.':
    'Ici, le dernier coup perd, et donc les jetons isolés comptent à l’envers.',
  'The sections lie in a row, and you can only take from the two ends. This game is called End-Nim.':
    'Les sections sont en ligne, et on ne prend qu’aux deux bouts. Ce jeu s’appelle End-Nim.',
  'The middle is lost to the side to move with a section of {0} added on its left, or one of {1} added on its right.':
    'Le milieu est perdu pour qui doit jouer si l’on ajoute à sa gauche une section de {0}, ou à sa droite une de {1}.',
  'With the rest as it is, the side to move loses exactly when the left section is {0}; it is {1}, so the position is lost.':
    'Le reste étant ce qu’il est, qui doit jouer perd exactement quand la section de gauche est {0} ; elle est {1}, la position est donc perdue.',
  'With the rest as it is, the side to move loses exactly when the left section is {0}; it is {1}.':
    'Le reste étant ce qu’il est, qui doit jouer perd exactement quand la section de gauche est {0} ; elle est {1}.',
  '0 (none at all)': '0 (aucune)',
  'The sections from left to right': 'Les sections de gauche à droite',
  sections: 'sections',
  'lost with': 'perdu avec',
  'A section with no more than one neighbor counts as a Nim heap.': 'Une section qui a un voisin au plus compte comme un tas de Nim.',
  'Every string was worked out with all that can be left of it.': 'Chaque chaîne a été calculée avec tout ce qui peut en rester.',
  // Euclid
  'The game is over, and the side to move has won.': 'La partie est finie, et qui doit jouer a gagné.',
  'The game is over, and the side to move has lost.': 'La partie est finie, et qui doit jouer a perdu.',
  'Divide the larger number by the smaller one. Then divide the smaller one by the rest, and so on. Euclid did the same.':
    'Divise le grand nombre par le petit. Puis divise le petit par le reste, et ainsi de suite. Euclide faisait de même.',
  '{0} moves are left, and no choice.': counted(
    'Il reste un coup, et aucun choix.',
    'Il reste {0} coups, et aucun choix.',
    'Il reste {0} de coups, et aucun choix.',
  ),
  'The side to move makes the last one and wins.': 'Qui doit jouer fera le dernier et gagne.',
  'The side to move makes the last one and loses.': 'Qui doit jouer fera le dernier et perd.',
  'The other side makes the last one and wins.': 'L’autre camp fera le dernier et gagne.',
  'The other side makes the last one and loses.': 'L’autre camp fera le dernier et perd.',
  'If a number goes in more than once, you have a choice. Here {0} does. Take it as often as it goes, or leave it once for the other side to take. One of the two wins.':
    'Si un nombre va plus d’une fois, tu as le choix. Ici c’est {0}. Prends-le autant de fois que possible, ou laisse-le une fois à l’autre camp. L’un des deux gagne.',
  'The side to move has the first such choice, and wins.': 'Qui doit jouer a le premier de ces choix, et gagne.',
  'The other side has the first such choice, so the side to move loses.':
    'L’autre camp a le premier de ces choix, donc qui doit jouer perd.',
  'Until then there is only one move at a time.': 'Jusque-là, il n’y a qu’un coup à chaque fois.',
  'Here a winning move takes all {0}, which ends the game.': 'Ici, un coup gagnant prend les {0}, et la partie est finie.',
  'Here a winning move takes all {0}, and leaves the next line to the other side.':
    'Ici, un coup gagnant prend les {0} et laisse la ligne suivante à l’autre camp.',
  'Here a winning move takes {0}. The other side has to take {1}, which ends the game.':
    'Ici, un coup gagnant prend {0}. L’autre camp doit prendre {1}, et la partie est finie.',
  'Here a winning move takes {0}. The other side has to take {1}, so the choice on the next line goes to the player who just chose.':
    'Ici, un coup gagnant prend {0}. L’autre camp doit prendre {1}, et la ligne suivante revient à qui vient de choisir.',
  'The golden ratio tells at once. {0} is more than 1.618… times {1}.':
    'Le nombre d’or le dit tout de suite. {0} est plus que 1,618… fois {1}.',
  'The golden ratio tells at once. {0} is less than 1.618… times {1}.':
    'Le nombre d’or le dit tout de suite. {0} est moins que 1,618… fois {1}.',
  'The divisions': 'Les divisions',
  '{0} times: a choice': counted('une fois : aucun choix', '{0} fois : un choix', '{0} de fois : un choix'),
  // Fibonacci
  'The Fibonacci numbers are 1, 2, 3, 5, 8, 13 and so on. Every number is a sum of some of them, with no two neighbors. There is only one way to do it.':
    'Les nombres de Fibonacci sont 1, 2, 3, 5, 8, 13 et ainsi de suite. Tout nombre est une somme de certains d’entre eux, sans deux voisins. Il n’y a qu’une façon.',
  'Here the last stone loses, so leave it out. Play for the other {0}.':
    'Ici, le dernier jeton perd, alors ne le compte pas. Joue pour les {0} autres.',
  '{0} is a Fibonacci number itself.': '{0} est lui-même un nombre de Fibonacci.',
  'A winning move takes {0}. Each part that is left is more than twice as large, so the other side can’t take it all.':
    'Un coup gagnant prend {0}. Chaque part qui reste est plus que deux fois plus grande : l’autre camp ne peut pas la prendre en entier.',
  'The smallest part is {0}, but at most {1} may be taken. After any move, the other side can take the smallest part of what is left.':
    'La plus petite part est {0}, mais on ne peut prendre que {1} au plus. Après n’importe quel coup, l’autre camp peut prendre la plus petite part du reste.',
  'Only the last stone is left, and the side to move has to take it.':
    'Il ne reste que le dernier jeton, et qui doit jouer doit le prendre.',
  'Nothing is left, and the side to move has won.': 'Il ne reste rien, et qui doit jouer a gagné.',
  'Nothing is left, and the side to move has lost.': 'Il ne reste rien, et qui doit jouer a perdu.',
  'The parts of the heap': 'Les parts du tas',
  part: 'part',
  'with all smaller': 'avec toutes les plus petites',
  // Moore
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec un tas par coup, une position est perdue quand chaque compte est divisible par 2.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec {0} tas au plus par coup, une position est perdue quand chaque compte est divisible par {1}.',
  'Write every heap in binary and count the ones in each column. With one heap a move, a position is lost when every count is divisible by 2. Once no heap is larger than 1, it is lost when the number of heaps is odd.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec un tas par coup, une position est perdue quand chaque compte est divisible par 2. Dès qu’aucun tas ne dépasse 1, elle est perdue quand le nombre de tas est impair.',
  'Write every heap in binary and count the ones in each column. With up to {0} heaps a move, a position is lost when every count is divisible by {1}. Once no heap is larger than 1, it is lost when the number of heaps is one more than a multiple of {2}.':
    'Écris chaque tas en binaire et compte les 1 de chaque colonne. Avec {0} tas au plus par coup, une position est perdue quand chaque compte est divisible par {1}. Dès qu’aucun tas ne dépasse 1, elle est perdue quand le nombre de tas dépasse d’un un multiple de {2}.',
  'No heap is larger than 1, and the last move loses. The side to move loses if the number of heaps is one more than a multiple of {0}, and only then.':
    'Aucun tas ne dépasse 1, et le dernier coup perd. Qui doit jouer perd si le nombre de tas dépasse d’un un multiple de {0}, et alors seulement.',
  'All counts are. Every move changes some column by at most {0}, and the other side can mend it.':
    'Tous le sont. Chaque coup change une colonne de {0} au plus, et l’autre camp peut réparer.',
  'All counts are. Every move changes some column by at most {0}. The other side can mend it, or leave only single stones, one more than a multiple of {1}.':
    'Tous le sont. Chaque coup change une colonne de {0} au plus. L’autre camp peut réparer, ou ne laisser que des jetons isolés, un de plus qu’un multiple de {1}.',
  '{0} counts aren’t. A winning move mends them all at once.': counted(
    'Un compte ne l’est pas. Un coup gagnant le répare.',
    '{0} comptes ne le sont pas. Un coup gagnant les répare tous à la fois.',
  ),
  '{0} counts aren’t. A winning move mends them all at once, or leaves only single stones, one more than a multiple of {1}.': counted(
    'Un compte ne l’est pas. Un coup gagnant le répare, ou ne laisse que des jetons isolés, un de plus qu’un multiple de {1}.',
    '{0} comptes ne le sont pas. Un coup gagnant les répare tous à la fois, ou ne laisse que des jetons isolés, un de plus qu’un multiple de {1}.',
  ),
  'The heaps in binary, and how many ones each column has': 'Les tas en binaire, et combien de 1 a chaque colonne',
  ones: 'nombre de 1',
  'left over by {0}': 'reste par {0}',
  // Nim
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Écris tous les tas en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'One move on heap {0} can make all columns even.': 'Un coup dans le tas {0} peut rendre toutes les colonnes paires.',
  'A winning move takes from {0}.': 'Un coup gagnant prend dans {0}.',
  // Octal
  'What each row is worth': 'Ce que vaut chaque rangée',
  'Row of pins': 'Rangée',
  'Each row': 'Chaque rangée',
  'Here the last move loses, so rows aren’t like Nim heaps. But there are only {0} kinds of positions. Positions of one kind can stand in for each other beside any rows.':
    'Ici, le dernier coup perd, donc les rangées ne sont pas comme des tas de Nim. Mais il n’y a que {0} sortes de positions. Celles d’une même sorte peuvent se remplacer, quelles que soient les autres rangées.',
  'Here the last move loses, so rows aren’t like Nim heaps. But with rows of up to {0} there are only {1} kinds of positions. Positions of one kind can stand in for each other beside any such rows.':
    'Ici, le dernier coup perd, donc les rangées ne sont pas comme des tas de Nim. Mais avec des rangées jusqu’à {0}, il n’y a que {1} sortes de positions. Celles d’une même sorte peuvent se remplacer à côté de toutes ces rangées.',
  'All rows together are of one kind with {0}: won.': 'Toutes les rangées ensemble sont de la sorte de {0} : gagné.',
  'All rows together are of one kind with {0}: lost.': 'Toutes les rangées ensemble sont de la sorte de {0} : perdu.',
  'What each row is of one kind with': 'De quelle sorte est chaque rangée',
  'Of one kind with': 'De la sorte de',
  'A winning move takes all of row {0}. What stays is of one kind with {1}: lost.':
    'Un coup gagnant prend toute la rangée {0}. Ce qui reste est de la sorte de {1} : perdu.',
  'A winning move leaves {0} of row {1}. All rows together are then of one kind with {2}: lost.':
    'Un coup gagnant laisse {0} de la rangée {1}. Toutes les rangées ensemble sont alors de la sorte de {2} : perdu.',
  '{0} kinds are lost for the side to move, those of {1}.': counted(
    'Une sorte est perdue pour qui doit jouer, celle de {1}.',
    '{0} sortes sont perdues pour qui doit jouer, celles de {1}.',
  ),
  'nothing at all': 'rien du tout',
  'Here the last move loses. In Kayles this changes who wins only for a short list of positions.':
    'Ici, le dernier coup perd. Au Kayles, cela ne change le gagnant que pour une courte liste de positions.',
  'This position isn’t on the list. With a nim-sum of 0, the side to move loses.':
    'Cette position n’y est pas. Avec une somme de Nim de 0, qui doit jouer perd.',
  'This position isn’t on the list. With a nim-sum of {0}, not 0, the side to move wins.':
    'Cette position n’y est pas. Avec une somme de Nim de {0}, pas 0, qui doit jouer gagne.',
  'This position is on the list. With a nim-sum of 0, the side to move wins.':
    'Cette position y est. Avec une somme de Nim de 0, qui doit jouer gagne.',
  'This position is on the list. With a nim-sum of {0}, not 0, the side to move loses.':
    'Cette position y est. Avec une somme de Nim de {0}, pas 0, qui doit jouer perd.',
  // Slow
  'Every move takes one stone from the only heap. An odd heap loses.': 'Chaque coup prend un jeton dans le seul tas. Un tas impair perd.',
  'One move can reach every heap, and there are at least two. The side to move loses when all heaps are even, even though the last stone loses.':
    'Un coup atteint tous les tas, et il y en a au moins deux. Qui doit jouer perd quand tous sont pairs, même si le dernier jeton perd.',
  'One heap is always out of reach. The side to move loses when all heaps are even or all are odd. If all heaps but a largest one are equal, it is the other way round.':
    'Un tas est toujours hors de portée. Qui doit jouer perd quand tous sont pairs ou tous impairs. Si tous sauf un plus grand sont égaux, c’est l’inverse.',
  'The side to move loses when all heaps are even. In every other lost position, all heaps from the fourth on are odd. Add the two smallest heaps and subtract the third. Here that makes {0}. If only the third heap is odd, it must be below 0 or 3, 7, 11 …. If only one of the first two is odd, it must be 1, 5, 9 …. If all three are odd, it must be 3, 7, 11 ….':
    'Qui doit jouer perd quand tous les tas sont pairs. Dans toute autre position perdue, tous les tas à partir du quatrième sont impairs. Ajoute les deux plus petits et enlève le troisième. Ici cela fait {0}. Si seul le troisième est impair, il faut moins de 0 ou 3, 7, 11… Si un seul des deux premiers est impair, il faut 1, 5, 9… Si les trois sont impairs, il faut 3, 7, 11…',
  'The side to move loses when all heaps are even, or when only the smallest is even. For some sizes it is the other way round. Two numbers decide that. The two smallest heaps less the third make {0} here. The fourth less the third makes {1}.':
    'Qui doit jouer perd quand tous les tas sont pairs, ou quand seul le plus petit l’est. Pour certaines tailles, c’est l’inverse. Deux nombres en décident. Les deux plus petits tas moins le troisième font ici {0}. Le quatrième moins le troisième fait {1}.',
  'Every move takes one stone, so only the total matters. An odd total loses.':
    'Chaque coup prend un jeton : seul le total compte. Un total impair perd.',
  'Every move takes one stone, so only the total matters. An even total loses.':
    'Chaque coup prend un jeton : seul le total compte. Un total pair perd.',
  'Every move takes one stone from every heap. So the smallest heap says how many moves are left. An even number loses.':
    'Chaque coup prend un jeton dans chaque tas. Le plus petit tas dit donc combien de coups restent. Un nombre pair perd.',
  'One move can reach every heap. The side to move loses when all heaps are even.':
    'Un coup atteint tous les tas. Qui doit jouer perd quand tous sont pairs.',
  'One heap is always out of reach. The side to move loses when all heaps are even, or all are odd.':
    'Un tas est toujours hors de portée. Qui doit jouer perd quand tous sont pairs, ou tous impairs.',
  'The side to move loses when all heaps are even. It also loses when the smallest is even and every other heap is odd.':
    'Qui doit jouer perd quand tous les tas sont pairs. Aussi quand le plus petit est pair et tous les autres impairs.',
  'Five heaps, two at a time: four patterns of odd and even are lost.':
    'Cinq tas, deux à la fois : quatre motifs de pairs et d’impairs sont perdus.',
  'Six heaps, three at a time: four patterns of odd and even are lost.':
    'Six tas, trois à la fois : quatre motifs de pairs et d’impairs sont perdus.',
  'From small to large, the heaps are {1}. {0} of them are odd.': counted(
    'Du plus petit au plus grand, les tas sont {1}. {0} d’entre eux est impair.',
    'Du plus petit au plus grand, les tas sont {1}. {0} d’entre eux sont impairs.',
  ),
  'The heaps by size': 'Les tas par taille',
  size: 'taille',
  parity: 'parité',
  odd: 'impair',
  even: 'pair',
  'All positions of {0} heaps with up to {1} stones each were worked out.':
    'Toutes les positions de {0} tas de {1} jetons au plus ont été calculées.',
  'One line of play was followed from each next position. Every move in it spares the smallest even heap, or a largest one if there is none.':
    'Une suite de coups a été suivie depuis chaque position suivante. Chaque coup y épargne le plus petit tas pair, ou sinon un plus grand.',
  // Stack
  'Go from the bottom up. If you empty a game, the other side starts the one below. When that one is lost for the side to move, emptying wins. Otherwise it loses. At the very bottom, taking the last stone loses.':
    'Va de bas en haut. Si tu vides un jeu, l’autre camp commence celui du dessous. Quand celui-ci est perdu pour qui doit jouer, vider fait gagner. Sinon, vider fait perdre. Tout en bas, prendre le dernier jeton fait perdre.',
  'Go from the bottom up. If you empty a game, the other side starts the one below. When that one is lost for the side to move, emptying wins. Otherwise it loses. At the very bottom, taking the last stone wins.':
    'Va de bas en haut. Si tu vides un jeu, l’autre camp commence celui du dessous. Quand celui-ci est perdu pour qui doit jouer, vider fait gagner. Sinon, vider fait perdre. Tout en bas, prendre le dernier jeton fait gagner.',
  'Stack {0} by itself: {1}': 'La pile {0} seule : {1}',
  'Stack {0} by itself: {1} And so on.': 'La pile {0} seule : {1} Et ainsi de suite.',
  'Stack {0} by itself: {1} The stack counts {2}.': 'La pile {0} seule : {1} La pile compte {2}.',
  'Several stacks make a sum. What they are worth tells who wins.': 'Plusieurs piles font une somme. Ce qu’elles valent dit qui gagne.',
  'Game {0} ({1})': 'Jeu {0} ({1})',
  '{0}: taking its last stone wins, nim-sum {1}': '{0} : qui prend son dernier jeton gagne, somme de Nim {1}',
  '{0}: taking its last stone loses, nim-sum {1}': '{0} : qui prend son dernier jeton perd, somme de Nim {1}',
  '{0}, so the side to move wins.': '{0} ; donc qui doit jouer gagne.',
  '{0}, so the side to move loses.': '{0} ; donc qui doit jouer perd.',
  'Nim-sum': 'Somme de Nim',
  'Last stone': 'Dernier jeton',
  'Player to move': 'Qui doit jouer',
  // Staircase
  'Only the odd steps count: the first, the third and so on. They are Nim heaps. Stones that come down to an odd step can be moved on at once, as if nothing had happened.':
    'Seules les marches impaires comptent : la première, la troisième et ainsi de suite. Ce sont des tas de Nim. Les jetons qui y descendent peuvent repartir au coup suivant, comme si de rien n’était.',
  'Write their numbers in binary, one step below the other, and count the ones in each column.':
    'Écris leurs nombres en binaire, une marche sous l’autre, et compte les 1 de chaque colonne.',
  'no odd step has more than one stone': 'aucune marche impaire n’a plus d’un jeton',
  'an odd step has more than one stone': 'une marche impaire a plus d’un jeton',
  'The odd steps in binary': 'Les marches impaires en binaire',
  'A winning move takes from step {0}.': 'Un coup gagnant prend sur la marche {0}.',
  // Subtraction
  'every heap counts 0 or 1': 'chaque tas compte 0 ou 1',
  'a heap counts 2 or more': 'un tas compte 2 ou plus',
};
