import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Rules in one sentence, and why a move, a position or a parameter is none. */
export const rules: Phrases = {
  'Take as many stones as you like from one heap.': 'Prends autant de jetons que tu veux dans un seul tas.',
  'Choose up to {0} heaps and take as many stones as you like from each of them.': counted(
    'Prends autant de jetons que tu veux dans un seul tas.',
    'Choisis jusqu’à {0} tas et prends autant de jetons que tu veux dans chacun.',
    'Choisis jusqu’à {0} de tas et prends autant de jetons que tu veux dans chacun.',
  ),
  'Take any number from one stack; while no top stone is red, from any stacks at once. Red are {0}.':
    'Prends autant de jetons que tu veux sur une pile ; tant qu’aucun jeton du dessus n’est rouge, sur plusieurs piles à la fois. Sont rouges {0}.',
  'levels with an even number of ones in binary': 'les niveaux qui ont un nombre pair de 1 en binaire',
  'levels ⌊nβ⌋ for β = {0}': 'les niveaux ⌊nβ⌋ avec β = {0}',
  'no levels': 'aucun niveau',
  'levels {1}': counted('le niveau {1}', 'les niveaux {1}'),
  'Take stones of one colour from the top of one pile, as many as you like.':
    'Prends des jetons d’une même couleur en haut d’une pile, autant que tu veux.',
  'Take stones of one colour from either end of one string, as many as you like.':
    'Prends des jetons d’une même couleur à un bout d’une chaîne, autant que tu veux.',
  'Move one rook as far as you like, left or down.': 'Déplace une tour aussi loin que tu veux, vers la gauche ou vers le bas.',
  'Move one queen as far as you like: left, down, or both at once along a diagonal.':
    'Déplace une dame aussi loin que tu veux : vers la gauche, vers le bas ou les deux à la fois, en diagonale.',
  'Move one king one step: left, down, or both at once along a diagonal.':
    'Déplace un roi d’un pas : vers la gauche, vers le bas ou les deux à la fois, en diagonale.',
  'Move one knight in an L: two squares left or down, and one to the side.':
    'Déplace un cavalier en L : deux cases vers la gauche ou vers le bas, et une sur le côté.',
  'Choose {0} heaps and take one stone from each of them.': counted(
    'Prends un jeton dans un seul tas.',
    'Choisis {0} tas et prends un jeton dans chacun.',
    'Choisis {0} de tas et prends un jeton dans chacun.',
  ),
  'Choose up to {0} heaps and take one stone from each of them.': counted(
    'Prends un jeton dans un seul tas.',
    'Choisis jusqu’à {0} tas et prends un jeton dans chacun.',
    'Choisis jusqu’à {0} de tas et prends un jeton dans chacun.',
  ),
  'Take one stone, or two from different heaps.': 'Prends un jeton, ou deux dans des tas différents.',
  'Is any stack topped by red? Then take stones from one stack only. If none is, take from as many stacks as you like at once.':
    'Y a-t-il du rouge en haut d’une pile ? Alors prends des jetons dans une seule pile. Sinon, prends-en dans autant de piles à la fois que tu veux.',
  'Knock down one pin, or two that stand side by side.': 'Renverse une quille, ou deux qui sont côte à côte.',
  'Knock down two pins that stand side by side.': 'Renverse deux quilles qui sont côte à côte.',
  'Take one pin, and with it the pins right beside it.': 'Prends une quille, et avec elle les quilles juste à côté.',
  'Take as many pins as you like from an end of a row. Or take none, and break a row in two.':
    'Prends autant de quilles que tu veux à un bout d’une rangée. Ou n’en prends aucune et coupe une rangée en deux.',
  'Break a row into two rows of different sizes. Nothing is taken.':
    'Coupe une rangée en deux rangées de tailles différentes. On ne prend rien.',
  'Take one pin from a row, but never the only one.': 'Prends une quille dans une rangée, mais jamais la seule.',
  'Take three pins that stand side by side.': 'Prends trois quilles qui sont côte à côte.',
  'Only the top game of a stack is open: take as many stones as you like from one of its heaps. When it is cleared, the game below opens.':
    'Seul le jeu du haut d’une pile est ouvert : prends autant de jetons que tu veux dans un de ses tas. Quand il est vide, le jeu du dessous s’ouvre.',
  'Take {0} from one heap.': 'Prends {0} dans un seul tas.',
  '1 to {0} stones': counted('un jeton', '1 à {0} jetons', '1 à {0} de jetons'),
  'any number of stones but {0}': 'n’importe quel nombre de jetons sauf {0}',
  '{1} stones': counted('un jeton', '{1} jetons', '{1} de jetons'),
  '{0} Or split a row in two without taking.': '{0} Ou coupe une rangée en deux sans rien prendre.',
  'Split a row in two.': 'Coupe une rangée en deux.',
  'Split a row into two of different sizes.': 'Coupe une rangée en deux de longueurs différentes.',
  'Take neighbouring pins from one row: {0}, and so on.': 'Prends des quilles voisines dans une rangée : {0}, et ainsi de suite.',
  'Take neighbouring pins from one row: {0}.': 'Prends des quilles voisines dans une rangée : {0}.',
  '{0}; {1}': '{0} ; {1}',
  '{0} leaving {1}': '{0} (reste : {1})',
  'Take {1} neighbouring pins from one row, leaving {2}.': counted(
    'Prends 1 quille dans une rangée ; reste possible : {2}.',
    'Prends {1} quilles voisines dans une rangée ; reste possible : {2}.',
    'Prends {1} de quilles voisines dans une rangée ; reste possible : {2}.',
  ),
  'Take {0} and so on neighbouring pins from one row, leaving {1}.': 'Prends {0}… quilles voisines dans une rangée ; reste possible : {1}.',
  'one row': 'une rangée',
  'two rows': 'deux rangées',
  nothing: 'rien',

  'Take stones from the heap: at most twice as many as the turn before took.':
    'Prends des jetons dans le tas : au plus le double de ce que le tour d’avant a pris.',
  'Take one stone or more from the heap, but at most twice as many as the turn before took. The first turn may not take all.':
    'Prends un ou plusieurs jetons dans le tas, mais au plus le double de ce que le tour d’avant a pris. Le premier tour ne peut pas tout prendre.',
  'You may take {0} at most.': 'Tu peux en prendre {0} au plus.',
  'Take the smaller number from the larger heap, once or more often.':
    'Enlève le plus petit nombre du plus grand tas, une ou plusieurs fois.',
  'Take the smaller number from the larger heap, once or more often, but never all of it.':
    'Enlève le plus petit nombre du plus grand tas, une ou plusieurs fois, mais jamais tout le tas.',
  'Move any number of stones one step down. From the lowest step they leave the game.':
    'Descends autant de jetons que tu veux d’une marche. Depuis la plus basse, ils sortent du jeu.',
  'Bite a square of chocolate: it goes with all that is above it and to its right. The poisoned one must stay.':
    'Croque un carré de chocolat : il part avec tout ce qui est au-dessus et à sa droite. Le carré empoisonné doit rester.',
  'Choose a square but the poisoned one in the corner. It goes, and so does every square that is as far up or farther and as far to the right or farther.':
    'Choisis une case, sauf celle du coin, empoisonnée. Elle part, et avec elle toutes les cases au moins aussi hautes et au moins aussi à droite.',
  'Put a domino on two free squares side by side, lying or upright.': 'Pose un domino sur deux cases libres voisines, couché ou debout.',
  // Moves that are none
  'A move takes at least one pin.': 'Un coup prend au moins une quille.',
  'Two equal parts are not allowed.': 'Deux parts égales ne sont pas permises.',
  'That takes nothing and breaks nothing.': 'Cela ne prend rien et ne coupe rien.',
  'Nothing is taken here: a row is broken in two, between two pins.':
    'Ici, on ne prend rien : on coupe une rangée en deux, entre deux quilles.',
  'Here {0} pins are not taken at once.': counted('Ici, on ne prend pas une quille seule.', 'Ici, on ne prend pas {0} quilles à la fois.'),
  '{0} pins are not taken if nothing is left of their row.': counted(
    'On ne prend pas une quille s’il ne reste rien de sa rangée.',
    'On ne prend pas {0} quilles s’il ne reste rien de leur rangée.',
  ),
  '{0} pins are not taken from the end of a row.': counted(
    'On ne prend pas une quille au bout d’une rangée.',
    'On ne prend pas {0} quilles au bout d’une rangée.',
  ),
  '{0} pins are taken only where the row does not break in two.': counted(
    'On ne prend une quille que là où la rangée ne se coupe pas en deux.',
    'On ne prend {0} quilles que là où la rangée ne se coupe pas en deux.',
  ),
  'No stack is topped by red: take from as many as you like.': 'Aucune pile n’a de rouge au sommet : prends dans autant que tu veux.',
  '{0} is topped by red: take from one stack only.': '{0} a du rouge au sommet : ne prends que dans une pile.',
  'There is no heap {0}.': 'Il n’y a pas de tas {0}.',
  'There is no pile {0}.': 'Il n’y a pas de pile {0}.',
  'There is no string {0}.': 'Il n’y a pas de chaîne {0}.',
  'There is no stack {0}.': 'Il n’y a pas de pile {0}.',
  'There is no row {0}.': 'Il n’y a pas de rangée {0}.',
  'There is no piece {0}.': 'Il n’y a pas de pièce {0}.',
  'Heap {0} of stack {1} has nothing left.': 'Dans le tas {0} de la pile {1}, il ne reste rien.',
  'Heap {0} of stack {1} has only {2}.': 'Dans le tas {0} de la pile {1}, il n’en reste que {2}.',
  'Heap {0} has nothing left.': 'Dans le tas {0}, il ne reste rien.',
  'Heap {0} has only {1}.': 'Dans le tas {0}, il n’en reste que {1}.',
  'Row {0} has nothing left.': 'Dans la rangée {0}, il ne reste rien.',
  'Row {0} has only {1}.': 'Dans la rangée {0}, il n’en reste que {1}.',
  'Pile {0} has nothing left.': 'Dans la pile {0}, il ne reste rien.',
  'String {0} has nothing left.': 'Dans la chaîne {0}, il ne reste rien.',
  'The top section of pile {0} has only {1}.': 'La section du haut de la pile {0} n’en a que {1}.',
  'The right section of string {0} has only {1}.': 'La section de droite de la chaîne {0} n’en a que {1}.',
  'The left section of string {0} has only {1}.': 'La section de gauche de la chaîne {0} n’en a que {1}.',
  'Take from the top of a pile only.': 'Ne prends qu’en haut d’une pile.',
  'Stack {0} has red on top: take from one stack only.': 'La pile {0} a du rouge au-dessus : ne prends que sur une pile.',
  'Take from {0} heaps at most.': counted('Ne prends que dans un seul tas.', 'Prends dans {0} tas au plus.'),
  'Take from exactly {0} heaps.': counted('Prends dans un tas exactement.', 'Prends dans {0} tas exactement.'),
  'Take one stone only from heap {0}.': 'Ne prends qu’un jeton dans le tas {0}.',
  'The game is over: a heap is empty.': 'La partie est finie : un tas est vide.',
  'Take {0}, or a multiple of it, from the larger heap.': 'Prends {0}, ou un multiple, dans le plus grand tas.',
  'Leave something of the heap.': 'Laisse quelque chose dans le tas.',
  'There is no step {0}.': 'Il n’y a pas de marche {0}.',
  'Step {0} is empty.': 'La marche {0} est vide.',
  'Step {0} has only {1}.': 'Sur la marche {0}, il n’en reste que {1}.',
  'There is no chocolate on {0}.': 'Il n’y a pas de chocolat en {0}.',
  'The square in the corner is poisoned: it may not be bitten.': 'Le carré du coin est empoisonné : on ne peut pas le croquer.',
  'There is no square {0}.': 'Il n’y a pas de case {0}.',
  'Square {0} is not free.': 'La case {0} n’est pas libre.',
  'You may not take {0}: take {1}.': 'Tu ne peux pas prendre {0} : prends {1}.',
  'The piece on {0} cannot go to {1}: every move leads towards the corner.':
    'La pièce en {0} ne peut pas aller en {1} : tous les coups mènent vers le coin.',
  'The top stage of stack {0} has no heap {1}.': 'Le jeu du dessus de la pile {0} n’a pas de tas {1}.',
  'Stack {0} is cleared.': 'La pile {0} est vidée.',
  'These rows could break into {0}: a game has room for {1}.': 'Ces rangées pourraient en donner {0} : il n’y a de place que pour {1}.',

  // Texts that are no move
  'A move starts with the letter of a row, such as b2@3.': 'Un coup commence par la lettre d’une rangée, par exemple b2@3.',
  'A move starts with the letter of a heap, such as b3.': 'Un coup commence par la lettre d’un tas, par exemple b3.',
  'A move starts with the letter of a pile, such as b3.': 'Un coup commence par la lettre d’une pile, par exemple b3.',
  'A move starts with the letter of a stack, such as a2:1.': 'Un coup commence par la lettre d’une pile, par exemple a2:1.',
  'A move starts with the letter of a piece, such as a1.4.': 'Un coup commence par la lettre d’une pièce, par exemple a1.4.',
  'A move says only once how many are left.': 'Un coup ne dit qu’une fois combien il en reste.',
  'A move names each heap once, and heap {0} comes twice.': 'Un coup nomme chaque tas une fois, et le tas {0} y est deux fois.',
  'A move names a heap and how many to take, such as a2:1.': 'Un coup nomme un tas et dit combien prendre, par exemple a2:1.',
  'The number taken': 'Le nombre pris',
  'The number left': 'Le nombre laissé',
  'The number of the heap': 'Le numéro du tas',
  'Move {0}: {1}': 'Coup {0} : {1}',

  // Texts that are no position
  'A text of {0} characters is too long: {1} at most.': counted(
    'Un texte de {0} caractère est trop long : {1} au plus.',
    'Un texte de {0} caractères est trop long : {1} au plus.',
    'Un texte de {0} de caractères est trop long : {1} au plus.',
  ),
  '{0} must be a whole number, not "{1}".': '{0} : il faut un nombre entier, pas « {1} ».',
  '{0} are too many: {1} at most.': '{0}, c’est trop : {1} au plus.',
  '{0} heaps': counted('{0} tas', '{0} tas', '{0} de tas'),
  '{0} piles': counted('{0} pile', '{0} piles', '{0} de piles'),
  '{0} stacks': counted('{0} pile', '{0} piles', '{0} de piles'),
  '{0} rows': counted('{0} rangée', '{0} rangées', '{0} de rangées'),
  '{0} pieces': counted('{0} pièce', '{0} pièces', '{0} de pièces'),
  'A position is a heap and how many may be taken, such as 20:6.':
    'Une position est un tas et combien on peut en prendre, par exemple 20:6.',
  'The number that may be taken': 'Le nombre permis',
  'This game has two heaps, such as 15,6.': 'Ce jeu a deux tas, par exemple 15,6.',
  'There may be {0} stones at most.': 'Il peut y avoir {0} jetons au plus.',
  'Rows are told from the bottom, and none is longer than the one below it.':
    'Les rangées se lisent de bas en haut, et aucune n’est plus longue que celle d’en dessous.',
  'There may be {0} squares at most, not {1}.': 'Il peut y avoir {0} cases au plus, pas {1}.',
  'A square is a letter and a number, such as c2.': 'Une case est une lettre et un nombre, par exemple c2.',
  'The row of a square': 'La rangée d’une case',
  'A domino lies on two squares, such as b3-b4.': 'Un domino couvre deux cases, par exemple b3-b4.',
  'The two squares of a domino are side by side.': 'Les deux cases d’un domino sont voisines.',
  'Every row has a point or # for each square.': 'Chaque rangée a un point ou # pour chaque case.',
  'All rows are of one length.': 'Toutes les rangées ont la même longueur.',
  'A board is written like ..../.#../.... or, while it is empty, like 4x3.':
    'Un plateau s’écrit comme ..../.#../.... ou, tant qu’il est vide, comme 4x3.',
  'The number of columns': 'Le nombre de colonnes',
  'The number of rows': 'Le nombre de rangées',
  'There may be {0} columns at most.': 'Il peut y avoir {0} colonnes au plus.',
  'A heap': 'Un tas',
  'A row': 'Une rangée',
  'A column': 'Une colonne',
  'A level': 'Un niveau',
  'A section': 'Une section',
  'A square is a column and a row, such as 3.4.': 'Une case est une colonne et une rangée, par exemple 3.4.',
  'A stack may have {0} stages at most.': 'Une pile peut avoir {0} jeux au plus.',
  'A stage may have {0} heaps at most.': 'Un jeu peut avoir {0} tas au plus.',
  'A pile may have {0} sections at most.': 'Une pile peut avoir {0} sections au plus.',
  '"{0}" is no colour: use {1}.': '« {0} » n’est pas une couleur : prends {1}.',
  'Give a colour letter to every section of a pile, or to none.':
    'Donne une lettre de couleur à toutes les sections d’une pile, ou à aucune.',

  // Parameters that make no game
  'There is no game called "{0}".': 'Il n’y a pas de jeu appelé « {0} ».',
  'Parameters must be an object.': 'Les paramètres doivent être un objet.',
  'There is no parameter "{0}" in this game.': 'Il n’y a pas de paramètre « {0} » dans ce jeu.',
  'Give only one of {0}.': 'N’en donne qu’un : {0}.',
  '{0} must be true or false.': '{0} : il faut true ou false.',
  '{0} must be one of {1}.': '{0} : à choisir parmi {1}.',
  '{0} must be a list with at least one whole number.': '{0} : il faut une liste d’au moins un nombre entier.',
  '{1} may have {0} members at most.': counted(
    '{1} : {0} élément au plus.',
    '{1} : {0} éléments au plus.',
    '{1} : {0} d’éléments au plus.',
  ),
  '{0} must be text.': '{0} : il faut un texte.',
  '{1} may have {0} characters at most.': counted(
    '{1} : {0} caractère au plus.',
    '{1} : {0} caractères au plus.',
    '{1} : {0} de caractères au plus.',
  ),
  '{0} must be a whole number.': '{0} : il faut un nombre entier.',
  '{0} must be at least {1}.': '{0} : {1} au moins.',
  '{0} must be at most {1}.': '{0} : {1} au plus.',
  'A code has digits 0 to 7, a point and brackets, not "{0}".':
    'Un code a des chiffres de 0 à 7, un point et des parenthèses, pas « {0} ».',
  'A code looks like 0.77 or 4.(3): one digit, a point, then more, repeating ones in brackets.':
    'Un code ressemble à 0.77 ou 4.(3) : un chiffre, un point, puis d’autres, ceux qui se répètent entre parenthèses.',
  'Before the point only 0, or 4 for splitting a row without taking, makes sense.':
    'Avant le point, seuls ont un sens 0, ou 4 pour couper une rangée sans rien prendre.',
  'A code may have {0} digits at most.': 'Un code peut avoir {0} chiffres au plus.',
  'A code of zeros allows no move at all.': 'Un code fait de zéros ne permet aucun coup.',
  'Say which levels are red: beatty:3/2, beatty:(3+sqrt(5))/2, evil, or set:1,3,4.':
    'Dis quels niveaux sont rouges : beatty:3/2, beatty:(3+sqrt(5))/2, evil ou set:1,3,4.',
  'β looks like 3, 3/2 or (3+sqrt(5))/2.': 'β ressemble à 3, 3/2 ou (3+sqrt(5))/2.',
  'β cannot be divided by 0.': 'β ne peut pas être divisé par 0.',
  'β must be at least 1.': 'β doit valoir au moins 1.',
  'The brackets do not match.': 'Les parenthèses ne vont pas ensemble.',
  'Put brackets round the sum that is divided, as in (3+sqrt(5))/2.':
    'Mets entre parenthèses la somme qui est divisée, comme dans (3+sqrt(5))/2.',
  'sqrt({0}) is a whole number: write β without a root.': 'sqrt({0}) est un nombre entier : écris β sans racine.',
  'β would have no root in it: write it without.': 'β ne contiendrait pas de racine : écris-le sans.',
  'Numbers in this β may be {0} at most.': 'Les nombres dans ce β : {0} au plus.',
  'A record has {0} characters at most.': 'Une feuille de partie a {0} caractères au plus.',
  'The record has no [{0} "…"] line.': 'La feuille de partie n’a pas de ligne [{0} "…"].',
  'Params is not JSON.': 'Params n’est pas du JSON.',
  'There is no result "{0}".': 'Il n’y a pas de résultat « {0} ».',
  'LastObject is "wins" or "loses".': 'LastObject est "wins" ou "loses".',

  // Coins on a strip
  'Move one coin to any square on its left; coins may jump over each other and share a square.':
    'Déplace une pièce sur une case à sa gauche, n’importe laquelle ; les pièces peuvent sauter l’une par-dessus l’autre et partager une case.',
  'There is no coin on square {0}.': 'Il n’y a pas de pièce sur la case {0}.',
  'A coin on square 0 is home and stays there.': 'Une pièce sur la case 0 est rentrée et y reste.',
  'A coin moves to the left only.': 'Une pièce ne va que vers la gauche.',
  'A move is two squares, from where and to where, such as 7-3.': 'Un coup, c’est deux cases, d’où et vers où, par exemple 7-3.',
  'A square': 'Une case',
  'The square of a coin': 'La case d’une pièce',

  // Turning Turtles
  'Turn one coin from heads to tails and, if you like, any one coin on its left as well.':
    'Retourne une pièce de face à pile et, si tu veux, n’importe quelle pièce à sa gauche aussi.',
  'There is no coin {0}.': 'Il n’y a pas de pièce {0}.',
  'Coin {0} shows tails: turn one that shows heads.': 'La pièce {0} est sur pile : retournes-en une qui est sur face.',
  'Of two coins, the one on the right must show heads.': 'De deux pièces, celle de droite doit être sur face.',
  'A coin is H for heads or T for tails, not "{0}".': 'Une pièce est H pour face ou T pour pile, pas « {0} ».',
  'There may be {0} coins at most.': 'Il peut y avoir {0} pièces au plus.',
  'Say which coins show heads and which tails, such as HTTH.': 'Dis quelles pièces sont sur face et lesquelles sur pile, par exemple HTTH.',
  'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.':
    'Un coup, c’est une pièce ou deux différentes, comptées à partir de 1, par exemple 4 ou 4-2.',

  // Coin strip
  'Move one coin to the left, as far as you like; it may neither jump over a coin nor land on one.':
    'Déplace une pièce vers la gauche, aussi loin que tu veux ; elle ne peut ni sauter par-dessus une pièce ni se poser dessus.',
  'The strip begins with square 1.': 'La bande commence à la case 1.',
  'The coin on square {0} is in the way.': 'La pièce de la case {0} barre le chemin.',
  'There is room for one coin only on square {0}.': 'Sur la case {0}, il n’y a de place que pour une pièce.',

  // Drawings
  'Cut one line of the drawing: whatever is no longer joined to the ground falls.':
    'Coupe un trait du dessin : ce qui n’est plus relié au sol tombe.',
  'There is no line {0}.': 'Il n’y a pas de trait {0}.',
  'A line joins two points, such as 1-2.': 'Un trait relie deux points, par exemple 1-2.',
  'The line {0} hangs in the air: nothing joins it to 0, the ground.': 'Le trait {0} est en l’air : rien ne le relie à 0, le sol.',
  'A point': 'Un point',
  '{0} lines': counted('{0} trait', '{0} traits', '{0} de traits'),
  // Treblecross
  'Put a cross on an empty square; three crosses side by side end the game.':
    'Mets une croix sur une case vide ; trois croix côte à côte finissent la partie.',
  'There is a cross on square {0} already.': 'Il y a déjà une croix sur la case {0}.',
  'A square is X for a cross or a point where it is empty, not "{0}".':
    'Une case est X pour une croix ou un point si elle est vide, pas « {0} ».',
  'A strip may have {0} squares at most.': 'Une bande peut avoir {0} cases au plus.',
  'Say which squares have crosses, such as ..X.. for the middle one of five.':
    'Dis quelles cases ont une croix, par exemple ..X.. pour celle du milieu sur cinq.',
  'A line from {0} to {1} would have to cross another one.': 'Une ligne de {0} à {1} devrait en croiser une autre.',
  'The line can leave {0} or reach {1} on either side: say after which spot, such as {2}.':
    'La ligne peut partir de {0} ou arriver à {1} de deux côtés : dis après quel point, par exemple {2}.',
  '{0} and {1} are both in several regions: say in which by its number, such as {2}.':
    '{0} et {1} touchent tous deux plusieurs régions : dis laquelle par son numéro, par exemple {2}.',
  'There is no region {0}.': 'Il n’y a pas de région {0}.',
  'There is no spot {0}.': 'Il n’y a pas de point {0}.',
  'Spot {0} has three lines already: it takes no more.': 'Le point {0} a déjà trois lignes : il n’en prend plus.',
  'Spot {0} takes one more line only: a loop has two ends.': 'Le point {0} ne prend plus qu’une ligne : une boucle a deux bouts.',
  'This line parts no region: nothing comes to lie on one side of it.':
    'Cette ligne ne partage aucune région : rien ne vient se placer d’un de ses côtés.',
  'Spot {0} is not in the region of this line.': 'Le point {0} n’est pas dans la région de cette ligne.',
  'Spot {0} hangs together with this line: its side cannot be chosen.':
    'Le point {0} tient à cette ligne : on ne peut pas choisir son côté.',
  'The number of a region': 'Le numéro d’une région',
  'A line is written like a-b, and a loop around c like a-a/c.': 'Une ligne s’écrit comme a-b, et une boucle autour de c comme a-a/c.',
  'The number of spots': 'Le nombre de points',
  'Where a spot should be, there is "{0}": a drawing is written like adbd,c.':
    'Là où il faudrait un point, il y a « {0} » : un dessin s’écrit comme adbd,c.',
  'Spot {0} is beyond the last that there may be.': 'Le point {0} est au-delà du dernier possible.',
  'There is a spot {0} and no spot {1}: every spot is on a boundary.':
    'Il y a un point {0} et pas de point {1} : chaque point est sur un bord.',
  'Spots and lives together may be {0} at most, which {1} spots begin with; here they are {2}.':
    'Points et vies font ensemble {0} au plus, comme {1} points au début ; ici, il y en a {2}.',
  'Spot {0} comes too often: once where it has no line, and never twice in a row.':
    'Le point {0} revient trop souvent : une seule fois s’il n’a pas de ligne, et jamais deux fois de suite.',
  'Spot {0} has more than three lines.': 'Le point {0} a plus de trois lignes.',
  'From spot {0} three lines go to the same spot; two at most can.':
    'Du point {0}, trois lignes vont au même point ; deux au plus le peuvent.',
  'From spot {0} a line is passed on one side only: each has two sides, passed in opposite directions.':
    'Une ligne du point {0} n’est longée que d’un côté : chacune a deux côtés, longés en sens opposés.',
  'The lines at spot {0} cannot be drawn without crossing: its corners do not make one turn.':
    'Les lignes du point {0} ne peuvent pas être dessinées sans croisement : ses coins ne font pas un seul tour.',
  'What hangs together with spot {0} cannot be drawn without crossings.':
    'Ce qui tient au point {0} ne peut pas être dessiné sans croisement.',
  'Nothing joins what spot {0} is in with the rest: every piece lies in a region with another one.':
    'Rien ne relie au reste l’endroit où est le point {0} : chaque morceau est dans une région avec un autre.',
  'Here spot {0} lies in a region that it cannot be in: two regions would have to be one.':
    'Ici, le point {0} est dans une région où il ne peut pas être : deux régions devraient n’en faire qu’une.',
  'Ink has {0} characters at most.': 'Un tracé a {0} caractères au plus.',
  'Ink is points from 0 to 999 with blanks between, such as 120,300 140,310.':
    'Un tracé, ce sont des points de 0 à 999 séparés par des espaces, par exemple 120,300 140,310.',
  'One point of ink has a star at most.': 'Un seul point d’un tracé au plus a une étoile.',
  'Moves of this game are not drawn: they have no ink.': 'Les coups de ce jeu ne se dessinent pas : ils n’ont pas de tracé.',
  'Draw a line from one spot to another, or back to itself, and put a new spot on it. Lines never cross, and no spot has more than three.':
    'Trace une ligne d’un point à un autre, ou d’un point à lui-même, et mets-y un nouveau point. Les lignes ne se croisent jamais, et aucun point n’en a plus de trois.',
  'A line goes from a spot to another one, or back to the same one, touches no other line and no other spot, and gets a new spot somewhere on it. Three ends of lines at most meet at a spot: a line back to its own spot has two ends there, and a new spot has two from the beginning.':
    'Une ligne va d’un point à un autre ou revient au même, ne touche ni autre ligne ni autre point, et reçoit quelque part un nouveau point. Trois bouts de lignes au plus se rejoignent en un point : une ligne qui revient à son point y a deux bouts, et un nouveau point en a deux dès le début.',
};
