import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Rules in one sentence, and why a move, a position or a parameter is none. */
export const rules: Phrases = {
  'Take as many stones as you like from one heap.': 'Prends autant de jetons que tu veux dans un seul tas.',
  'Take as many stones as you like from up to {0} heaps.': counted(
    'Prends autant de jetons que tu veux dans un seul tas.',
    'Prends autant de jetons que tu veux dans {0} tas au plus.',
    'Prends autant de jetons que tu veux dans {0} de tas au plus.',
  ),
  'Take any number of stones from one stack. While no top stone is red, you may take from several at once. The red ones are {0}.':
    'Prends autant de jetons que tu veux sur une pile. Tant qu’aucun jeton du dessus n’est rouge, tu peux prendre sur plusieurs à la fois. En rouge : {0}.',
  'levels with an even number of ones in binary': 'les niveaux qui ont un nombre pair de 1 en binaire',
  'levels ⌊nβ⌋ for β = {0}': 'les niveaux ⌊nβ⌋ avec β = {0}',
  'no levels': 'aucun niveau',
  'levels {1}': counted('le niveau {1}', 'les niveaux {1}'),
  'Take stones of one color from the top of one pile, as many as you like.':
    'Prends des jetons d’une même couleur en haut d’une pile, autant que tu veux.',
  'Take stones of one color from either end of one string, as many as you like.':
    'Prends des jetons d’une même couleur à un bout d’une chaîne, autant que tu veux.',
  'Move one rook as far as you like, left or down.': 'Déplace une tour aussi loin que tu veux, vers la gauche ou vers le bas.',
  'Move one queen left, down or diagonally towards the corner, as far as you like.':
    'Déplace une dame à gauche, en bas ou en biais vers le coin, autant que tu veux.',
  'Move one king one step left, down or diagonally towards the corner.':
    'Déplace un roi d’une case à gauche, en bas ou en biais vers le coin.',
  'Move one knight in an L: two squares left or down, and one to the side.':
    'Déplace un cavalier en L : deux cases à gauche ou en bas, et une de côté.',
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
  'If any top stone is red, take from one stack. If not, from as many as you like.':
    'S’il y a du rouge en haut, prends dans une pile. Sinon, dans autant que tu veux.',
  'Knock down one pin, or two that stand side by side.': 'Renverse une quille, ou deux qui sont côte à côte.',
  'Knock down two pins that stand side by side.': 'Renverse deux quilles qui sont côte à côte.',
  'Take one pin, and with it the pins right beside it.': 'Prends une quille, et avec elle les quilles juste à côté.',
  'Take pins from an end of a row, or break a row in two without taking any.':
    'Prends des quilles à un bout d’une rangée, ou coupe une rangée sans rien prendre.',
  'Break a row into two rows of different sizes. Nothing is taken.':
    'Coupe une rangée en deux rangées de tailles différentes. On ne prend rien.',
  'Take one pin from a row, but never the only one.': 'Prends une quille dans une rangée, mais jamais la seule.',
  'Take three pins that stand side by side.': 'Prends trois quilles qui sont côte à côte.',
  'Only the top game of a stack is open. Take as many stones as you like from one of its heaps. When it is cleared, the game below opens.':
    'Seul le jeu du haut d’une pile est ouvert. Prends autant de jetons que tu veux dans un de ses tas. Quand il est vide, le jeu du dessous s’ouvre.',
  'Take {0} from one heap.': 'Prends {0} dans un seul tas.',
  '1 to {0} stones': counted('un jeton', '1 à {0} jetons', '1 à {0} de jetons'),
  'any number of stones but {0}': 'n’importe quel nombre de jetons sauf {0}',
  '{1} stones': counted('un jeton', '{1} jetons', '{1} de jetons'),
  '{0} Or split a row in two without taking.': '{0} Ou coupe une rangée en deux sans rien prendre.',
  'Split a row in two.': 'Coupe une rangée en deux.',
  'Split a row into two of different sizes.': 'Coupe une rangée en deux de longueurs différentes.',

  'Take up to twice as many stones as the turn before.': 'Prends au plus le double de ce que le coup d’avant a pris.',
  'Take one stone or more, but at most twice as many as the turn before took. The first turn may not take them all.':
    'Prends un ou plusieurs jetons, mais au plus le double de ce que le coup d’avant a pris. Le premier coup ne peut pas tout prendre.',
  'You may take {0} at most.': 'Tu peux en prendre {0} au plus.',
  'Take the size of the smaller heap from the larger one, once or several times.':
    'Enlève au grand tas la taille du petit, une ou plusieurs fois.',
  'Take the size of the smaller heap from the larger one, once or more. Never take all.':
    'Enlève au grand tas la taille du petit, une ou plusieurs fois, mais jamais tout.',
  'Choose a step and move any number of its stones one step down. From the lowest step they leave the game.':
    'Choisis une marche et descends autant de ses jetons que tu veux d’une marche. Depuis la plus basse, ils sortent du jeu.',
  'Bite off a square and all above and to its right. Never bite the poisoned one.':
    'Croque un carré et tout ce qui est au-dessus et à droite. Jamais l’empoisonné.',
  'Choose any square but the poisoned one in the corner. It goes, with every square that is at least as far up and at least as far to the right.':
    'Choisis une case, sauf celle du coin, empoisonnée. Elle part avec toutes les cases au moins aussi hautes et au moins aussi à droite.',
  'Put a domino on two free squares side by side, lying or upright.': 'Pose un domino sur deux cases libres voisines, couché ou debout.',
  // Moves that are none
  'Take at least one pin.': 'Prends au moins une quille.',
  'The two parts must differ in size. Split somewhere else.': 'Les deux parties doivent être de tailles différentes. Coupe ailleurs.',
  'That changes nothing. Split the row between two pins.': 'Cela ne change rien. Coupe la rangée entre deux quilles.',
  'No pins are taken in this game. Split a row between two pins.':
    'Dans ce jeu, on ne prend pas de quilles. Coupe une rangée entre deux quilles.',
  'You may not take {0} pins here. Choose another number.': counted(
    'Tu ne peux pas prendre une quille ici. Choisis un autre nombre.',
    'Tu ne peux pas prendre {0} quilles ici. Choisis un autre nombre.',
  ),
  'You may not take a whole row of {0} pins. Leave something of it.': counted(
    'Tu ne peux pas prendre la seule quille d’une rangée.',
    'Tu ne peux pas prendre toute une rangée de {0} quilles. Laisses-en une partie.',
  ),
  '{0} pins may not come from the end of a row. Choose some further in.': counted(
    'Tu ne peux pas prendre une quille au bout d’une rangée. Choisis-en une plus à l’intérieur.',
    'Tu ne peux pas prendre {0} quilles au bout d’une rangée. Choisis-en plus à l’intérieur.',
  ),
  '{0} pins must come from an end, so that the row does not split.': counted(
    'Une quille se prend au bout, pour que la rangée ne se coupe pas.',
    '{0} quilles se prennent au bout, pour que la rangée ne se coupe pas.',
  ),
  'No top stone is red. Take from as many stacks as you like.':
    'Aucun jeton du dessus n’est rouge. Prends dans autant de piles que tu veux.',
  '{0} has red on top. Take from one stack only.': 'Du rouge sur {0}. Prends dans une seule pile.',
  'There is no heap {0}.': 'Il n’y a pas de tas {0}.',
  'There is no pile {0}.': 'Il n’y a pas de pile {0}.',
  'There is no string {0}.': 'Il n’y a pas de chaîne {0}.',
  'There is no stack {0}.': 'Il n’y a pas de pile {0}.',
  'There is no row {0}.': 'Il n’y a pas de rangée {0}.',
  'There is no piece {0}.': 'Il n’y a pas de pièce {0}.',
  'Heap {0} of stack {1} is empty. Choose another one.': 'Le tas {0} de la pile {1} est vide. Choisis-en un autre.',
  'Heap {0} of stack {1} has only {2}.': 'Dans le tas {0} de la pile {1}, il n’en reste que {2}.',
  'Heap {0} is empty. Choose another one.': 'Le tas {0} est vide. Choisis-en un autre.',
  'Heap {0} has only {1}.': 'Dans le tas {0}, il n’en reste que {1}.',
  'Row {0} is empty. Choose another one.': 'La rangée {0} est vide. Choisis-en une autre.',
  'Row {0} has only {1}.': 'Dans la rangée {0}, il n’en reste que {1}.',
  'Pile {0} is empty. Choose another one.': 'La pile {0} est vide. Choisis-en une autre.',
  'String {0} is empty. Choose another one.': 'La chaîne {0} est vide. Choisis-en une autre.',
  'The top section of pile {0} has only {1}.': 'La section du haut de la pile {0} n’en a que {1}.',
  'The right section of string {0} has only {1}.': 'La section de droite de la chaîne {0} n’en a que {1}.',
  'The left section of string {0} has only {1}.': 'La section de gauche de la chaîne {0} n’en a que {1}.',
  'Take from the top of a pile only.': 'Ne prends qu’en haut d’une pile.',
  'Stack {0} has red on top. Take from one stack only.': 'Du rouge sur la pile {0}. Prends dans une seule pile.',
  'Take from {0} heaps at most.': counted('Ne prends que dans un seul tas.', 'Prends dans {0} tas au plus.'),
  'Take from exactly {0} heaps.': counted('Prends dans un tas exactement.', 'Prends dans {0} tas exactement.'),
  'Take only one stone from heap {0}.': 'Ne prends qu’un jeton dans le tas {0}.',
  'The game is over: a heap is empty.': 'La partie est finie : un tas est vide.',
  'Take {0} from the larger heap, once or several times.': 'Prends {0} dans le grand tas, une ou plusieurs fois.',
  'You may not take the whole heap. Leave something.': 'Tu ne peux pas prendre tout le tas. Laisses-en une partie.',
  'There is no step {0}.': 'Il n’y a pas de marche {0}.',
  'Step {0} is empty. Choose another one.': 'La marche {0} est vide. Choisis-en une autre.',
  'Step {0} has only {1}.': 'Sur la marche {0}, il n’en reste que {1}.',
  'Square {0} is gone. Bite where there is chocolate.': 'Le carré {0} est parti. Croque là où il reste du chocolat.',
  'That square is poisoned. Bite another one.': 'Ce carré est empoisonné. Croques-en un autre.',
  'There is no square {0}.': 'Il n’y a pas de case {0}.',
  'Square {0} is taken. Choose a free one.': 'La case {0} est prise. Choisis-en une libre.',
  'You may not take {0}. Take {1}.': 'Tu ne peux pas prendre {0}. Prends {1}.',
  'The piece on {0} can’t move to {1}. Choose a marked square nearer the corner.':
    'La pièce en {0} ne peut pas aller en {1}. Choisis une case marquée, plus près du coin.',
  'The top stage of stack {0} has no heap {1}.': 'Le jeu du dessus de la pile {0} n’a pas de tas {1}.',
  'Stack {0} is empty. Choose another one.': 'La pile {0} est vide. Choisis-en une autre.',
  'These rows could split into {0}, and a game has room for {1}. Start with fewer or shorter rows.':
    'Ces rangées pourraient en donner {0}, et il y a de la place pour {1}. Commence avec des rangées plus courtes ou moins nombreuses.',

  // Texts that are no move
  'A move starts with the letter of a row, such as b2@3.': 'Un coup commence par la lettre d’une rangée, par exemple b2@3.',
  'A move starts with the letter of a heap, such as b3.': 'Un coup commence par la lettre d’un tas, par exemple b3.',
  'A move starts with the letter of a pile, such as b3.': 'Un coup commence par la lettre d’une pile, par exemple b3.',
  'A move starts with the letter of a stack, such as a2:1.': 'Un coup commence par la lettre d’une pile, par exemple a2:1.',
  'A move starts with the letter of a piece, such as a1.4.': 'Un coup commence par la lettre d’une pièce, par exemple a1.4.',
  'Say only once how many are left.': 'Ne dis qu’une fois combien il en reste.',
  'Heap {0} comes twice in this move. Name each heap once.': 'Le tas {0} est deux fois dans ce coup. Nomme chaque tas une seule fois.',
  'A move names a heap and how many to take, such as a2:1.': 'Un coup nomme un tas et dit combien prendre, par exemple a2:1.',
  'The number taken': 'Le nombre pris',
  'The number left': 'Le nombre laissé',
  'The number left of the cut': 'Le nombre à gauche de la coupe',
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
  'List the rows from the bottom up. No row may be longer than the one below it.':
    'Donne les rangées de bas en haut. Aucune ne peut être plus longue que celle du dessous.',
  'There may be {0} squares at most, not {1}.': 'Il peut y avoir {0} cases au plus, pas {1}.',
  'A square is a letter and a number, such as c2.': 'Une case est une lettre et un nombre, par exemple c2.',
  'The row of a square': 'La rangée d’une case',
  'A domino lies on two squares, such as b3-b4.': 'Un domino couvre deux cases, par exemple b3-b4.',
  'The two squares of a domino are side by side.': 'Les deux cases d’un domino sont voisines.',
  'Use a point or # for each square of a row.': 'Écris un point ou # pour chaque case d’une rangée.',
  'All rows must have the same length.': 'Toutes les rangées doivent avoir la même longueur.',
  'Write a board like ..../.#../.... or, if it is empty, like 4x3.': 'Écris un plateau comme ..../.#../.... ou, s’il est vide, comme 4x3.',
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
  '"{0}" isn’t a color. Use {1}.': '« {0} » n’est pas une couleur. Utilise {1}.',
  'Give a color letter to every section of a pile, or to none.':
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
  'A code has digits 0 to 9 and A to F, a point and brackets, not "{0}".':
    'Un code a des chiffres de 0 à 9 et de A à F, un point et des parenthèses, pas « {0} ».',
  'A code looks like 0.77 or 4.(3): one digit, a point, then more, repeating ones in brackets.':
    'Un code ressemble à 0.77 ou 4.(3) : un chiffre, un point, puis d’autres, ceux qui se répètent entre parenthèses.',
  'Before the point, write 0. To allow splitting without taking, write 4 for two rows, 8 for three, or C for both.':
    'Avant le point, écris 0. Si on peut couper sans rien prendre, écris 4 pour deux rangées, 8 pour trois, ou C pour les deux.',
  'A code may have {0} digits at most.': 'Un code peut avoir {0} chiffres au plus.',
  'A code of zeros allows no move. Use at least one other digit.':
    'Un code fait de zéros ne permet aucun coup. Mets au moins un autre chiffre.',
  'Say which levels are red: beatty:3/2, beatty:(3+sqrt(5))/2, evil, or set:1,3,4.':
    'Dis quels niveaux sont rouges : beatty:3/2, beatty:(3+sqrt(5))/2, evil ou set:1,3,4.',
  'β looks like 3, 3/2 or (3+sqrt(5))/2.': 'β ressemble à 3, 3/2 ou (3+sqrt(5))/2.',
  'β can’t be divided by 0.': 'β ne peut pas être divisé par 0.',
  'β must be at least 1.': 'β doit valoir au moins 1.',
  'The brackets don’t match.': 'Les parenthèses ne vont pas ensemble.',
  'Put brackets round the sum that is divided, as in (3+sqrt(5))/2.':
    'Mets entre parenthèses la somme qui est divisée, comme dans (3+sqrt(5))/2.',
  'sqrt({0}) is a whole number. Write β without a root.': 'sqrt({0}) est un nombre entier. Écris β sans racine.',
  'The root in this β cancels out. Write β without it.': 'La racine de ce β s’annule. Écris β sans elle.',
  'Numbers in this β may be {0} at most.': 'Les nombres dans ce β : {0} au plus.',
  'A record has {0} characters at most.': 'Une feuille de partie a {0} caractères au plus.',
  'The record has no [{0} "…"] line.': 'La feuille de partie n’a pas de ligne [{0} "…"].',
  'Params isn’t JSON.': 'Params n’est pas du JSON.',
  'There is no result "{0}".': 'Il n’y a pas de résultat « {0} ».',
  'LastObject is "wins" or "loses".': 'LastObject est "wins" ou "loses".',

  // Coins on a strip
  'Move one coin to any square on its left, down to 0. Coins may jump over each other and share a square.':
    'Déplace une pièce sur n’importe quelle case à sa gauche, jusqu’à 0. Les pièces peuvent sauter l’une par-dessus l’autre et partager une case.',
  'There is no coin on square {0}. Choose a coin.': 'Il n’y a pas de pièce sur la case {0}. Choisis une pièce.',
  'This coin is home on 0 and stays there. Choose another one.': 'Cette pièce est arrivée en 0 et y reste. Choisis-en une autre.',
  'Coins only move left. Choose a square further left.': 'Les pièces ne vont qu’à gauche. Choisis une case plus à gauche.',
  'A move is two squares, from where and to where, such as 7-3.': 'Un coup, c’est deux cases, d’où et vers où, par exemple 7-3.',
  'A square': 'Une case',
  'The square of a coin': 'La case d’une pièce',

  // Turning Turtles
  'Turn one coin from heads to tails. If you like, also turn any one coin on its left, either way.':
    'Retourne une pièce de face à pile. Si tu veux, retourne aussi une pièce à sa gauche, quel que soit son côté.',
  'There is no coin {0}.': 'Il n’y a pas de pièce {0}.',
  'Coin {0} shows tails. Turn one that shows heads.': 'La pièce {0} montre pile. Retournes-en une qui montre face.',
  'The right coin of the two must show heads. Choose another pair.': 'La pièce de droite doit montrer face. Choisis-en deux autres.',
  'A coin is H for heads or T for tails, not "{0}".': 'Une pièce est H pour face ou T pour pile, pas « {0} ».',
  'There may be {0} coins at most.': 'Il peut y avoir {0} pièces au plus.',
  'Say which coins show heads and which tails, such as HTTH.': 'Dis quelles pièces sont sur face et lesquelles sur pile, par exemple HTTH.',
  'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.':
    'Un coup, c’est une pièce ou deux différentes, comptées à partir de 1, par exemple 4 ou 4-2.',

  // Coin strip
  'Move one coin left, as far as you like. It may not jump over a coin or land on one.':
    'Déplace une pièce à gauche, sans sauter par-dessus une autre ni tomber dessus.',
  'The strip begins with square 1.': 'La bande commence à la case 1.',
  'The coin on square {0} is in the way. Stop before it.': 'La pièce sur la case {0} barre le passage. Arrête-toi avant.',
  'Square {0} has room for only one coin.': 'La case {0} n’a de place que pour une pièce.',

  // Drawings
  'Cut one line. Whatever is no longer joined to the ground falls.': 'Coupe un trait. Ce qui n’est plus relié au sol tombe.',
  'There is no line {0}.': 'Il n’y a pas de trait {0}.',
  'A line joins two points, such as 1-2.': 'Un trait relie deux points, par exemple 1-2.',
  'The line {0} hangs in the air: nothing joins it to 0, the ground.': 'Le trait {0} est en l’air : rien ne le relie à 0, le sol.',
  'A point': 'Un point',
  '{0} lines': counted('{0} trait', '{0} traits', '{0} de traits'),
  // Treblecross
  'Put a cross on an empty square. Three crosses side by side end the game.':
    'Mets une croix sur une case libre. Trois croix côte à côte finissent la partie.',
  'Square {0} already has a cross. Choose an empty one.': 'La case {0} a déjà une croix. Choisis-en une vide.',
  'A square is X for a cross or a point where it is empty, not "{0}".':
    'Une case est X pour une croix ou un point si elle est vide, pas « {0} ».',
  'A strip may have {0} squares at most.': 'Une bande peut avoir {0} cases au plus.',
  'Say which squares have crosses, such as ..X.. for the middle one of five.':
    'Dis quelles cases ont une croix, par exemple ..X.. pour celle du milieu sur cinq.',
  'A line from {0} to {1} would cross another line. Join other spots.':
    'Un trait de {0} à {1} en croiserait un autre. Relie d’autres points.',
  'The line can leave {0} or reach {1} on two sides. Say after which spot, such as {2}.':
    'Le trait peut partir de {0} ou arriver en {1} de deux côtés. Dis après quel point, par exemple {2}.',
  '{0} and {1} share several regions. Name one by its number, such as {2}.':
    '{0} et {1} touchent tous deux plusieurs régions. Donne le numéro de l’une, par exemple {2}.',
  'There is no region {0}.': 'Il n’y a pas de région {0}.',
  'There is no spot {0}.': 'Il n’y a pas de point {0}.',
  'Spot {0} already has three lines. Use a spot with fewer.': 'Le point {0} a déjà trois traits. Prends-en un qui en a moins.',
  'Spot {0} has room for one more line, and a loop has two ends.':
    'Le point {0} n’a plus de place que pour un trait, et une boucle a deux bouts.',
  'This line does not split a region, so no spot can be put on one side of it.':
    'Ce trait ne coupe aucune région : aucun point ne passe d’un côté.',
  'Spot {0} isn’t in the region of this line.': 'Le point {0} n’est pas dans la région de ce trait.',
  'Spot {0} is joined to this line, so you can’t choose its side.': 'Le point {0} tient à ce trait. On ne peut pas choisir son côté.',
  'The number of a region': 'Le numéro d’une région',
  'A line is written like a-b, and a loop around c like a-a/c.': 'Un trait s’écrit comme a-b, et une boucle autour de c comme a-a/c.',
  'The number of spots': 'Le nombre de points',
  'Where a spot should be, there is "{0}": a drawing is written like adbd,c.':
    'Là où il faudrait un point, il y a « {0} » : un dessin s’écrit comme adbd,c.',
  'Spot {0} is beyond the last that there may be.': 'Le point {0} est au-delà du dernier possible.',
  'There is a spot {0} and no spot {1}: every spot is on a boundary.':
    'Il y a un point {0} et pas de point {1} : chaque point est sur un bord.',
  'Spots and lives together may be {0} at most, which {1} spots begin with; here they are {2}.':
    'Points et vies font ensemble {0} au plus, comme {1} points au début ; ici, il y en a {2}.',
  'Spot {0} comes too often: once where it has no line, and never twice in a row.':
    'Le point {0} revient trop souvent : une seule fois s’il n’a pas de trait, et jamais deux fois de suite.',
  'Spot {0} has more than three lines.': 'Le point {0} a plus de trois traits.',
  'From spot {0} three lines go to the same spot; two at most can.':
    'Du point {0}, trois traits vont au même point ; deux au plus le peuvent.',
  'From spot {0} a line is passed on one side only: each has two sides, passed in opposite directions.':
    'Un trait du point {0} n’est longé que d’un côté : chacun a deux côtés, longés en sens opposés.',
  'The lines at spot {0} can’t be drawn without crossing: its corners don’t make one turn.':
    'Les traits du point {0} ne peuvent pas être dessinés sans croisement : ses coins ne font pas un seul tour.',
  'What hangs together with spot {0} can’t be drawn without crossings.':
    'Ce qui tient au point {0} ne peut pas être dessiné sans croisement.',
  'Nothing joins what spot {0} is in with the rest: every piece lies in a region with another one.':
    'Rien ne relie au reste l’endroit où est le point {0} : chaque morceau est dans une région avec un autre.',
  'Here spot {0} lies in a region that it can’t be in: two regions would have to be one.':
    'Ici, le point {0} est dans une région où il ne peut pas être : deux régions devraient n’en faire qu’une.',
  'Ink has {0} characters at most.': 'Un tracé a {0} caractères au plus.',
  'Ink is points from 0 to 999 with blanks between, such as 120,300 140,310.':
    'Un tracé, ce sont des points de 0 à 999 séparés par des espaces, par exemple 120,300 140,310.',
  'One point of ink has a star at most.': 'Un seul point d’un tracé au plus a une étoile.',
  'Moves in this game aren’t drawn by hand. Send the move without ink.':
    'Les coups de ce jeu ne se dessinent pas à la main. Envoie le coup sans tracé.',
  'Join two spots and add one on the line. Lines never cross. Three lines per spot.':
    'Relie deux points et ajoutes-en un sur le trait. Sans croiser. Trois traits par point.',
  'Draw a line from one spot to another, or back to the same one, and put a new spot on it. The line must not touch other lines or spots. At most three ends of lines may meet at a spot. A line back to its own spot has two ends there, and a new spot starts with two.':
    'Trace un trait d’un point à un autre, ou de retour au même, et mets un nouveau point dessus. Le trait ne doit toucher ni autre trait ni autre point. Au plus trois bouts de traits se rejoignent à un point. Un trait qui revient à son point y a deux bouts, et un nouveau point commence avec deux.',
  'Take {0} neighboring pins from a row. The number decides where.':
    'Prends {0} quilles voisines dans une rangée. Le nombre pris décide de l’endroit.',
  'Take neighboring pins from a row. The number decides where.':
    'Prends des quilles voisines dans une rangée. Le nombre pris décide de l’endroit.',
  'Take neighboring pins, or split a row in two. The number decides where.':
    'Prends des quilles voisines ou coupe une rangée. Le nombre pris décide de l’endroit.',
  'Take a whole row of {1} pins.': counted('Prends toute une rangée de 1 quille.', 'Prends toute une rangée de {1} quilles.'),
  'Take {1} neighboring pins from an end of a row, but never a whole row.': counted(
    'Prends 1 quille à un bout d’une rangée, mais jamais la seule.',
    'Prends {1} quilles voisines à un bout d’une rangée, mais jamais toute une rangée.',
  ),
  'Take {1} neighboring pins from an end of a row.': counted(
    'Prends 1 quille à un bout d’une rangée.',
    'Prends {1} quilles voisines à un bout d’une rangée.',
  ),
  'Take {1} neighboring pins, leaving some on both sides of them.': counted(
    'Prends 1 quille, en en laissant des deux côtés.',
    'Prends {1} quilles voisines, en en laissant des deux côtés.',
  ),
  'Take a whole row of {1} pins, or as many with some on both sides of them.': counted(
    'Prends toute une rangée de 1 quille, ou 1 quille qui en a des deux côtés.',
    'Prends toute une rangée de {1} quilles, ou autant qui en ont des deux côtés.',
  ),
  'Take {1} neighboring pins from a row, but never a whole row.': counted(
    'Prends 1 quille dans une rangée, mais jamais la seule.',
    'Prends {1} quilles voisines dans une rangée, mais jamais toute une rangée.',
  ),
  'Take {1} neighboring pins and also cut the row, leaving three rows.': counted(
    'Prends 1 quille et coupe aussi la rangée, pour qu’il reste trois rangées.',
    'Prends {1} quilles voisines et coupe aussi la rangée, pour qu’il reste trois rangées.',
  ),
  'Or take {1} neighboring pins and also cut the row, leaving three rows.': counted(
    'Ou prends 1 quille et coupe aussi la rangée, pour qu’il reste trois rangées.',
    'Ou prends {1} quilles voisines et coupe aussi la rangée, pour qu’il reste trois rangées.',
  ),
  'Split a row in three.': 'Coupe une rangée en trois.',
  'Split a row in two or in three.': 'Coupe une rangée en deux ou en trois.',
  'Take neighboring pins, or split a row in three. The number decides where.':
    'Prends des quilles voisines ou coupe une rangée en trois. Le nombre pris décide de l’endroit.',
  'Take neighboring pins, or split a row in two or in three. The number decides where.':
    'Prends des quilles voisines ou coupe une rangée en deux ou trois. Le nombre pris décide de l’endroit.',
  '{0} Or split a row in three without taking.': '{0} Ou coupe une rangée en trois sans rien prendre.',
  '{0} Or split a row in two or in three without taking.': '{0} Ou coupe une rangée en deux ou en trois sans rien prendre.',
  'You may not leave three rows here. Leave out the cut.': 'Ici, il ne peut pas rester trois rangées. Enlève la coupe.',
  'With a cut, three rows must be left. Cut somewhere else.': 'Avec une coupe, il doit rester trois rangées. Coupe ailleurs.',
  'Three rows must be left. Cut the row once more.': 'Il doit rester trois rangées. Coupe encore une fois.',
  'Cut a row only once.': 'Ne coupe une rangée qu’une fois.',
  'Take {1} neighboring pins from a row.': counted('Prends 1 quille dans une rangée.', 'Prends {1} quilles voisines dans une rangée.'),
  'Take stones from one heap of a top game. Clear it to open the game below.':
    'Prends dans un tas du jeu du dessus. Vide ce jeu pour ouvrir le suivant.',
  'Move stones from one step to the next one down. From the lowest they are out.':
    'Descends des jetons d’une marche à la suivante. De la plus basse, ils sortent.',
  'Move one coin left, as far as you like. It may jump over coins and share a square.':
    'Déplace une pièce à gauche. Elle peut sauter et partager une case.',
  'Turn one coin from heads to tails. You may also turn one on its left.':
    'Retourne une pièce de face à pile. Tu peux aussi en retourner une à sa gauche.',
};
