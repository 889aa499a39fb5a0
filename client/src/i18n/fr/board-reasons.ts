import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Why verdicts hold in one game on a board, on a strip or of drawings, by the English pattern; each part by the name of a file in shared/src/games. */
export const boardReasons: Phrases = {
  // Chomp
  'The heaps in binary': 'Les tas en binaire',
  'Only the poison is left, and the side to move has won.': 'Il ne reste que le poison, et qui doit jouer a gagné.',
  'Only the poison is left, and the side to move has lost.': 'Il ne reste que le poison, et qui doit jouer a perdu.',
  'Only one row and one column are left. Without the poison, they are two Nim heaps. A bite takes from one of them.':
    'Il ne reste qu’une rangée et une colonne. Sans le poison, ce sont deux tas de Nim. Une bouchée prend dans l’un d’eux.',
  upwards: 'vers le haut',
  'The rows of this bar are as long as its columns. Bite at b2. That leaves a row and a column of the same length. Whatever the other side bites off one, bite the same off the other.':
    'Les rangées et les colonnes de cette tablette se correspondent. Croque en b2. Il reste une rangée et une colonne de même longueur. Ce que l’autre camp croque de l’une, croque-le de l’autre.',
  'On a square bar, bite at b2. That leaves a row and a column of the same length. Whatever the other side bites off one, bite the same off the other.':
    'Sur une tablette carrée, croque en b2. Il reste une rangée et une colonne de même longueur. Ce que l’autre camp croque de l’une, croque-le de l’autre.',
  'A whole bar is always won. Think of a bite at the far corner. If it does not win, some answer to it does. But that answer could have been the first bite.':
    'Une tablette entière est toujours gagnée. Pense à une bouchée au coin opposé. Si elle ne gagne pas, une réponse gagne. Mais cette réponse aurait pu être la première bouchée.',
  'Two rows are lost if the upper one is shorter by one, and only then.':
    'Deux rangées sont perdues si celle du haut est plus courte d’un carré, et alors seulement.',
  'For most shapes no rule is known. So everything that can be left of this bar was worked out.':
    'Pour la plupart des formes, on ne connaît pas de règle. On a donc calculé tout ce qui peut rester de cette tablette.',
  'A winning move bites at {0}.': 'Un coup gagnant croque en {0}.',
  // Coin strip
  'Pair the coins, starting with the two on the right. A coin left over pairs with the end of the strip. The gap between two partners is a Nim heap.':
    'Fais des paires de pièces, en commençant par les deux de droite. Une pièce qui reste fait la paire avec le bout de la bande. L’écart entre deux partenaires est un tas de Nim.',
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
  'A rook is two Nim heaps. They are its steps to the left and its steps down. Write them in binary, one below the other. Count the ones in each column.':
    'Une tour est deux tas de Nim. Ce sont ses pas vers la gauche et vers le bas. Écris-les en binaire, l’un sous l’autre. Compte les 1 de chaque colonne.',
  left: 'à gauche',
  down: 'en bas',
  'Moving {0} can make all of them even.': 'Un coup {0} peut les rendre tous pairs.',
  'A winning move goes {0}.': 'Un coup gagnant va {0}.',
  'A single queen loses on the golden pairs. Each pair begins with the smallest number not used yet. Its numbers are one further apart than in the pair before.':
    'Une dame seule perd sur les paires dorées. Chaque paire commence par le plus petit nombre encore libre. L’écart y grandit de un d’une paire à la suivante.',
  '{0} and {1} are such a pair. Every move leaves the pairs, and the next one can come back to them.':
    '{0} et {1} forment une telle paire. Chaque coup quitte les paires, et le suivant peut y revenir.',
  '{0} and {1} are such a pair. No move leads to another one, so every move loses.':
    '{0} et {1} forment une telle paire. Aucun coup ne mène à une autre, donc tous perdent.',
  '{0} and {1} aren’t such a pair. A winning move makes them one.':
    '{0} et {1} ne forment pas une telle paire. Un coup gagnant en fait une.',
  'The numbers are the multiples of the golden ratio 1.618… and of its square 2.618…, rounded down.':
    'Les nombres sont les multiples du nombre d’or 1,618… et de son carré 2,618…, arrondis vers le bas.',
  'Here making the last move loses: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2), and all others stay.':
    'Ici, jouer le dernier coup perd : (0, 1) et (2, 2) remplacent (0, 0) et (1, 2), et toutes les autres restent.',
  'The golden pairs': 'Les paires dorées',
  smaller: 'le plus petit',
  larger: 'le plus grand',
  apart: 'écart',
  'Each king is worth 0 or 1 if the nearer edge is an even number of steps away. It is worth 2 or 3 if the number is odd.':
    'Un roi vaut 0 ou 1 si le bord le plus proche est à un nombre pair de pas. Il vaut 2 ou 3 si ce nombre est impair.',
  'What a knight is worth repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.':
    'La valeur d’un cavalier se répète toutes les quatre cases le long de la diagonale. Loin d’elle, c’est aussi le cas le long des rangées et des colonnes.',
  'Only one knight can still move. Whether it wins repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.':
    'Un seul cavalier peut encore jouer. Qu’il gagne ou perde, cela se répète toutes les quatre cases le long de la diagonale. Loin d’elle, c’est aussi le cas le long des rangées et des colonnes.',
  'So {0} is like {1}: won.': 'La case {0} est donc comme {1} : gagnée.',
  'So {0} is like {1}: lost.': 'La case {0} est donc comme {1} : perdue.',
  'A winning move goes to {0}.': 'Un coup gagnant mène en {0}.',
  'Wherever it goes, the other side wins.': 'Où qu’il aille, l’autre camp gagne.',
  'Here the last move loses, so knights aren’t like Nim heaps. But near the corner there are only {0} kinds of positions. Positions of one kind can stand in for each other beside any knights.':
    'Ici, le dernier coup perd, donc les cavaliers ne sont pas comme des tas de Nim. Mais près du coin il n’y a que {0} sortes de positions. Celles d’une même sorte peuvent se remplacer, quels que soient les autres cavaliers.',
  'All knights together are of one kind with {0}: won.': 'Tous les cavaliers ensemble sont de la même sorte que {0} : gagné.',
  'All knights together are of one kind with {0}: lost.': 'Tous les cavaliers ensemble sont de la même sorte que {0} : perdu.',
  'After the move to {0} all knights together are of one kind with {1}: lost.':
    'Après le coup en {0}, tous les cavaliers ensemble sont de la même sorte que {1} : perdu.',
  'no knight at all': 'aucun cavalier',
  'knights on {1}': counted('un cavalier en {1}', 'des cavaliers en {1}'),
  'Every square whose column and row add up to {0} or less was worked out.':
    'Chaque case dont la colonne et la rangée font {0} ou moins ensemble a été calculée.',
  // Cram
  'The board looks the same after half a turn, or it has two regions of the same shape. After any domino, the other side can place one at the matching spot.':
    'Le plateau est le même après un demi-tour, ou il a deux régions de même forme. Après chaque domino, l’autre camp peut en poser un à l’endroit correspondant.',
  'After a domino on {0}, the board looks the same after half a turn. From then on, every domino can be answered at the matching spot.':
    'Avec un domino sur {0}, le plateau est le même après un demi-tour. Ensuite, chaque domino a sa réponse à l’endroit correspondant.',
  'There may be other winning moves. On a board this large, they aren’t looked for.':
    'Il y a peut-être d’autres coups gagnants. Sur un plateau aussi grand, on ne les cherche pas.',
  // Hackenbush
  'A stalk is a Nim heap. Cut it, and you take that line and all above it.':
    'Une tige est un tas de Nim. En la coupant, tu prends ce trait et tout ce qui est au-dessus.',
  'Lines that form a ring fold up. All points of the ring become one. Each of its lines becomes a small loop there, worth 1 like a single line.':
    'Les traits qui forment un anneau se replient. Tous les points de l’anneau n’en font plus qu’un. Chacun de ses traits y devient une petite boucle, qui vaut 1 comme un trait seul.',
  'At a fork, add the values of what stands there as in Nim. The line below a fork adds one.':
    'À une fourche, ajoute les valeurs de ce qui s’y dresse comme au Nim. Le trait du dessous en fait un de plus.',
  'From the drawing to stalks': 'Du dessin aux tiges',
  'as it stands': 'tel quel',
  'folded up': 'replié',
  'as stalks': 'en tiges',
  'What stands on each fork': 'Ce qui tient sur chaque fourche',
  Fork: 'Fourche',
  'Stands there': 'Dessus',
  'The parts in binary': 'Les composantes en binaire',
  'no stalk is longer than 1': 'aucune tige ne dépasse 1',
  'a stalk is longer than 1': 'une tige dépasse 1',
  // Nimble
  'A coin is a Nim heap, as large as the number of its square. Write these numbers in binary, one below the other. Count the ones in each column.':
    'Une pièce est un tas de Nim, aussi grand que le numéro de sa case. Écris ces numéros en binaire, l’un sous l’autre. Compte les 1 de chaque colonne.',
  'no coin is beyond square 1': 'aucune pièce n’est au-delà de la case 1',
  'a coin is beyond square 1': 'une pièce est au-delà de la case 1',
  'The squares of the coins in binary': 'Les cases des pièces en binaire',
  'coin on {0}': 'pièce en {0}',
  'A coin is a Nim heap as large as the number of its square.': 'Une pièce est un tas de Nim aussi grand que le numéro de sa case.',
  // Sprouts
  'No line can be drawn any more.': 'On ne peut plus tracer aucun trait.',
  'Everything still open is joined together. It is one land.': 'Tout ce qui est encore ouvert se tient. C’est un seul pays.',
  'The drawing has {0} lands: a line in one of them changes nothing in the others.':
    'Le dessin a {0} pays : un trait dans l’un ne change rien aux autres.',
  'After any line, the other side has an answer that wins.': 'Après n’importe quel trait, l’autre camp a une réponse qui gagne.',
  'There is a line that wins. There wasn’t time to find the value of each land.':
    'Il y a un trait qui gagne. Ce que vaut chaque pays n’a pas été trouvé dans le temps permis.',
  'The lands are worth {0}.': 'Les pays valent {0}.',
  'It is worth 0. After any line, the other side can make it 0 again.':
    'Il vaut 0. Après n’importe quel trait, l’autre camp peut le remettre à 0.',
  'It is worth {0}, not 0. A winning line makes it 0.': 'Il vaut {0}, pas 0. Un trait gagnant le met à 0.',
  '{0} lives are left, and every line costs one: at least {1} more lines come, and {2} at most.':
    'Il reste {0} vies, et chaque trait en coûte une : il viendra encore au moins {1} traits, et {2} au plus.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: odd, and the side to move draws the last.':
    'Il reste {0} vies, chaque trait en coûte une, et à la fin ce nombre doit rester : {1}. Le nombre de traits à venir est donc {2}, quoi qu’on joue : impair, et qui doit jouer trace le dernier.',
  '{0} lives are left, every line costs one, and in the end {1} must be left over. So the number of lines to come is {2}, however it is played: even, and the other side draws the last.':
    'Il reste {0} vies, chaque trait en coûte une, et à la fin ce nombre doit rester : {1}. Le nombre de traits à venir est donc {2}, quoi qu’on joue : pair, et l’autre camp trace le dernier.',
  'What each land is worth': 'Ce que vaut chaque pays',
  Land: 'Pays',
  'Living spots': 'Points vivants',
  Lives: 'Vies',
  'There is a guess for five or more fresh spots when the last move loses. Divide their number by 6. If 0, 4 or 5 is left over, the first player wins. Computers have checked it for up to 20 spots.':
    'Pour cinq points seuls ou plus, il y a une conjecture quand le dernier coup perd. Divise leur nombre par 6. S’il reste 0, 4 ou 5, le premier joueur gagne. Des ordinateurs l’ont vérifiée jusqu’à 20 points.',
  'There is a guess for fresh spots. Divide their number by 6. If 3, 4 or 5 is left over, the first player wins. Computers have checked it for up to 44 spots.':
    'Pour des points seuls, il y a une conjecture. Divise leur nombre par 6. S’il reste 3, 4 ou 5, le premier joueur gagne. Des ordinateurs l’ont vérifiée jusqu’à 44 points.',
  '{0} leaves {1}. If the guess is right, the first player wins. It was not proven here.':
    '{0} laisse {1}. Si la conjecture est juste, le premier joueur gagne. Elle n’a pas été démontrée ici.',
  '{0} leaves {1}. If the guess is right, the first player loses. It was not proven here.':
    '{0} laisse {1}. Si la conjecture est juste, le premier joueur perd. Elle n’a pas été démontrée ici.',
  'When the last move loses, lands have no numbers to add. So all lands together were searched.':
    'Quand le dernier coup perd, les pays n’ont pas de nombres à additionner. On a donc cherché dans tous les pays ensemble.',
  'The lands': 'Les pays',
  // Treblecross
  'Three crosses stand side by side, so the game is over.': 'Trois croix sont côte à côte, donc la partie est finie.',
  'The strip is too short for three crosses. Its squares are filled one by one.':
    'La bande est trop courte pour trois croix. Ses cases se remplissent une par une.',
  'A cross on {0} makes three side by side and wins at once.': 'Une croix en {0} en fait trois côte à côte et gagne tout de suite.',
  'Put a cross within two squares of another, and the other side makes three. So a cross uses up its own square and two on either side.':
    'Si tu mets une croix à deux cases au plus d’une autre, l’autre camp en aligne trois. Une croix use donc sa case et deux de chaque côté.',
  'No square is far enough from all crosses, so the side to move loses.':
    'Aucune case n’est assez loin de toutes les croix, donc qui doit jouer perd.',
  'There are {0} stretches of squares that are far enough from all crosses, {1} long; they count {2}.': counted(
    'Il y a une suite de cases assez loin de toutes les croix, de longueur {1} ; elle compte {2}.',
    'Il y a {0} suites de cases assez loin de toutes les croix, de longueurs {1} ; elles comptent {2}.',
    'Il y a {0} de suites de cases assez loin de toutes les croix, de longueurs {1} ; elles comptent {2}.',
  ),
  'The nim-sum of the free stretches is 0. After every safe cross, the other side can make it 0 again.':
    'La somme de Nim des bouts libres est 0. Après chaque croix sûre, l’autre camp peut la remettre à 0.',
  'The nim-sum of the free stretches is {0}, not 0. A winning move makes it 0.':
    'La somme de Nim des bouts libres est {0}, pas 0. Un coup gagnant la met à 0.',
  'What each free stretch is worth': 'Ce que vaut chaque bout libre',
  Squares: 'Cases',
  Length: 'Longueur',
  'Here the last move loses, so avoid making three while there is another square.':
    'Ici, le dernier coup perd : évite d’en aligner trois tant qu’il y a une autre case.',
  'There is none. Every cross makes three, and the side to move loses.':
    'Il n’y en a pas. Chaque croix en aligne trois, et qui doit jouer perd.',
  'On {0} squares a cross makes no three: {1}.': counted(
    'Sur une case, {1}, une croix n’en aligne pas trois.',
    'Sur {0} cases, une croix n’en aligne pas trois : {1}.',
    'Sur {0} de cases, une croix n’en aligne pas trois : {1}.',
  ),
  // Turtles
  'A coin that shows heads is a Nim heap, as large as its number. Write these numbers in binary, one below the other. Count the ones in each column.':
    'Une pièce qui montre face est un tas de Nim, aussi grand que son numéro. Écris ces numéros en binaire, l’un sous l’autre. Compte les 1 de chaque colonne.',
  'A winning move turns coin {0} to tails.': 'Un coup gagnant met la pièce {0} sur pile.',
  'The numbers of the heads in binary': 'Les numéros des faces en binaire',
  'Here the last move loses. Look at the pairs 2 and 3, 4 and 5, 6 and 7, and so on. While one of these pairs shows exactly one head, nothing changes.':
    'Ici, le dernier coup perd. Regarde les paires 2 et 3, 4 et 5, 6 et 7, et ainsi de suite. Tant que l’une d’elles montre une seule face, rien ne change.',
  'One pair does. With a nim-sum of 0, the side to move loses.': 'Il y a une telle paire. Avec une somme de Nim de 0, qui doit jouer perd.',
  'One pair does. With a nim-sum of {0}, not 0, the side to move wins.':
    'Il y a une telle paire. Avec une somme de Nim de {0}, pas 0, qui doit jouer gagne.',
  'No pair does, and that changes who wins. With a nim-sum of 0, the side to move wins.':
    'Aucune ne le fait, et cela change le gagnant. Avec une somme de Nim de 0, qui doit jouer gagne.',
  'No pair does, and that changes who wins. With a nim-sum of {0}, the side to move loses.':
    'Aucune ne le fait, et cela change le gagnant. Avec une somme de Nim de {0}, qui doit jouer perd.',
};
