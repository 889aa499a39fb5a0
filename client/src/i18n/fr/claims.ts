import type { Phrases } from '../phrases.ts';

/** Claims on trial, and their results. */
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
  'Up to three at a time from five heaps, and the last stone loses. Four things decide where the winner differs from normal play: x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.':
    'Trois au plus à la fois dans cinq tas, et le dernier jeton perd. Quatre choses décident quand un autre camp gagne qu’en jeu normal : x1 + x2 − x3, x4 − x3, x5 − x4, et si x1 est impair.',
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
  'By the claim the player to move loses here, but a move wins.': 'Selon l’énoncé, le camp qui doit jouer perd ici. Mais un coup gagne.',
  'By the claim the player to move wins here, but every move loses.':
    'Selon l’énoncé, le camp qui doit jouer gagne ici. Mais tous les coups perdent.',
  'By the claim this is worth {0}, but it is worth {1}.': 'Selon l’énoncé, cela vaut {0}, mais cela vaut {1}.',
  'By the claim the winning moves are {0}, but they are {1}.': 'Selon l’énoncé, les coups gagnants sont {0}, mais ce sont {1}.',
  'The claim describes a winning move, but there is no such move.': 'L’énoncé décrit un coup gagnant, mais ce coup n’existe pas.',
  'By the claim the move to {0} wins, but it loses.': 'Selon l’énoncé, le coup vers {0} gagne, mais il perd.',
  none: 'aucun',
  'By the claim this is {0}, but it is {1}.': 'Selon l’énoncé, c’est {0}, mais c’est {1}.',
  'The claim is false here.': 'Ici, l’énoncé est faux.',
  'Going up gives {0}, going down {1}.': 'En montant on trouve {0}, en descendant {1}.',
  'The moves to a nim-sum of 0 are {0}.': 'Les coups vers une somme de Nim nulle sont {0}.',
  'With takes of {0}, no period is found.': 'Quand on peut prendre {0}, aucune période n’est trouvée.',
  'The lemma speaks of {0} there.': 'Le lemme parle là de {0}.',
  'A column has no multiple of 3 ones.': 'Dans une colonne, le nombre de 1 n’est pas un multiple de 3.',
  'A pile open at both ends is the game End-Nim. Whatever else lies there, exactly one size of an end section, perhaps 0, makes it lost.':
    'Une pile ouverte aux deux bouts est le jeu End-Nim. Quoi qu’il y ait d’autre, une seule taille d’un bout, peut-être 0, la rend perdante.',
  'Going up level by level, green levels wait in a queue. Each red level is paired with the first in the queue, or with itself if none waits. These pairs are the lost ones.':
    'En montant, les niveaux verts font la queue. Chaque niveau rouge forme une paire avec le premier de la queue, ou avec lui-même si elle est vide. Ces paires sont les perdantes.',
  'If the last stone loses, 0 and 1 are the first lost pair, and the queue starts at level 2.':
    'Si le dernier jeton perd, 0 et 1 forment la première paire perdante, et la queue commence au niveau 2.',
  'Three heaps x ≤ y ≤ z, up to two at a time. Count 2 if x is odd, 3 if y is odd, 1 if z is odd. The nim-sum of these is the value.':
    'Trois tas x ≤ y ≤ z, deux au plus à la fois. Compte 2 si x est impair, 3 si y est impair, 1 si z est impair. Leur somme de Nim est la valeur.',
  'Up to k heaps at a time. Up to k heaps are lost exactly when all are even; k + 1 heaps when all are even or all odd; k + 2 heaps when all are even, or the smallest is even and every other one odd.':
    'Jusqu’à k tas à la fois. Jusqu’à k tas sont perdus exactement quand tous sont pairs ; k + 1 tas, quand tous sont pairs ou tous impairs ; k + 2 tas, quand tous sont pairs, ou que le plus petit est pair et tous les autres impairs.',
  'Up to k at a time from k + 3 heaps, with k at least 4. Two things decide: which heaps are odd, and c = x1 + x2 − x3, by its sign and its remainder after dividing by 4. Proved in the solver’s documentation.':
    'Jusqu’à k à la fois dans k + 3 tas, k valant au moins 4. Deux choses décident : quels tas sont impairs, et c = x1 + x2 − x3, par son signe et son reste dans la division par 4. Prouvé dans la documentation du solveur.',
  'Up to k at a time from k + 1 heaps, some perhaps empty, and the last stone loses. The winner is the same as in normal play, except where the k smallest heaps are equal: there it is the other side. Proved in the solver’s documentation.':
    'Jusqu’à k à la fois dans k + 1 tas, certains peut-être vides, et le dernier jeton perd. Le même camp gagne qu’en jeu normal, sauf si les k plus petits tas sont égaux : c’est alors l’autre. Prouvé dans la documentation du solveur.',
  'Up to two at a time from four heaps, and the last stone loses. Three things decide where the winner differs from normal play: whether x1 is odd, c = x1 + x2 − x3, and x4 − x3. The pattern repeats by threes and sixes. Proved in the solver’s documentation.':
    'Deux au plus à la fois dans quatre tas, et le dernier jeton perd. Trois choses décident quand un autre camp gagne qu’en jeu normal : si x1 est impair, c = x1 + x2 − x3, et x4 − x3. Le motif se répète par trois et par six. Prouvé dans la documentation du solveur.',
  'With red levels ⌊nφ²⌋, stacks of 4 and 2 have one winning move. It takes three from the first.':
    'Avec les niveaux rouges ⌊nφ²⌋, des piles de 4 et 2 ont un seul coup gagnant. Il prend trois à la première.',
  'With red levels ⌊nβ⌋ for an irrational β > 2, the lost pairs are ⌊nα⌋ and ⌊nβ⌋ for n = 0, 1, 2, …, where 1/α + 1/β = 1. Tried for four β.':
    'Avec les niveaux rouges ⌊nβ⌋ pour un β irrationnel > 2, les paires perdantes sont ⌊nα⌋ et ⌊nβ⌋ pour n = 0, 1, 2, …, où 1/α + 1/β = 1. Essayé pour quatre β.',
  'With the multiples of a whole number β red, the lost pairs are 0 and 0, and βn + t and β((β − 1)n + t) for 0 ≤ n and t from 1 to β − 1. Tried for β from 2 to 7.':
    'Si les multiples d’un entier β sont rouges, les paires perdantes sont 0 et 0, et βn + t et β((β − 1)n + t) pour 0 ≤ n et t de 1 à β − 1. Essayé pour β de 2 à 7.',
  'If green dominates, the lost pairs are the i-th green level with the i-th red one, and 0 with 0.':
    'Si le vert domine, les paires perdantes sont le i-ème niveau vert avec le i-ème rouge, et 0 avec 0.',
  'If green dominates, every position with tops of one color is won.':
    'Si le vert domine, toute position dont les sommets ont la même couleur est gagnée.',
  'If green dominates, every position with tops of one color is won, except the empty one.':
    'Si le vert domine, toute position dont les sommets ont la même couleur est gagnée, sauf la position vide.',
  'If green dominates, the move that the paper describes wins. With tops of both colors it leaves as many red levels as green ones and keeps the colors.':
    'Si le vert domine, le coup décrit par l’article gagne. Avec des sommets des deux couleurs, il laisse autant de niveaux rouges que de verts et garde les couleurs.',
  'The same, but if one stack is empty, take everything.': 'La même chose, mais si une pile est vide, prends tout.',
  'With red levels ⌊3n/2⌋, the first lost pairs are 0 and 0, 1 and 1, 2 and 3.':
    'Avec les niveaux rouges ⌊3n/2⌋, les premières paires perdantes sont 0 et 0, 1 et 1, 2 et 3.',
  'If red dominates, two stacks of the same red height d are lost exactly when green dominates from no red level k up to d. (The paper has k ∈ S.)':
    'Si le rouge domine, deux piles de même hauteur rouge d sont perdues exactement quand le vert ne domine d’aucun niveau rouge k jusqu’à d. (L’article écrit k ∈ S.)',
  'If red dominates, two stacks of the same red height d are lost exactly when green dominates from no green level k up to d.':
    'Si le rouge domine, deux piles de même hauteur rouge d sont perdues exactement quand le vert ne domine d’aucun niveau vert k jusqu’à d.',
  'Evil numbers have an even number of ones in binary, odious numbers an odd number. No three numbers in a row are all evil or all odious.':
    'Les nombres méchants ont un nombre pair de 1 en binaire, les odieux un nombre impair. Jamais trois nombres d’affilée ne sont tous méchants ou tous odieux.',
  'From 0 up to any number, the counts of odious and evil numbers differ by at most 1.':
    'De 0 à tout nombre, les comptes de nombres odieux et méchants diffèrent d’au plus 1.',
  'With Definition 11 as printed, Lemma 12 gives the number of odious minus evil numbers from 1 to k, plus one.':
    'Avec la définition 11 telle qu’imprimée, le lemme 12 donne le nombre d’odieux moins celui de méchants de 1 à k, plus un.',
  'From 1 to k, count the odious numbers minus the evil ones. The result is 1 for odd k. For even k it is 2 if k is odious and 0 if k is evil.':
    'De 1 à k, compte les odieux moins les méchants. Le résultat est 1 pour k impair. Pour k pair, c’est 2 si k est odieux et 0 si k est méchant.',
  'With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a.':
    'Avec les niveaux méchants rouges, construis les paires perdantes l’une après l’autre, après 0 et 0. Prends a, le plus petit nombre d’aucune paire précédente, et b, le plus petit méchant au-dessus de a.',
  'With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a in no earlier pair.':
    'Avec les niveaux méchants rouges, construis les paires perdantes l’une après l’autre, après 0 et 0. Prends a, le plus petit nombre d’aucune paire précédente, et b, le plus petit méchant au-dessus de a d’aucune paire précédente.',
  'With evil levels red, the n-th lost pair after 0 and 0 is a and b. For evil n, b = 2n, otherwise 2n + 1. If n ends in an even number of zeros in binary, a = b − 2. Otherwise a = b − 1 for evil n and b − 3 for odious n.':
    'Avec les niveaux méchants rouges, la n-ième paire perdante après 0 et 0 est a et b. Pour n méchant, b = 2n, sinon 2n + 1. Si n finit en binaire par un nombre pair de zéros, a = b − 2. Sinon a = b − 1 pour n méchant et b − 3 pour n odieux.',
  'q = {0} is evil and ends in an even number of zeros in binary, and {1} is prime number {2}.':
    'q = {0} est méchant et finit en binaire par un nombre pair de zéros, et {1} est le nombre premier numéro {2}.',
  'A pile is worth the largest value that a move leads to. (The paper has “max”.)':
    'Une pile vaut la plus grande valeur à laquelle mène un coup. (L’article écrit « max ».)',
  'Take from a pile its top section, or ℓ stones of it for every ℓ smaller than that section, ℓ = 0 included. The pile is worth the smallest number missing among the results.':
    'Enlève d’une pile sa section du haut, ou ℓ jetons de celle-ci, pour tout ℓ plus petit qu’elle, ℓ = 0 compris. La pile vaut le plus petit nombre absent parmi les résultats.',
  'If the top section of n stones is larger by m than the value below it, the list of options ends at n − m, where m is left out.':
    'Si la section du haut, de n jetons, dépasse de m la valeur du dessous, la liste des options finit à n − m, où m est laissé de côté.',
  'Leave 0 to n − 1 stones of the top section of n. The pile is worth the smallest number missing among the values of what is left.':
    'Laisse de 0 à n − 1 jetons de la section du haut, qui en a n. La pile vaut le plus petit nombre absent parmi les valeurs des restes.',
  'The eeny-meeny rule with “less than” in its last line, where equation 2 has “at most”. A tie at the bottom then doesn’t count.':
    'La règle eeny-meeny avec « inférieur » à la dernière ligne, là où l’équation 2 a « au plus ». Une égalité tout en bas ne compte alors pas.',
  'A pile is worth its top section, or one less if that is no larger than the value of the pile without it.':
    'Une pile vaut sa section du haut, ou un de moins si celle-ci ne dépasse pas la valeur de la pile sans elle.',
  'The eeny-meeny rule gives the value of every pile. A tie at the bottom section counts as eeny.':
    'La règle eeny-meeny donne la valeur de toute pile. Une égalité tout en bas compte comme eeny.',
  'Going up by Lemma 3.1 and going down by the eeny-meeny rule give the same value.':
    'En montant par le lemme 3.1 et en descendant par la règle eeny-meeny, on trouve la même valeur.',
  'Two piles are lost exactly when their values are equal.': 'Deux piles sont perdues exactement quand leurs valeurs sont égales.',
  'Five piles worth 1, 0, 1, 1 and 1 are lost. No move wins.': 'Cinq piles valant 1, 0, 1, 1 et 1 sont perdues. Aucun coup ne gagne.',
  'Three colors are no harder than two. It only matters where the color changes.':
    'Trois couleurs ne sont pas plus dures que deux. Seul compte l’endroit où la couleur change.',
  'If the last stone loses, a pile is lost exactly when it is lost in normal play with one stone of another color added below it.':
    'Si le dernier jeton perd, une pile est perdue exactement quand elle l’est en jeu normal avec un jeton d’une autre couleur ajouté dessous.',
  'Nim in which the last stone loses is the same as normal Nim on top of a single stone.':
    'Le Nim où le dernier jeton perd est le même jeu que le Nim normal posé sur un seul jeton.',
  'The values of the single games don’t decide a stack. 1 below 1 – 1 is won, and 1 below 2 – 2 is lost.':
    'Les valeurs des jeux pris seuls ne décident pas d’une pile. 1 sous 1 – 1 est gagné, et 1 sous 2 – 2 est perdu.',
  'A single heap of any size is won.': 'Un seul tas de n’importe quelle taille est gagné.',
  'A single heap of any size except 0 is won.': 'Un seul tas de n’importe quelle taille sauf 0 est gagné.',
  'Two heaps are lost exactly when they are equal.': 'Deux tas sont perdus exactement s’ils sont égaux.',
  'Two equal heaps with a third of any size are won.': 'Deux tas égaux et un troisième de n’importe quelle taille sont gagnés.',
  'Two equal heaps with a third that isn’t empty are won.': 'Deux tas égaux et un troisième qui n’est pas vide sont gagnés.',
  'Adding two equal heaps doesn’t change who wins. Tried by adding 10 and 10 to two heaps.':
    'Ajouter deux tas égaux ne change pas qui gagne. Essayé en ajoutant 10 et 10 à deux tas.',
  'Two lost positions together are lost. A lost and a won position together are won. Tried on pairs of heaps.':
    'Deux positions perdues ensemble sont perdues. Une perdue et une gagnée ensemble sont gagnées. Essayé sur des paires de tas.',
  '1\u00a0–\u00a02\u00a0–\u00a03, 1\u00a0–\u00a04\u00a0–\u00a05, 2\u00a0–\u00a04\u00a0–\u00a06, 2\u00a0–\u00a03\u00a0–\u00a04\u00a0–\u00a05 and 1\u00a0–\u00a06\u00a0–\u00a07 are lost.':
    '1\u00a0–\u00a02\u00a0–\u00a03, 1\u00a0–\u00a04\u00a0–\u00a05, 2\u00a0–\u00a04\u00a0–\u00a06, 2\u00a0–\u00a03\u00a0–\u00a04\u00a0–\u00a05 et 1\u00a0–\u00a06\u00a0–\u00a07 sont perdus.',
  'From 1 – 1 – 2 – 2 – 3, taking the heap of 3 wins.': 'De 1 – 1 – 2 – 2 – 3, prendre le tas de 3 gagne.',
  '1, 2n and 2n + 1 together are lost.': '1, 2n et 2n + 1 ensemble sont perdus.',
  'Fill a table so that each entry is the smallest number missing to its left and above. That is addition in binary without carrying.':
    'Remplis une table où chaque case est le plus petit nombre absent à gauche et au-dessus. C’est l’addition en binaire sans retenue.',
  'The nim-sum of two numbers is never more than their sum.': 'La somme de Nim de deux nombres ne dépasse jamais leur somme.',
  '20 – 31 – 37 – 83 has nim-sum 125 and one winning move, 83 to 46. Tried on the nim-sums of all moves.':
    '20 – 31 – 37 – 83 a pour somme de Nim 125 et un seul coup gagnant, de 83 à 46. Essayé sur les sommes de Nim de tous les coups.',
  'A rook on its way to a corner is Nim with two heaps. It is lost exactly on the diagonal, and worth the nim-sum of its two distances.':
    'Une tour en route vers un coin est un Nim à deux tas. Elle est perdue exactement sur la diagonale, et vaut la somme de Nim de ses deux distances.',
  'Nim is lost exactly when the nim-sum of the heaps is 0.': 'Le Nim est perdu exactement si la somme de Nim des tas est 0.',
  'A winning move in Nim lowers a heap to the nim-sum of its size and the nim-sum of all heaps, where that is smaller.':
    'Un coup gagnant au Nim réduit un tas à la somme de Nim de sa taille et de la somme de Nim de tous, quand elle est plus petite.',
  '6 – 9 – 12 has nim-sum 3 and one winning move, 6 to 5.': '6 – 9 – 12 a pour somme de Nim 3 et un seul coup gagnant, de 6 à 5.',
  'If the last stone loses, Nim is lost exactly as in normal play. But if no heap is larger than 1, it is lost when an odd number of ones is left.':
    'Si le dernier jeton perd, le Nim est perdu exactement comme en jeu normal. Mais si aucun tas ne dépasse 1, il est perdu quand il reste un nombre impair de 1.',
  'If the last stone loses, 1 – 1 – 1 is lost and 1 – 1 is won.': 'Si le dernier jeton perd, 1 – 1 – 1 est perdu et 1 – 1 est gagné.',
  'If no stone is left, the player to move has lost, whether the last stone wins or loses.':
    'S’il ne reste aucun jeton, le camp qui doit jouer a perdu, que le dernier jeton gagne ou perde.',
  'If no stone is left, the player to move has lost if the last stone wins, and has won if it loses.':
    'S’il ne reste aucun jeton, le camp qui doit jouer a perdu si le dernier jeton gagne, et a gagné s’il perd.',
  'If you may take 1 to m, a heap is worth its remainder after dividing by m + 1. Tried for m up to 6.':
    'Si l’on peut prendre de 1 à m, un tas vaut son reste dans la division par m + 1. Essayé pour m jusqu’à 6.',
  'If you may take 1 to m, three heaps are lost exactly when the nim-sum of these remainders is 0. Tried for m up to 6.':
    'Si l’on peut prendre de 1 à m, trois tas sont perdus exactement quand la somme de Nim de ces restes est 0. Essayé pour m jusqu’à 6.',
  'If you may take 1 or 2, a heap of 6 is lost. Heaps of 0 to 6 are worth 0, 1, 2, 0, 1, 2, 0.':
    'Si l’on peut prendre 1 ou 2, un tas de 6 est perdu. Les tas de 0 à 6 valent 0, 1, 2, 0, 1, 2, 0.',
  'If you may take 1 or 2 from 6 and 4, the only winning move is 4 to 3.':
    'Si l’on peut prendre 1 ou 2 de 6 et 4, le seul coup gagnant est de 4 à 3.',
  'If you may take 1 or 2 from 6 and 4, two moves win. They are 4 to 3, and 6 to 4, which makes that heap worth more.':
    'Si l’on peut prendre 1 ou 2 de 6 et 4, deux coups gagnent : de 4 à 3, et de 6 à 4, qui augmente la valeur de ce tas.',
  'If you may take 1 or 2, a winning move lowers the value of a heap to the nim-sum of its value and that of all heaps.':
    'Si l’on peut prendre 1 ou 2, un coup gagnant abaisse la valeur d’un tas à la somme de Nim de sa valeur et de celle de tous.',
  'If you may take 1 or 2, a winning move brings the value of a heap to the nim-sum of its value and that of all heaps, whether lower or higher.':
    'Si l’on peut prendre 1 ou 2, un coup gagnant amène la valeur d’un tas à la somme de Nim de sa valeur et de celle de tous, plus basse ou plus haute.',
  'If you may take from up to k heaps, four heaps are lost exactly when every binary column has a multiple of k + 1 ones. Tried for k up to 3.':
    'Si l’on peut prendre dans k tas au plus, quatre tas sont perdus exactement quand le nombre de 1 de chaque colonne binaire est un multiple de k + 1. Essayé pour k jusqu’à 3.',
  'If you may take from up to k heaps, four heaps are lost exactly when every column of digits in base k + 1 adds up to a multiple of k + 1. The heading “base-(k + 1) digit condition” suggests this.':
    'Si l’on peut prendre dans k tas au plus, quatre tas sont perdus exactement quand chaque colonne de chiffres en base k + 1 fait un multiple de k + 1. C’est ce que suggère le titre « condition sur les chiffres en base k + 1 ».',
  'A table up to twice the largest take is enough to see the period.':
    'Une table jusqu’au double de la plus grande prise suffit pour voir la période.',
  'Let m be the largest take. Once m values in a row repeat, everything after them repeats too. Compared with the definition for four periods.':
    'Soit m la plus grande prise. Dès que m valeurs d’affilée se répètent, toute la suite se répète aussi. Comparé à la définition sur quatre périodes.',
  '3 – 4 – 5 is won, and 1 – 1 is lost.': '3 – 4 – 5 est gagné, et 1 – 1 est perdu.',
  '3 – 5 – 6 – 7 is won, although every binary column has a multiple of 3 ones.':
    '3 – 5 – 6 – 7 est gagné, bien que le nombre de 1 de chaque colonne binaire soit un multiple de 3.',
  'A single heap is worth 0 if it is even and 1 if it is odd.': 'Un seul tas vaut 0 s’il est pair et 1 s’il est impair.',
  'By Proposition 5.7, 2 – 3 – 5 – 6 is lost.': 'Par la proposition 5.7, 2 – 3 – 5 – 6 est perdu.',
  'By Corollary 5.2, 2 – 3 – 5 – 6 and 3 – 4 – 5 – 6 are won. Both have two odd heaps.':
    'D’après le corollaire 5.2, 2 – 3 – 5 – 6 et 3 – 4 – 5 – 6 sont gagnés. Les deux ont deux tas impairs.',
  'If all heaps are even, the position is lost. Tried with up to six heaps.':
    'Si tous les tas sont pairs, la position est perdue. Essayé avec six tas au plus.',
  'With exactly one or two odd heaps, the position is won. Tried with up to six heaps.':
    'Avec exactement un ou deux tas impairs, la position est gagnée. Essayé avec six tas au plus.',
  'Two heaps are won exactly when at least one of them is odd.': 'Deux tas sont gagnés exactement quand l’un au moins est impair.',
  'Three heaps are lost exactly when all are even or all are odd.': 'Trois tas sont perdus exactement si tous sont pairs ou tous impairs.',
  'Four heaps are won if three or four of them are odd and the smallest is 1.':
    'Quatre tas sont gagnés si trois ou quatre sont impairs et que le plus petit est 1.',
  'Take four heaps with three or four of them odd. They are lost if the smallest is even, and won if it is odd.':
    'Prends quatre tas dont trois ou quatre sont impairs. Ils sont perdus si le plus petit est pair, et gagnés s’il est impair.',
  'Five heaps x1 ≤ … ≤ x5 are lost exactly in three cases. All are even. Or x1 and x2 are even and the others odd. Or x1 and x2 are odd, x3 and x4 both odd or both even, and x5 differs from them.':
    'Cinq tas x1 ≤ … ≤ x5 sont perdus exactement dans trois cas. Tous sont pairs. Ou x1 et x2 sont pairs et les autres impairs. Ou x1 et x2 sont impairs, x3 et x4 tous deux pairs ou tous deux impairs, et x5 différent d’eux.',
  'Six heaps of 1 are lost.': 'Six tas de 1 sont perdus.',
  'Five heaps of 1 and one of 3 are won.': 'Cinq tas de 1 et un de 3 sont gagnés.',
  'Five heaps are won if the two smallest are 1 and all are odd.':
    'Cinq tas sont gagnés si les deux plus petits sont 1 et que tous sont impairs.',
  '1, 1, x, x + 2k and x + 2ℓ + 1 are lost for 0 ≤ k ≤ ℓ and 1 ≤ x.': '1, 1, x, x + 2k et x + 2ℓ + 1 sont perdus pour 0 ≤ k ≤ ℓ et 1 ≤ x.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = 2y and ℓ = y + z.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 est le lemme 7.2 avec x = 1, k = 2y et ℓ = y + z.',
  '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = y and ℓ = y + z, and lost.':
    '1, 1, 1, 2y + 1, 2y + 2z + 2 est le lemme 7.2 avec x = 1, k = y et ℓ = y + z, et perdu.',
  '1 ≤ 1 ≤ x ≤ y ≤ z are lost exactly when x and y are both odd or both even and z differs from them.':
    '1 ≤ 1 ≤ x ≤ y ≤ z sont perdus exactement quand x et y sont tous deux pairs ou tous deux impairs et que z diffère d’eux.',
  'Five heaps, smallest first, are won if the first is 1 and the second even.':
    'Cinq tas, le plus petit d’abord, sont gagnés si le premier est 1 et le deuxième pair.',
  'Five odd heaps are won if the smallest is 1.': 'Cinq tas impairs sont gagnés si le plus petit est 1.',
  'Five heaps 1 ≤ x2 ≤ … ≤ x5 are lost exactly when x2 is odd, x3 and x4 are both odd or both even, and x5 differs from them.':
    'Cinq tas 1 ≤ x2 ≤ … ≤ x5 sont perdus exactement quand x2 est impair, x3 et x4 tous deux pairs ou tous deux impairs, et x5 différent d’eux.',
  'In one case the paper prints no move: x1 and x2 are odd, x3 and x5 both odd or both even, and x4 differs from them. Taking one each from the fourth and the fifth heap wins.':
    'Dans un cas, l’article n’imprime aucun coup : x1 et x2 sont impairs, x3 et x5 tous deux pairs ou tous deux impairs, et x4 différent d’eux. Prendre un jeton au quatrième et un au cinquième tas gagne.',
  'One spot of Sprouts is worth 0. Every first move leads to a position worth 1, and every move from there ends the game.':
    'Un point de Sprouts vaut 0. Tout premier coup mène à une position qui vaut 1, et tout coup de là finit la partie.',
  'Divide the number of spots by 6. The player who starts wins exactly when the remainder is 3, 4 or 5. Known up to 44 spots, and proved for no more than have been worked out.':
    'Divise le nombre de points par 6. Le premier joueur gagne exactement quand le reste est 3, 4 ou 5. Connu jusqu’à 44 points, et prouvé seulement là où c’est calculé.',
  'Most spots at the start': 'Nombre maximal de points au départ',
  'Partners of all levels up to {0}, with levels ⌊nβ⌋ red for β = {1}':
    'Partenaires de tous les niveaux jusqu’à {0}, les niveaux ⌊nβ⌋ étant rouges pour β = {1}',
  'Rows of up to {0} pins in Grundy’s game, which has no known period':
    'Rangées jusqu’à {0} quilles au jeu de Grundy, dont on ne connaît pas de période',
  'Rows of up to {0} pins with code {1}': 'Rangées jusqu’à {0} quilles avec le code {1}',
  'Rows of up to {0} pins with code {1}. From {2} on they repeat every {3}, and that is proved.':
    'Rangées jusqu’à {0} quilles avec le code {1}. À partir de {2}, elles se répètent tous les {3}, et c’est prouvé.',
  'Nimbers of a queen on all squares whose column and row add up to at most {0}. The lost squares are Wythoff’s pairs.':
    'Nimbers d’une dame sur toutes les cases dont la colonne et la ligne font au plus {0}. Les cases perdantes sont les paires de Wythoff.',
  'Up to {0} at a time from {1} heaps of up to {2}, last stone loses':
    'Jusqu’à {0} à la fois dans {1} tas de {2} au plus, le dernier jeton perd',
  'Up to {0} at a time from {1} heaps of up to {2}': 'Jusqu’à {0} à la fois dans {1} tas de {2} au plus',
  'Three sections, open at both ends': 'Trois sections, ouvertes aux deux bouts',
  'Take a pile open at both ends whose middle section has at most {0} stones, and let p be the smallest power of 2 above the middle and one end. From {1} stones of the other end on, p more stones there make it worth p more.':
    'Prends une pile ouverte aux deux bouts, dont la section du milieu a au plus {0} jetons, et soit p la plus petite puissance de 2 au-dessus du milieu et d’un bout. À partir de {1} jetons à l’autre bout, p jetons de plus y valent p de plus.',
  'Piles of three sections open at both ends. The middle has at most {0} stones, one end up to {1}, and the other end goes through {2} periods.':
    'Piles de trois sections ouvertes aux deux bouts. Le milieu a au plus {0} jetons, un bout jusqu’à {1}, et l’autre parcourt {2} périodes.',
  'Sprouts, the last line loses': 'Sprouts, le dernier trait perd',
  'The last line loses. Divide the number of spots by 6. The player who starts wins exactly when the remainder is 0, 4 or 5, with two exceptions: they win with one spot and lose with four.':
    'Le dernier trait perd. Divise le nombre de points par 6. Le premier joueur gagne exactement quand le reste est 0, 4 ou 5, avec deux exceptions : il gagne avec un point et perd avec quatre.',
  'Who wins Sprouts with up to {0} spots at the start': 'Qui gagne à Sprouts avec {0} points au départ au plus',
  'Who wins Sprouts with up to {0} spots at the start, last line loses':
    'Qui gagne à Sprouts avec jusqu’à {0} points au départ, le dernier trait perdant',
  'By the claim the player to move loses here. But the game is over, and they have won.':
    'Selon l’énoncé, le camp qui doit jouer perd ici. Mais la partie est finie, et ce camp a gagné.',
  'By the claim the player to move wins here. But the game is over, and they have lost.':
    'Selon l’énoncé, le camp qui doit jouer gagne ici. Mais la partie est finie, et ce camp a perdu.',
};
