import type { Phrases } from '../phrases.ts';

/** What the claims on trial say, and what is found against them. */
export const claims: Phrases = {
  'Theorem {0}': 'Théorème {0}',
  'Lemma {0}': 'Lemme {0}',
  'Proposition {0}': 'Proposition {0}',
  'Corollary {0}': 'Corollaire {0}',
  'Definition {0}': 'Définition {0}',
  'Observation {0}': 'Observation {0}',
  'Section {0}': 'Section {0}',
  'Equation {0}': 'Équation {0}',
  'Equations {0} to {1}': 'Équations {0} à {1}',
  'Figure {0}': 'Figure {0}',
  'Example {0}': 'Exemple {0}',
  Example: 'Exemple',
  'Proof of Proposition {0}': 'Preuve de la proposition {0}',
  'One heap': 'Un tas',
  'Three heaps': 'Trois tas',
  'The general pattern': 'Le motif général',
  'The general strategy': 'La stratégie générale',
  'Sprague and Grundy': 'Sprague et Grundy',
  'Bouton’s theorem': 'Le théorème de Bouton',
  'Misère Nim theorem': 'Le théorème du Nim misère',
  'Error handling': 'Traitement des erreurs',
  'Subtraction games': 'Jeux de soustraction',
  'Code examples': 'Exemples de code',
  'Chromatic Nim, any red levels': 'Nim chromatique, niveaux rouges quelconques',
  'Chromatic Nim, any red levels, the last stone loses': 'Nim chromatique, niveaux rouges quelconques, le dernier jeton perd',
  'Slow Nim, k + 3 heaps': 'Nim lent, k + 3 tas',
  'Slow Nim, k + 1 heaps, the last stone loses': 'Nim lent, k + 1 tas, le dernier jeton perd',
  'Slow Nim, four heaps, the last stone loses': 'Nim lent, quatre tas, le dernier jeton perd',
  'Slow Nim, five heaps, the last stone loses': 'Nim lent, cinq tas, le dernier jeton perd',
  'Three at a time from five heaps, the last stone loses: where it is turned round goes by x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.':
    'Trois à la fois dans cinq tas, le dernier jeton perd : où c’est inversé, cela ne dépend que de x1 + x2 − x3, x4 − x3, x5 − x4, et de la parité de x1.',
  'Albert, Nowakowski 2001': 'Albert, Nowakowski 2001',
  'Gurvich, Ho 2015': 'Gurvich, Ho 2015',
  'Beyond the papers': 'Au-delà des articles',
  'Stones in the pile': 'Jetons dans la pile',
  'Stones in all': 'Jetons en tout',
  'Stones in the largest heap': 'Jetons dans le plus grand tas',
  'Stones in the largest of three heaps': 'Jetons dans le plus grand de trois tas',
  'Stones in the higher stack': 'Jetons dans la plus haute pile',
  'Highest red level': 'Niveau rouge le plus haut',
  'Numbers up to': 'Nombres jusqu’à',
  'Rows and columns': 'Lignes et colonnes',
  'Squares to the corner, at most': 'Cases jusqu’au coin, au plus',
  'Largest take': 'Plus grande prise',
  'y and z': 'y et z',
  'It should be lost for the side to move, but a move wins.': 'Ici, qui doit jouer devrait perdre ; mais un coup gagne.',
  'It should be won for the side to move, but every move loses.': 'Ici, qui doit jouer devrait gagner ; mais tous les coups perdent.',
  'Its value should be {0}, but it is {1}.': 'La valeur devrait être {0}, mais c’est {1}.',
  'The winning moves should be {0}; they are {1}.': 'Les coups gagnants devraient être : {0}. Ce sont : {1}.',
  'It should be won by the move described, but there is no such move.': 'Le coup décrit devrait gagner ; mais il n’existe pas.',
  'It should be won by the move to {0}, but that loses.': 'Le coup vers {0} devrait gagner, mais il perd.',
  none: 'aucun',
  'The claim comes to {0}, but it is {1}.': 'L’énoncé donne {0}, mais c’est {1}.',
  'Here the statement is false.': 'Ici l’énoncé est faux.',
  'Going up gives {0}, going down {1}.': 'En montant on trouve {0}, en descendant {1}.',
  'The moves to a nim-sum of 0 are {0}.': 'Les coups vers une somme de Nim nulle sont {0}.',
  'Taking {0}: no period is found.': 'En prenant {0}, aucune période n’est trouvée.',
  'The lemma speaks of {0} there.': 'Le lemme parle là de {0}.',
  'A column has no multiple of 3 ones.': 'Dans une colonne, le nombre de uns n’est pas un multiple de 3.',
  'A pile open at both ends is End-Nim: for every stretch of sections there is one size at either end that makes it lost.':
    'Une pile ouverte aux deux bouts est un End-Nim : pour chaque suite de sections, il y a à chaque bout une seule taille qui la rend perdue.',
  'Going up, a green level joins a queue and a red one takes the first of the queue as its partner, or itself: these are the lost pairs.':
    'En montant, un niveau vert se met dans la file et un niveau rouge prend pour partenaire le premier de la file, sinon lui-même : ce sont les paires perdues.',
  'Where the last stone loses, 0 and 1 are the first pair, and the queue starts at level 2.':
    'Quand le dernier jeton perd, 0 et 1 forment la première paire, et la file commence au niveau 2.',
  'Two at a time from three heaps x ≤ y ≤ z: an odd x counts 2, an odd y 3, an odd z 1, and the nim-sum of these is the value.':
    'Jusqu’à deux à la fois dans trois tas x ≤ y ≤ z : un x impair compte 2, un y impair 3, un z impair 1, et leur somme de Nim est la valeur.',
  'Up to k at a time from no more than k + 2 heaps: lost if all are even, if k + 1 heaps are all odd, or if of k + 2 the smallest is even and at most one other.':
    'Jusqu’à k à la fois dans k + 2 tas au plus : perdu si tous sont pairs, si k + 1 tas sont tous impairs, ou si de k + 2 tas seul le plus petit est pair.',
  'Up to k at a time from k + 3 heaps, k of 4 or more: which are odd, and c = x1 + x2 − x3 by its sign and its remainder when divided by 4, decide. Proved in the documentation of the solver.':
    'Jusqu’à k à la fois dans k + 3 tas, k au moins 4 : ce qui décide, ce sont les tas impairs et c = x1 + x2 − x3, par son signe et son reste modulo 4. Démontré dans la documentation du solveur.',
  'Up to k at a time from k + 1 heaps or fewer, the last stone loses: as in normal play, but turned round where the k smallest are equal. Proved in the documentation of the solver.':
    'Jusqu’à k à la fois dans k + 1 tas au plus, le dernier jeton perd : comme en jeu normal, mais inversé quand les k plus petits sont égaux. Démontré dans la documentation du solveur.',
  'Two at a time from four heaps, the last stone loses: turned round by a pattern in c = x1 + x2 − x3 and x4 − x3 that repeats by threes and sixes. Proved in the documentation of the solver.':
    'Deux à la fois dans quatre tas, le dernier jeton perd : inversé selon un motif de c = x1 + x2 − x3 et x4 − x3 qui se répète par trois et par six. Démontré dans la documentation du solveur.',
  'With red levels ⌊nφ²⌋, stacks of 4 and 2 have one winning move: three from the first.':
    'Avec les niveaux rouges ⌊nφ²⌋, les piles de 4 et 2 ont un seul coup gagnant : trois de la première.',
  'Red levels ⌊nβ⌋ for an irrational β > 2: lost are the pairs ⌊nα⌋ and ⌊nβ⌋ with 1/α + 1/β = 1. Tried for four β.':
    'Niveaux rouges ⌊nβ⌋ pour un β > 2 irrationnel : sont perdues les paires ⌊nα⌋ et ⌊nβ⌋ avec 1/α + 1/β = 1. Essayé pour quatre β.',
  'Red levels at the multiples of a whole β: lost are the pairs βn + t and β((β − 1)n + t) for t from 1 to β − 1. Tried for β from 2 to 7.':
    'Niveaux rouges aux multiples d’un β entier : sont perdues les paires βn + t et β((β − 1)n + t) pour t de 1 à β − 1. Essayé pour β de 2 à 7.',
  'Where green dominates, lost are the pairs of the i-th green level and the i-th red one, and the empty position.':
    'Où le vert domine, sont perdues les paires du i-ième niveau vert et du i-ième rouge, et la position vide.',
  'Where green dominates, every position with tops of one colour is won.':
    'Où le vert domine, toute position dont les sommets sont d’une seule couleur est gagnée.',
  'Where green dominates, every position with tops of one colour is won, but for the empty one.':
    'Où le vert domine, toute position dont les sommets sont d’une seule couleur est gagnée, sauf la position vide.',
  'Where green dominates, the move described wins: with tops of two colours it makes as many red as green, keeping the colours.':
    'Où le vert domine, le coup décrit gagne : avec des sommets de deux couleurs, il fait autant de rouges que de verts en gardant les couleurs.',
  'The same; and where one stack is empty, everything is taken.': 'La même chose ; et quand une pile est vide, on prend tout.',
  'With red levels ⌊3n/2⌋ the first lost pairs are 0 and 0, 1 and 1, 2 and 3.':
    'Avec les niveaux rouges ⌊3n/2⌋, les premières paires perdues sont 0 et 0, 1 et 1, 2 et 3.',
  'Where red dominates, two stacks of a red height d are lost exactly if green does not dominate from some red level k up to d (k ∈ S is printed).':
    'Où le rouge domine, deux piles d’une hauteur rouge d sont perdues exactement si le vert ne domine depuis aucun niveau rouge k jusqu’à d (il est imprimé k ∈ S).',
  'Where red dominates, two stacks of a red height d are lost exactly if green does not dominate from some green level k up to d.':
    'Où le rouge domine, deux piles d’une hauteur rouge d sont perdues exactement si le vert ne domine depuis aucun niveau vert k jusqu’à d.',
  'Evil numbers have an even number of ones in binary, odious ones an odd number. No three numbers in a row are all odious, or all evil.':
    'Les nombres « evil » ont en binaire un nombre pair de uns, les « odious » un nombre impair. Jamais trois nombres de suite ne sont tous d’une sorte.',
  'From 0 up to any number, the odious and the evil numbers differ by one at most.':
    'De 0 à n’importe quel nombre, il y a autant d’« odious » que d’« evil », à un près.',
  'Lemma 12 gives the number of odious less evil numbers from 1 to k, plus one (as Definition 11 is printed).':
    'Le lemme 12 donne le nombre d’« odious » moins celui d’« evil » de 1 à k, plus un (telle que la définition 11 est imprimée).',
  'The number of odious less evil numbers from 1 to k is 1 for odd k; for even k it is 2 if k is odious and 0 if it is evil.':
    'De 1 à k, il y a un « odious » de plus que d’« evil » si k est impair ; si k est pair, deux de plus si k est « odious », et autant s’il est « evil ».',
  'Evil levels red: the lost pairs are a, the least number in no earlier pair, and b, the smallest evil number above a.':
    'Niveaux « evil » rouges : les paires perdues sont a, le plus petit nombre d’aucune paire précédente, et b, le plus petit « evil » au-dessus de a.',
  'Evil levels red: the lost pairs are a, the least number in no earlier pair, and b, the smallest evil number above a that is in no earlier pair.':
    'Niveaux « evil » rouges : les paires perdues sont a, le plus petit nombre d’aucune paire précédente, et b, le plus petit « evil » au-dessus de a d’aucune paire précédente.',
  'Evil levels red: the n-th lost pair has b = 2n for evil n and 2n + 1 for odious n, and a is 2 less for vile n (an even number of zeros at its end in binary); for dopey n it is 1 less if n is evil, and 3 if it is odious.':
    'Niveaux « evil » rouges : dans la n-ième paire perdue, b = 2n si n est « evil » et 2n + 1 s’il est « odious ». Si n finit en binaire par un nombre pair de zéros, a vaut 2 de moins ; sinon 1 de moins si n est « evil », et 3 s’il est « odious ».',
  'q = {0} is evil and vile, and {1} is prime number {2}.':
    'q = {0} est « evil » et finit en binaire par un nombre pair de zéros, et {1} est le nombre premier numéro {2}.',
  'A pile is worth the largest value that a move leads to (“max” is printed).':
    'Une pile vaut la plus grande valeur où mène un coup (il est imprimé « max »).',
  'A pile is worth the least number missing among the piles with ℓ fewer on top, for every ℓ below the top section (ℓ = 0 as well).':
    'Une pile vaut le plus petit nombre qui manque parmi les piles avec ℓ jetons de moins en haut, pour tout ℓ plus petit que la section du haut (ℓ = 0 aussi).',
  'A top section that is larger by m than the value below it: the list of options ends where m is left out, at n − m.':
    'Quand la section du haut dépasse de m la valeur au-dessous, la liste des options finit à n − m.',
  'A pile is worth the least number missing among what it is worth without its top section and with 1 to n − 1 of it left.':
    'Une pile vaut le plus petit nombre qui manque parmi ses valeurs sans la section du haut et avec 1 à n − 1 jetons de celle-ci.',
  'The eeny-meeny rule with “less” in its last line, where equation 2 has “at most”: a tie at the bottom does not count.':
    'La règle am-stram-gram avec « plus petit » à la dernière ligne, où l’équation 2 a « au plus » : une égalité tout en bas ne compte pas.',
  'A pile is worth its top section; one less, if that is no larger than what the pile without it is worth.':
    'Une pile vaut sa section du haut ; un de moins si celle-ci ne dépasse pas ce que vaut la pile sans elle.',
  'The eeny-meeny rule gives the value of every pile. At the bottom section a tie counts as eeny.':
    'La règle am-stram-gram donne la valeur de chaque pile. Tout en bas, une égalité compte comme plus petit.',
  'Going up by Lemma 3.1 and going down by the eeny-meeny rule come to the same.':
    'En montant par le lemme 3.1 et en descendant par la règle am-stram-gram, on trouve la même chose.',
  'Of two piles, those are lost whose values are equal: the nim-sum is 0.':
    'Deux piles sont perdues quand leurs valeurs sont égales : la somme de Nim est 0.',
  'Five piles worth 1, 0, 1, 1 and 1 are lost: no move wins.': 'Cinq piles qui valent 1, 0, 1, 1 et 1 sont perdues : aucun coup ne gagne.',
  'Three colours are no harder than two: only where the colour changes counts.':
    'Trois couleurs ne sont pas plus difficiles que deux : seuls comptent les changements de couleur.',
  'Where the last stone loses, a pile is lost exactly if it is lost in normal play with one more stone underneath.':
    'Quand le dernier jeton perd, une pile est perdue exactement si elle l’est en jeu normal avec un jeton de plus dessous.',
  'Nim where the last stone loses is Nim on top of a single stone in normal play.':
    'Le Nim où le dernier jeton perd est le Nim posé sur un seul jeton en jeu normal.',
  'Values of the single games do not decide a stack: 1 under 1 – 1 is won, and 1 under 2 – 2 is lost.':
    'Les valeurs des jeux ne décident pas d’une pile : 1 sous 1 – 1 est gagné, 1 sous 2 – 2 est perdu.',
  'A single heap of any size is won.': 'Un seul tas de n’importe quelle taille est gagné.',
  'A single heap of any size but 0 is won.': 'Un seul tas de n’importe quelle taille sauf 0 est gagné.',
  'Two heaps are lost exactly if they are equal.': 'Deux tas sont perdus exactement s’ils sont égaux.',
  'Two equal heaps and a third one of any size are won.': 'Deux tas égaux et un troisième de n’importe quelle taille sont gagnés.',
  'Two equal heaps and a third one that is not empty are won.': 'Deux tas égaux et un troisième qui n’est pas vide sont gagnés.',
  'Two more heaps of the same size, 10 and 10, change nothing about who wins.':
    'Deux tas égaux de plus, 10 et 10, ne changent rien à qui gagne.',
  'A lost position and a lost one make a lost one; a lost one and a won one make a won one.':
    'Deux positions perdues ensemble sont perdues ; une perdue et une gagnée ensemble sont gagnées.',
  'Lost are 1 – 2 – 3, 1 – 4 – 5, 2 – 4 – 6, 2 – 3 – 4 – 5 and 1 – 6 – 7.':
    'Sont perdus 1 – 2 – 3, 1 – 4 – 5, 2 – 4 – 6, 2 – 3 – 4 – 5 et 1 – 6 – 7.',
  '1 – 1 – 2 – 2 – 3 is won by taking the heap of 3.': '1 – 1 – 2 – 2 – 3 se gagne en prenant le tas de 3.',
  '1, 2n and 2n + 1 are lost.': '1, 2n et 2n + 1 sont perdus.',
  'The table of nim-sums, each the least number missing to its left and above, is addition in binary without carrying.':
    'La table des sommes de Nim, où chacune est le plus petit nombre absent à gauche et au-dessus, est l’addition binaire sans retenue.',
  'The nim-sum of two numbers is never more than their sum.': 'La somme de Nim de deux nombres ne dépasse jamais leur somme.',
  '20 – 31 – 37 – 83 has the nim-sum 125, and one winning move: 83 to 46. Tried on the nim-sums of all moves.':
    '20 – 31 – 37 – 83 a pour somme de Nim 125 et un seul coup gagnant : de 83 à 46. Essayé sur les sommes de Nim de tous les coups.',
  'A rook on its way to a corner is Nim with two heaps: lost exactly on the diagonal, and worth the nim-sum of its distances.':
    'Une tour en route vers un coin est un Nim à deux tas : perdue exactement sur la diagonale, et sa valeur est la somme de Nim de ses distances.',
  'Nim is lost exactly if the nim-sum of the heaps is 0.': 'Le Nim est perdu exactement si la somme de Nim des tas est 0.',
  'The winning moves of Nim lower a heap to its nim-sum with the sum of all, where that is smaller.':
    'Les coups gagnants du Nim ramènent un tas à sa somme de Nim avec la somme de tous, quand elle est plus petite.',
  '6 – 9 – 12 has the nim-sum 3, and one winning move: 6 to 5.': '6 – 9 – 12 a pour somme de Nim 3 et un seul coup gagnant : de 6 à 5.',
  'Where the last stone loses, play as usual; but if all heaps are 1, an odd number of them is lost.':
    'Quand le dernier jeton perd, on joue comme d’habitude ; mais si tous les tas sont de 1, un nombre impair est perdu.',
  'Where the last stone loses, 1 – 1 – 1 is lost and 1 – 1 is won.': 'Quand le dernier jeton perd, 1 – 1 – 1 est perdu et 1 – 1 est gagné.',
  'Where nothing is left, the side to move has lost, whichever way the last stone counts.':
    'Quand il ne reste rien, qui doit jouer a perdu, de quelque façon que compte le dernier jeton.',
  'Where nothing is left, the side to move has lost if the last stone wins, and won if it loses.':
    'Quand il ne reste rien, qui doit jouer a perdu si le dernier jeton gagne, et gagné s’il perd.',
  'Taking 1 to m, a heap is worth its remainder when divided by m + 1. Tried for m up to 6.':
    'En prenant de 1 à m, un tas vaut son reste dans la division par m + 1. Essayé pour m jusqu’à 6.',
  'Taking 1 to m, three heaps are lost exactly if the nim-sum of their remainders is 0. Tried for m up to 6.':
    'En prenant de 1 à m, trois tas sont perdus exactement si la somme de Nim de leurs restes est 0. Essayé pour m jusqu’à 6.',
  'Taking 1 or 2, a heap of 6 is lost; heaps of 0 to 6 are worth 0, 1, 2, 0, 1, 2, 0.':
    'En prenant 1 ou 2, un tas de 6 est perdu ; les tas de 0 à 6 valent 0, 1, 2, 0, 1, 2, 0.',
  'Taking 1 or 2 from 6 and 4, the winning move is 4 to 3.': 'En prenant 1 ou 2 à 6 et 4, le coup gagnant est de 4 à 3.',
  'Taking 1 or 2 from 6 and 4, two moves win: 4 to 3, and 6 to 4, which makes its heap worth more.':
    'En prenant 1 ou 2 à 6 et 4, deux coups gagnent : de 4 à 3, et de 6 à 4, qui donne plus de valeur au tas.',
  'The winning moves of heaps where 1 or 2 may be taken lower the value of a heap to its nim-sum with the sum of all.':
    'Quand on peut prendre 1 ou 2, les coups gagnants abaissent la valeur d’un tas à sa somme de Nim avec la somme de tous.',
  'The winning moves of heaps where 1 or 2 may be taken bring the value of a heap to its nim-sum with the sum of all, lower or higher.':
    'Quand on peut prendre 1 ou 2, les coups gagnants amènent la valeur d’un tas à sa somme de Nim avec la somme de tous, plus basse ou plus haute.',
  'Taking from up to k heaps, four heaps are lost exactly if the ones of every binary column are a multiple of k + 1. Tried for k up to 3.':
    'En prenant dans k tas au plus, quatre tas sont perdus exactement si le nombre de uns de chaque colonne binaire est un multiple de k + 1. Essayé pour k jusqu’à 3.',
  'The same with the sizes written in base k + 1, as the heading “base-(k + 1) digit condition” suggests.':
    'La même chose avec les tailles écrites en base k + 1, comme le suggère le titre « condition sur les chiffres en base k + 1 ».',
  'A table up to twice the largest take is enough to find the period by looking for a repetition.':
    'Une table jusqu’à deux fois la plus grande prise suffit pour trouver la période en cherchant une répétition.',
  'As soon as as many values in a row come back as the largest take, everything after them does. Compared with the definition for four periods.':
    'Dès que reviennent autant de valeurs de suite que la plus grande prise, tout ce qui suit revient aussi. Comparé à la définition sur quatre périodes.',
  '3 – 4 – 5 is won, and 1 – 1 is lost.': '3 – 4 – 5 est gagné, et 1 – 1 est perdu.',
  '3 – 5 – 6 – 7 is won, although every binary column has a multiple of 3 ones.':
    '3 – 5 – 6 – 7 est gagné, bien que le nombre de uns de chaque colonne binaire soit un multiple de 3.',
  'A single heap is worth 0 if it is even and 1 if it is odd.': 'Un seul tas vaut 0 s’il est pair et 1 s’il est impair.',
  'By Proposition 5.7, 2 – 3 – 5 – 6 is lost.': 'Par la proposition 5.7, 2 – 3 – 5 – 6 est perdu.',
  'By Corollary 5.2, 2 – 3 – 5 – 6 is won, and so is 3 – 4 – 5 – 6: both have two odd heaps.':
    'Par le corollaire 5.2, 2 – 3 – 5 – 6 est gagné, et 3 – 4 – 5 – 6 aussi : les deux ont deux tas impairs.',
  'Where all heaps are even, the position is lost.': 'Quand tous les tas sont pairs, la position est perdue.',
  'With one odd heap, or two, the position is won.': 'Avec un tas impair, ou deux, la position est gagnée.',
  'Two heaps are won exactly if one of them is odd.': 'Deux tas sont gagnés exactement si l’un d’eux est impair.',
  'Three heaps are lost exactly if all are even or all are odd.': 'Trois tas sont perdus exactement si tous sont pairs ou tous impairs.',
  'Four heaps, three or four of them odd and the smallest 1, are won.':
    'Quatre tas, dont trois ou quatre impairs et le plus petit de 1, sont gagnés.',
  'Four heaps, three or four of them odd, are lost if the smallest is even and won if it is odd.':
    'Quatre tas, dont trois ou quatre impairs, sont perdus si le plus petit est pair et gagnés s’il est impair.',
  'Five heaps, smallest first, are lost exactly if they are: all even; even, even and three odd; or two odd, then two that are both odd or both even, then one that is not.':
    'Cinq tas, le plus petit d’abord, sont perdus exactement s’ils sont : tous pairs ; deux pairs puis trois impairs ; ou deux impairs, puis deux de même parité, puis un de l’autre parité.',
  'Six heaps of 1 are lost.': 'Six tas de 1 sont perdus.',
  'Five heaps of 1 and one of 3 are won.': 'Cinq tas de 1 et un de 3 sont gagnés.',
  '1 – 1 and three more odd heaps are won.': '1 – 1 et trois autres tas impairs sont gagnés.',
  '1, 1, x, x + 2k and x + 2ℓ + 1 are lost, for k no larger than ℓ.': '1, 1, x, x + 2k et x + 2ℓ + 1 sont perdus, pour k au plus égal à ℓ.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = 2y and ℓ = y + z.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 est le lemme 7.2 avec x = 1, k = 2y et ℓ = y + z.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = y and ℓ = y + z, and lost.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 est le lemme 7.2 avec x = 1, k = y et ℓ = y + z, et perdu.',
  '1, 1, x, y, z are lost exactly if x and y are both odd or both even and z is not as they are.':
    '1, 1, x, y, z sont perdus exactement si x et y sont de même parité et z de l’autre.',
  'A heap of 1 and an even second heap: won.': 'Un tas de 1 et un deuxième tas pair : gagné.',
  'A heap of 1 and four more odd heaps are won.': 'Un tas de 1 et quatre autres tas impairs sont gagnés.',
  'With a heap of 1, five heaps are lost exactly if x2 is odd, x3 and x4 are both odd or both even, and x5 is not as they are.':
    'Avec un tas de 1, cinq tas sont perdus exactement si x2 est impair, x3 et x4 de même parité et x5 de l’autre.',
  'The case without a printed move: x1 and x2 odd, x3 and x5 both odd or both even, x4 not as they are. One from the fourth heap and one from the fifth win.':
    'Le cas sans coup imprimé : x1 et x2 impairs, x3 et x5 de même parité, x4 de l’autre. Un jeton du quatrième tas et un du cinquième gagnent.',
  'One spot of Sprouts is worth 0: its only move leads to what is worth 1, and both moves from there to an end.':
    'Un point de Sprouts vaut 0 : son seul coup mène à ce qui vaut 1, et les deux coups qui suivent à une fin.',
  'Whoever begins wins exactly where the number of spots, divided by 6, leaves 3, 4 or 5. Known up to 44 spots, and proved for no more than are worked out.':
    'Qui commence gagne exactement si le nombre de points, divisé par 6, laisse 3, 4 ou 5. Connu jusqu’à 44 points, et démontré pour pas plus que ce qui est calculé.',
  'Spots to begin with, at most': 'Points au début, au plus',
  'Partners of all levels up to {0}, those at ⌊nβ⌋ being red with β = {1}':
    'Partenaires de tous les niveaux jusqu’à {0}, ceux en ⌊nβ⌋ étant rouges, avec β = {1}',
  'Rows of up to {0} pins in Grundy’s game, of which no period is known':
    'Rangées jusqu’à {0} quilles au jeu de Grundy, dont aucune période n’est connue',
  'Rows of up to {0} pins under code {1}': 'Rangées jusqu’à {0} quilles avec le code {1}',
  'Rows of up to {0} pins under code {1}: they repeat every {2} from {3} on, which is proven':
    'Rangées jusqu’à {0} quilles avec le code {1} : à partir de {3} elles se répètent tous les {2}, et c’est démontré',
  'Nimbers of a queen on all squares whose column and row add up to {0} at most; the lost ones are Wythoff’s pairs':
    'Nimbers d’une dame sur toutes les cases dont colonne et rangée font {0} au plus ; les perdues sont les paires de Wythoff',
  'Up to {0} at a time from {1} heaps of up to {2}, the last stone loses':
    'Jusqu’à {0} à la fois dans {1} tas de {2} au plus, le dernier jeton perd',
  'Up to {0} at a time from {1} heaps of up to {2}': 'Jusqu’à {0} à la fois dans {1} tas de {2} au plus',
  'Three sections, open at both ends': 'Trois sections, ouvertes aux deux bouts',
  'A pile open at both ends with a middle section of {0} stones at most: from {1} stones of an end section on, p more of them are worth p more, p being the least power of 2 above the other two.':
    'Une pile ouverte aux deux bouts, dont la section du milieu a {0} pierres au plus : à partir de {1} pierres à un bout, p pierres de plus y valent p de plus, p étant la plus petite puissance de 2 au-dessus des deux autres sections.',
  'Piles of three sections open at both ends, the middle one of {0} stones at most and an end section of up to {1}, for {2} periods of the other end':
    'Piles de trois sections ouvertes aux deux bouts, celle du milieu de {0} pierres au plus et un bout jusqu’à {1}, sur {2} périodes de l’autre bout',
  'Sprouts, the last line loses': 'Sprouts, la dernière ligne perd',
  'Whoever begins wins exactly where the number of spots, divided by 6, leaves 0, 4 or 5; but with one spot they win, and with four they lose.':
    'Qui commence gagne exactement quand le nombre de points, divisé par 6, laisse 0, 4 ou 5 ; mais avec un point il gagne, et avec quatre il perd.',
  'Who wins Sprouts with up to {0} spots to begin with': 'Qui gagne à Sprouts avec {0} points au départ au plus',
  'Who wins Sprouts with up to {0} spots to begin with, the last line loses':
    'Qui gagne à Sprouts avec {0} points au départ au plus, quand la dernière ligne perd',
};
