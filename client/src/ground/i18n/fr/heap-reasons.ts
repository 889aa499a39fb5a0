import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Why verdicts hold in one game of heaps, rows or stacks, by the English pattern; each part by the name of a file in shared/src/games. */
export const heapReasons: Phrases = {
  // Chromatic
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
  'All {0} positions with stacks no higher than these were worked out.': counted(
    'La seule position aux piles pas plus hautes que celles-ci a été calculée.',
    'Les {0} positions aux piles pas plus hautes que celles-ci ont été calculées.',
    'Les {0} de positions aux piles pas plus hautes que celles-ci ont été calculées.',
  ),
  'Stack {0}': 'Pile {0}',
  // Colourful
  'no section is larger than 1': 'aucune section ne dépasse 1',
  'a section is larger than 1': 'une section dépasse 1',
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
  'Here the last move loses, and so single stones count the other way round.':
    'Ici, le dernier coup perd, et donc les jetons isolés comptent à l’envers.',
  'The sections lie in a row, and only the two ends can be made smaller: this is End-Nim.':
    'Les sections sont en rangée, et seuls les deux bouts peuvent diminuer : c’est le Nim des bouts (End-Nim).',
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
  'A section with no more than one neighbour counts as a Nim heap.': 'Une section qui a un voisin au plus compte comme un tas de Nim.',
  'Every string was worked out with all that can be left of it.': 'Chaque chaîne a été calculée avec tout ce qui peut en rester.',
  // Euclid
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
  // Fibonacci
  'Every number is a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13 and so on) with no two neighbours among them, in one way only.':
    'Tout nombre est une somme de nombres de Fibonacci (1, 2, 3, 5, 8, 13 et ainsi de suite) sans deux voisins parmi eux, et d’une seule façon.',
  'Here the last stone loses, so it is left out: {0} others are played for.':
    'Ici, le dernier jeton perd, on le laisse donc de côté : on joue pour {0}.',
  '{0} is a Fibonacci number itself.': '{0} est lui-même un nombre de Fibonacci.',
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
  // Moore
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
  // Nim
  'Write every heap in binary, one below the other, and count the ones in each column.':
    'Écris tous les tas en binaire, l’un sous l’autre, et compte les 1 de chaque colonne.',
  'Heap {0} can make all columns even in one move.': 'Le tas {0} peut rendre toutes les colonnes paires en un coup.',
  'Heaps {0} can make all columns even in one move.': 'Le tas {0} peut rendre toutes les colonnes paires en un coup.',
  'A winning move takes from {0}.': 'Un coup gagnant prend dans {0}.',
  // Octal
  'What each row counts for': 'Ce que compte chaque rangée',
  'Row of pins': 'Rangée',
  'Each row': 'Chaque rangée',
  'Here the last move loses, and rows are not like heaps of Nim. But there are only {0} kinds of positions: those of one kind are won and lost alike, whatever is put beside them.':
    'Ici le dernier coup perd, et les rangées ne sont pas comme des tas de Nim. Mais il n’y a que {0} sortes de positions : celles d’une même sorte sont gagnées et perdues ensemble, quoi qu’on mette à côté.',
  'Here the last move loses, and rows are not like heaps of Nim. But with rows of up to {0} there are only {1} kinds of positions: those of one kind are won and lost alike, whatever such rows are put beside them.':
    'Ici le dernier coup perd, et les rangées ne sont pas comme des tas de Nim. Mais avec des rangées jusqu’à {0}, il n’y a que {1} sortes de positions : celles d’une même sorte sont gagnées et perdues ensemble, quelles que soient les rangées de ce genre qu’on met à côté.',
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
  // Slow
  'One stone of a single heap goes on every turn: odd is lost.': 'À chaque tour, un jeton du seul tas part : impair est perdu.',
  'With two heaps or more, and no more than one move can reach, all even is lost, as in normal play.':
    'Avec deux tas au moins, et pas plus qu’un coup n’en atteint, tout pair est perdu, comme en jeu normal.',
  'With one heap too many to reach, all even and all odd are lost; but where all heaps but a largest one are equal, all others are lost instead.':
    'Avec un tas de trop pour un coup, tout pair et tout impair sont perdus ; mais si tous les tas sauf un plus grand sont égaux, ce sont tous les autres cas qui sont perdus.',
  'All even is lost. Any other lost position is odd from the fourth heap on, and of the three smallest either only the third is odd, with a difference below 0 or of 3, 7, 11 …; or only one of the first two, with 1, 5, 9 …; or all three, with 3, 7, 11 …. The difference is the first two together less the third: here {0}.':
    'Tout pair est perdu. Toute autre position perdue est impaire à partir du quatrième tas, et des trois plus petits, soit seul le troisième est impair, avec une différence inférieure à 0 ou de 3, 7, 11 … ; soit un seul des deux premiers, avec 1, 5, 9 … ; soit tous les trois, avec 3, 7, 11 …. La différence, ce sont les deux premiers ensemble moins le troisième : ici {0}.',
  'All even, and the smallest even with every other heap odd, are lost; but for some sizes it is the other way round. Which ones, that goes by what the two smallest together have more than the third, here {0}, and what the fourth has more than it, here {1}.':
    'Tout pair est perdu, et aussi le plus petit pair avec tous les autres impairs ; mais pour certaines tailles c’est l’inverse. Lesquelles, cela dépend de ce que les deux plus petits ensemble ont de plus que le troisième, ici {0}, et de ce que le quatrième a de plus que lui, ici {1}.',
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
  // Stack
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone loses.':
    'De bas en haut : qui vide un jeu laisse celui d’en dessous à l’autre camp. Si celui-ci est perdu pour qui doit jouer, vider gagne ; sinon, vider perd. Tout en bas, qui prend le dernier jeton perd.',
  'From the bottom up: whoever empties a game leaves the one below to the other side. If that one is lost to the side to move, emptying wins; otherwise it loses. Under everything, taking the last stone wins.':
    'De bas en haut : qui vide un jeu laisse celui d’en dessous à l’autre camp. Si celui-ci est perdu pour qui doit jouer, vider gagne ; sinon, vider perd. Tout en bas, qui prend le dernier jeton gagne.',
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
  'Nim-sum': 'Somme de Nim',
  'Last stone': 'Dernier jeton',
  'Side to move': 'Qui doit jouer',
  // Staircase
  'Only the odd steps count, the first, the third and so on: they are heaps of Nim. What comes down to one of them can go on at once, as if nothing had been moved.':
    'Seules comptent les marches impaires, la première, la troisième et ainsi de suite : ce sont des tas de Nim. Ce qui descend sur l’une d’elles peut continuer aussitôt, comme si rien n’avait bougé.',
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
