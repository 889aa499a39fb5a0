import type { Phrases } from '../../phrases.ts';

export const unknown: Phrases = {
  'What nobody knows': 'Ce que personne ne sait',
  'Small games, and questions that are still open.': 'De petits jeux, et des questions encore ouvertes.',
  'A bar of chocolate: whatever you bite goes with all that is above it and to its right. One square is poisoned and must stay.':
    'Une tablette de chocolat : là où tu croques part aussi tout ce qui est au-dessus et à droite. Un carré est empoisonné et doit rester.',
  'Find the bite that wins.': 'Trouve la bouchée qui gagne.',
  'Two equal arms are left: from there on, the mirror.': 'Il reste deux bras égaux : à partir de là, le miroir.',
  'On every bar larger than one square, whoever begins can win. Suppose that biting off only the far corner were answered by a winning bite.':
    'Sur toute tablette de plus d’un carré, qui commence peut gagner. Suppose qu’au coin lointain croqué seul réponde une bouchée gagnante.',
  'What follows?': 'Que s’ensuit-il ?',
  'So we know that some first bite wins. But nobody has found a rule that says which, for every bar.':
    'On sait donc qu’une première bouchée gagne. Mais personne n’a trouvé de règle qui dise laquelle, pour toute tablette.',
  'I could begin with that bite': 'Je pourrais commencer par elle',
  'Every later bite takes the far corner with it, so it leaves the same either way.':
    'Toute bouchée suivante emporte le coin lointain : il reste donc la même chose.',
  'I have lost': 'J’ai perdu',
  'You may begin otherwise: with the very bite that was the answer.': 'Tu peux commencer autrement : par cette bouchée même.',
  'For one queen we have the golden pairs. With two queens each needs its nimber.':
    'Pour une dame, il y a les paires d’or. Avec deux dames, il faut le nimber de chacune.',
  'Which rule gives the nimber of a queen?': 'Quelle règle donne le nimber d’une dame ?',
  'For small boards they are worked out square by square. To the eye they look wild.':
    'Sur de petits plateaux, on les calcule case par case. À l’œil, ils paraissent en désordre.',
  'Nobody knows one': 'Personne n’en connaît',
  'The golden pairs only tell where the nimber is 0.': 'Les paires d’or disent seulement où le nimber est 0.',
  'The nim-sum of both numbers': 'La somme de Nim des deux nombres',
  'That is the rook: the queen has the diagonal as well.': 'C’est la tour : la dame a aussi la diagonale.',
  'The nimbers of Kayles repeat every 12, from 71 pins on. In some games like it nobody has seen them repeat.':
    'Les nimbers de Kayles se répètent tous les 12, à partir de 71 quilles. Dans certains jeux voisins, personne ne l’a vu.',
  'Do they all repeat at last?': 'Finissent-ils tous par se répéter ?',
  'People have looked since 1956, and computers have gone on for many millions of pins.':
    'On cherche depuis 1956, et des ordinateurs ont calculé jusqu’à bien des millions de quilles.',
  'That is not known': 'On ne le sait pas',
  'None was ever proved to go on without repeating, and for some no period was found.':
    'Pour aucun on n’a prouvé qu’il ne se répète jamais, et pour certains on n’a pas trouvé de période.',
  Yes: 'Oui',
  'Many think so, but it has never been proved.': 'Beaucoup le pensent, mais cela n’a jamais été prouvé.',
  No: 'Non',
  'None was ever proved to go on without repeating.': 'Pour aucun on n’a prouvé qu’il ne se répète jamais.',
  'Slow Nim of chapter 9: one stone from one or two heaps. For up to five heaps it is known when it is lost.':
    'Le Nim lent du chapitre 9 : un jeton dans un ou deux tas. Jusqu’à cinq tas, on sait quand c’est perdu.',
  'And for six?': 'Et pour six ?',
  'For seven heaps, and up to four of them at once, this hall found a rule by trying. It never failed, and then a proof was found as well.':
    'Pour sept tas, et jusqu’à quatre à la fois, cette salle a trouvé une règle en essayant. Elle n’a jamais échoué, et on a ensuite trouvé une preuve.',
  'Nobody has found a rule': 'Personne n’a trouvé de règle',
  'A computer can fill a table of small heaps, but a table is no rule.':
    'Un ordinateur peut remplir une table de petits tas, mais une table n’est pas une règle.',
  'Odd and even decide': 'Pair et impair décident',
  'That is enough for two and three heaps, not for more.': 'Cela suffit pour deux et trois tas, pas pour plus.',
  'In Sprouts two draw lines between spots. Computers have found who wins with up to 44 spots, and a simple pattern: it repeats every 6.':
    'À Sprouts, on trace des lignes entre des points. Les ordinateurs ont trouvé qui gagne jusqu’à 44 points, et un motif : il revient tous les 6.',
  'Sprouts: N or P with so many spots': 'Sprouts : N ou P avec tant de points',
  'Does it go on like that?': 'Cela continue-t-il ainsi ?',
  'It is a conjecture: many believe it, and nobody has a proof. Perhaps you will find one.':
    'C’est une conjecture : beaucoup y croient, et personne n’a de preuve. Tu en trouveras peut-être une.',
  'One may only guess': 'On ne peut que le supposer',
  '44 times right is no proof. Remember chapter 8.': '44 fois juste n’est pas une preuve. Rappelle-toi le chapitre 8.',
  Surely: 'Bien sûr',
  'Seeing something repeat is not a proof: remember chapter 8.': 'Voir une répétition n’est pas une preuve : rappelle-toi le chapitre 8.',
  'One more game, with what is known for sure.': 'Encore une partie, avec ce qu’on sait à coup sûr.',
  'Presto begins this time. Win!': 'Cette fois, Presto commence. Gagne !',
  'Presto’s own trick. You have come a long way since chapter 1.': 'Le truc de Presto. Tu as fait du chemin depuis le chapitre 1.',
};
