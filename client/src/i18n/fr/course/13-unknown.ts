import type { Phrases } from '../../phrases.ts';

export const unknown: Phrases = {
  'What no one knows': 'Ce que personne ne sait',
  'Small games with big open questions.': 'De petits jeux et de grandes questions ouvertes.',
  'Your bite takes a square and everything above it and to its right. The poisoned square must stay.':
    'Tu croques un carré, et tout ce qui est au-dessus et à droite. Le carré empoisonné doit rester.',
  'Find the winning bite.': 'Trouve le coup de dents qui gagne.',
  'Two equal arms are left. From now on, use the mirror.': 'Il reste deux bras égaux. Désormais, joue le miroir.',
  'You bite off just the far corner. Suppose your opponent has a bite that beats this.':
    'Tu ne croques que le coin le plus loin. Suppose que l’adversaire ait une réponse gagnante.',
  'What does that tell you?': 'Qu’est-ce que cela t’apprend ?',
  'So on any bar bigger than one square, some first bite wins. No one knows a rule for finding it on every bar.':
    'Sur toute tablette de plus d’un carré, un premier coup gagne donc. Personne ne connaît de règle pour le trouver à chaque fois.',
  'I could start with that bite': 'Je pourrais commencer ainsi',
  'Any bite also takes the far corner, so it leaves the same bar either way.':
    'Tout coup enlève aussi le coin le plus loin, donc il reste la même chose.',
  'I am lost': 'J’ai perdu',
  'You could start differently, with the very bite that would beat you.':
    'Tu pourrais commencer autrement, par ce coup même qui te battrait.',
  'One queen is solved by the golden pairs. With two queens, you need the nimber of each.':
    'Une dame seule se résout par les paires dorées. Avec deux, il faut le nimber de chacune.',
  'Which rule gives a queen’s nimber?': 'Quelle règle donne le nimber d’une dame ?',
  'On small boards you can work them out square by square. They look wild.':
    'Sur de petits plateaux, on les calcule case par case. Ils semblent sauvages.',
  'No one knows one': 'Personne n’en connaît',
  'The golden pairs only show where the nimber is 0.': 'Les paires dorées montrent seulement où le nimber est 0.',
  'The nim-sum of its two numbers': 'La somme de Nim de ses deux nombres',
  'That works for the rook. The queen can also move diagonally.': 'Cela marche pour la tour. La dame va aussi en diagonale.',
  'From 71 pins on, the nimbers of Kayles repeat every 12. For some similar games no one has found a repeat.':
    'À partir de 71 quilles, les nimbers de Kayles se répètent tous les 12. Pour certains jeux semblables, personne n’a trouvé de répétition.',
  'Does every such game repeat in the end?': 'Chacun de ces jeux finit-il par se répéter ?',
  'People have asked since 1956. Computers have checked many millions of pins.':
    'On se le demande depuis 1956. Les ordinateurs ont vérifié des millions de quilles.',
  'No one knows': 'Personne ne le sait',
  'For some games no repeat was found. For none is it proved that they never repeat.':
    'Pour certains, on n’a pas trouvé de répétition. Mais cela n’est prouvé pour aucun.',
  Yes: 'Oui',
  'Many people think so, but no one has proved it.': 'Beaucoup le pensent, mais personne ne l’a prouvé.',
  No: 'Non',
  'No one has proved that any of these games never repeats.': 'Pour aucun de ces jeux, il n’est prouvé qu’il ne se répète jamais.',
  'In slow Nim you take one stone from one or two heaps. The rule is known for up to five heaps.':
    'Au Nim lent, tu prends un jeton dans un ou deux tas. La règle est connue jusqu’à cinq tas.',
  'And for six heaps?': 'Et pour six tas ?',
  'For seven heaps and up to four at a time, this site found a rule by trying. Later it was proved.':
    'Pour sept tas, et jusqu’à quatre à la fois, ce site a trouvé une règle par essais. Elle a été prouvée ensuite.',
  'No one has found a rule': 'Personne n’a trouvé de règle',
  'A computer can list small heaps, but a list isn’t a rule.':
    'Un ordinateur peut dresser une liste de petits tas, mais une liste n’est pas une règle.',
  'Odd and even decide': 'Pair et impair décident',
  'That is enough for two or three heaps, but not for more.': 'Cela suffit pour deux ou trois tas, mais pas pour plus.',
  'Computers have solved Sprouts for up to 44 spots. The pattern so far repeats every 6 spots.':
    'Les ordinateurs ont résolu Sprouts jusqu’à 44 points. Jusqu’ici, le motif se répète tous les 6 points.',
  'Sprouts: N or P with so many spots': 'Sprouts : N ou P avec tant de points',
  'Does it always go on like that?': 'Cela continue-t-il toujours ?',
  'It is a conjecture. Many people believe it, and no one has a proof. Perhaps you will find one.':
    'C’est une conjecture. Beaucoup y croient, et personne n’a de preuve. Peut-être en trouveras-tu une.',
  'No one can be sure': 'Personne n’en est sûr',
  'Right 44 times isn’t a proof. Remember chapter 8.': 'Juste 44 fois, ce n’est pas une preuve. Pense au chapitre 8.',
  'Yes, for sure': 'Oui, c’est sûr',
  'Seeing it repeat isn’t a proof. Remember chapter 8.': 'Voir une répétition n’est pas une preuve. Pense au chapitre 8.',
  'One last game, with what you know for sure.': 'Une dernière partie, avec ce que tu sais pour sûr.',
  'This time Presto starts. Win!': 'Cette fois, Presto commence. Gagne !',
  'You beat Presto with Presto’s own trick. You have come a long way since chapter 1.':
    'Tu as battu Presto avec son propre truc. Que de chemin depuis le chapitre 1 !',
  'This is how you solved Nim. Play it, solve the simplest case, solve more cases, then find a rule.':
    'C’est ainsi que tu as résolu le Nim. Jouer, résoudre le cas le plus simple, puis d’autres cas, puis trouver une règle.',
  'Sprouts is new. What comes right after playing it?': 'Sprouts est nouveau. Que fais-tu juste après avoir joué ?',
  'Solve it with one spot': 'Le résoudre avec un point',
  'Yes. One spot is the simplest case, and you solve it in the next step.':
    'Oui. Un point est le cas le plus simple, et tu le résous à l’étape suivante.',
  'Guess a rule': 'Deviner une règle',
  'A guess needs a few solved cases. Start with the simplest one.':
    'Pour deviner, il faut quelques cas résolus. Commence par le plus simple.',
  'Solve it with 44 spots': 'Le résoudre avec 44 points',
  'That is far too much to do by hand. Start small.': 'C’est bien trop à la main. Commence petit.',
  'A move draws a line from spot to spot, with a new spot on it. Lines never cross, and a spot holds three line ends.':
    'Un coup trace un trait de point à point, avec un nouveau point dessus. Les traits ne se croisent pas, et un point porte trois bouts.',
  'One spot is worth 0, so it is P. Next come two spots, then three, and a rule may appear.':
    'Un point vaut 0, donc c’est P. Viennent ensuite deux points, puis trois, et peut-être une règle.',
};
