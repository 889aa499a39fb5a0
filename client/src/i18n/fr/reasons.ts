import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Why verdicts hold: what games have in common, such as sums and searches, by the English pattern. */
export const reasons: Phrases = {
  'Each part has an equal partner. After any move, the other side can make the same move in the partner. So it always has an answer.':
    'Chaque composante a une jumelle. Après chaque coup, l’autre camp peut jouer le même dans la jumelle. Il a donc toujours une réponse.',
  'nim-sum {0}': 'somme de Nim {0}',
  'the heaps': 'des tas',
  'these values': 'de ces valeurs',
  'After any move, the other side can make the value 0 again.': 'Après n’importe quel coup, l’autre camp peut remettre la valeur à 0.',
  'That isn’t 0. A winning move makes it 0.': 'Ce n’est pas 0. Un coup gagnant met la valeur à 0.',
  'After any move, the other side can make the value 0 again, or 1 once {0}.':
    'Après n’importe quel coup, l’autre camp peut remettre la valeur à 0, ou à 1 dès que {0}.',
  'That isn’t 0. A winning move makes it 0, or 1 once {0}.': 'Ce n’est pas 0. Un coup gagnant met la valeur à 0, ou à 1 dès que {0}.',
  'The nim-sum of {0} is 0. After any move, the other side can make it 0 again.':
    'La somme de Nim {0} est 0. Après n’importe quel coup, l’autre camp peut la remettre à 0.',
  'The nim-sum of {0} is {1}, not 0. A winning move makes it 0.': 'La somme de Nim {0} est {1}, pas 0. Un coup gagnant la met à 0.',
  'The nim-sum of {0} is 0. After any move, the other side can make it 0 again, or 1 once {1}.':
    'La somme de Nim {0} est 0. Après n’importe quel coup, l’autre camp peut la remettre à 0, ou à 1 dès que {1}.',
  'The nim-sum of {0} is {1}, not 0. A winning move makes it 0, or 1 once {2}.':
    'La somme de Nim {0} est {1}, pas 0. Un coup gagnant la met à 0, ou à 1 dès que {2}.',
  'Here the last move loses, and {0}. That changes who wins. With a nim-sum of 0, the side to move wins.':
    'Ici, le dernier coup perd, et {0}. Cela change le gagnant. Avec une somme de Nim de 0, qui doit jouer gagne.',
  'Here the last move loses, and {0}. That changes who wins. With a nim-sum of {1}, the side to move loses.':
    'Ici, le dernier coup perd, et {0}. Cela change le gagnant. Avec une somme de Nim de {1}, qui doit jouer perd.',
  'That the last move loses changes nothing while {0}.': 'Que le dernier coup perde ne change rien tant que {0}.',
  'only fickle parts are left': 'il ne reste que des composantes volages',
  'a firm part is left': 'il reste une composante ferme',
  'no heap is larger than 1': 'aucun tas ne dépasse 1',
  'a heap is larger than 1': 'un tas dépasse 1',
  'Every part is firm. It is worth the same when the last move loses.':
    'Chaque composante est ferme. Elle vaut autant quand le dernier coup perd.',
  '{0} parts are fickle: {1}. When the last move loses, they are worth 1 instead of 0, or 0 instead of 1.': counted(
    'Une composante est volage : {1}. Quand le dernier coup perd, elle vaut 1 au lieu de 0, ou 0 au lieu de 1.',
    '{0} composantes sont volages : {1}. Quand le dernier coup perd, elles valent 1 au lieu de 0, ou 0 au lieu de 1.',
  ),
  'The parts are worth {1}.': counted('La position vaut {1}.', 'Les composantes valent {1}.'),
  '{0}, and so on': '{0}, et ainsi de suite',
  '{0}, and so on.': '{0}, et ainsi de suite.',
  '{0} counts {1}': '{0} compte {1}',
  '{0} columns have an odd number of ones.': '{0} colonnes ont un nombre impair de 1.',
  'The columns of {1} have an odd number of ones.': counted(
    'La colonne de {1} a un nombre impair de 1.',
    'Les colonnes de {1} ont un nombre impair de 1.',
  ),
  'What each heap is worth': 'Ce que vaut chaque tas',
  Heap: 'Tas',
  Size: 'Taille',
  '{0} ({1}) is worth {2}': '{0} ({1}) vaut {2}',
  'Values by size, from 0': 'Valeurs par taille, depuis 0',
  'Each heap': 'Chaque tas',
  '{0} is worth what is left over when you divide it by {1}.': '{0} vaut le reste de sa division par {1}.',
  '{0} is worth its value in a table that repeats every {1}.': '{0} vaut ce que dit une table qui se répète tous les {1}.',
  '{0} is worth its value in a table. From {1} on, it repeats every {2}.':
    '{0} vaut ce que dit une table. À partir de {1}, elle se répète tous les {2}.',
  '{0} is worth its value in a table. It repeats every {1}, growing by {2} each time.':
    '{0} vaut ce que dit une table. Elle se répète tous les {1} et augmente chaque fois de {2}.',
  '{0} is worth its value in a table. From {1} on, it repeats every {2}, growing by {3} each time.':
    '{0} vaut ce que dit une table. À partir de {1}, elle se répète tous les {2} et augmente chaque fois de {3}.',
  'Every size up to {0} was worked out from the smaller ones.': 'Chaque taille jusqu’à {0} a été calculée d’après les plus petites.',
  '{0} is {1}.': '{0} est {1}.',
  'to the right': 'vers la droite',
  top: 'haut',
  green: 'vert',
  red: 'rouge',
  Game: 'Jeu',
  wins: 'gagne',
  loses: 'perd',
  'Every line of play was followed to its end: {0} positions.': counted(
    'Toutes les suites de coups ont été parcourues jusqu’au bout : {0} position.',
    'Toutes les suites de coups ont été parcourues jusqu’au bout : {0} positions.',
    'Toutes les suites de coups ont été parcourues jusqu’au bout : {0} de positions.',
  ),
  'Every line of play was followed until it came to what is known: {0} positions.': counted(
    'Toutes les suites de coups ont été suivies jusqu’à ce qui est connu : 1 position.',
    'Toutes les suites de coups ont été suivies jusqu’à ce qui est connu : {0} positions.',
  ),
  'Lines of play were followed until a win was found: {0} positions.': counted(
    'Des suites de coups ont été parcourues jusqu’à trouver un gain : {0} position.',
    'Des suites de coups ont été parcourues jusqu’à trouver un gain : {0} positions.',
    'Des suites de coups ont été parcourues jusqu’à trouver un gain : {0} de positions.',
  ),
  'No answer fitted into the memory allowed. With more, there may be one.':
    'La mémoire permise n’a pas suffi pour une réponse. Avec plus, il y en a peut-être une.',
  'No answer was found in as many positions as are allowed. With more, there may be one.':
    'Aucune réponse n’a été trouvée parmi autant de positions que permis. Avec plus, il y en a peut-être une.',
  'No answer was found in the time allowed. With more, there may be one.':
    'Aucune réponse n’a été trouvée dans le temps permis. Avec plus, il y en a peut-être une.',
  '{0} positions were looked at.': counted(
    '{0} position a été examinée.',
    '{0} positions ont été examinées.',
    '{0} de positions ont été examinées.',
  ),
  'A winning move starts on square {0}.': 'Un coup gagnant part de la case {0}.',
  'coin {0}': 'pièce {0}',
  'Here is one step of the work in pictures. The next positions are worth {0}. The smallest number missing there is {1}, so the first position is worth that.':
    'Voici une étape du calcul en images. Les positions suivantes valent {0}. Le plus petit nombre qui y manque est {1}, et c’est ce que vaut la première position.',
  'One step': 'Une étape',
  'No short rule is known for this.': 'On ne connaît pas de règle courte pour cela.',
  'Cut every heap into pieces of 1, 2, 4, 8 and so on. No heap has two equal pieces. Pieces of the same size are partners.':
    'Coupe chaque tas en morceaux de 1, 2, 4, 8 et ainsi de suite. Aucun tas n’a deux morceaux égaux. Les morceaux de même taille sont partenaires.',
  'Every piece has a partner. Any move leaves a piece alone, and the next player can put that right.':
    'Chaque morceau a un partenaire. Tout coup laisse un morceau seul, et l’autre camp peut réparer cela.',
  'The pieces of {1} are left alone.': counted('Le morceau de {1} reste seul.', 'Les morceaux de {1} restent seuls.'),
  'A winning move leaves no piece alone, as here on the right.': 'Un coup gagnant ne laisse aucun morceau seul, comme ici à droite.',
  'The heaps in pieces that pair off': 'Les tas en morceaux qui vont par deux',
};
