import type { Phrases } from '../phrases.ts';

/** Lessons that are ready to be taught. */
export const lessonPlans: Phrases = {
  'Ready lessons': 'Séances prêtes',
  'Each takes 45 minutes and can be printed.': 'Chacune dure 45 minutes et peut être imprimée.',
  'All lessons': 'Toutes les séances',
  'Print plan': 'Imprimer le plan',
  'Start: {0}': 'Lancer : {0}',
  '{0} minutes': { one: '{0} minute', many: '{0} minutes', other: '{0} minutes' },

  'Open the big screen. Everyone joins with the code on it.': 'Ouvre le grand écran. Tout le monde rejoint la classe avec le code affiché.',
  'Ask three pupils to explain the trick in their own words.': 'Demande à trois élèves d’expliquer l’astuce avec leurs mots.',
  'Everyone looks for a winning move. Then show the answers.': 'Tout le monde cherche un coup gagnant. Montre ensuite les réponses.',
  'Everyone plays a partner.': 'Tout le monde joue à deux.',
  'Everyone tries the trick against a bot.': 'Tout le monde essaie l’astuce contre un bot.',

  'Nim from nothing': 'Nim à partir de zéro',
  'Play Nim, and find out how to win with two heaps.': 'Jouer au Nim et trouver comment gagner avec deux tas.',
  'Play the first game together. The class votes for each move.': 'Jouez la première partie ensemble. La classe vote pour chaque coup.',
  'Everyone plays a partner. Start another round when most have finished.':
    'Tout le monde joue à deux. Lance une autre manche quand la plupart ont fini.',
  'Ask why two equal heaps are good to leave. Copying always works.':
    'Demande pourquoi il est bon de laisser deux tas égaux. Copier marche toujours.',

  Pairs: 'Paires',
  'Copy your opponent, and you always have a move left.': 'Copie l’adversaire : il te reste toujours un coup.',
  'Everyone plays a partner. Who wins more often, the first player or the second?':
    'Tout le monde joue à deux. Qui gagne le plus souvent, le premier joueur ou le second ?',
  'Ask how the second player wins. Making the heaps equal again is enough.':
    'Demande comment gagne le second joueur. Il suffit de rendre les tas égaux.',
  'Equal heaps cancel out. Everyone looks for a winning move.': 'Les tas égaux s’annulent. Tout le monde cherche un coup gagnant.',
  'Vote against a perfect bot. Start in the middle of the row, then copy.':
    'Votez contre un bot parfait. Commencez au milieu de la rangée, puis copiez.',

  Remainders: 'Restes',
  'Think backwards from the end, and find division there.': 'Raisonner à partir de la fin et y retrouver la division.',
  'Everyone plays a partner. Take up to three stones at a time.': 'Tout le monde joue à deux. On prend au plus trois jetons à la fois.',
  'Everyone looks for a winning move from six stones.': 'Tout le monde cherche un coup gagnant avec six jetons.',
  'Now take up to four. Everyone divides 18 by five and looks at the remainder.':
    'On prend maintenant jusqu’à quatre. Tout le monde divise 18 par cinq et regarde le reste.',

  'A game about graphs': 'Un jeu sur les graphes',
  'Cut edges of a drawing, and find Nim inside it.': 'Couper les arêtes d’un dessin et y retrouver le Nim.',
  'Everyone plays a partner. Cut an edge, and what no longer touches the ground falls.':
    'Tout le monde joue à deux. Coupez une arête : ce qui ne touche plus le sol tombe.',
  'Ask which game three stalks are like. Each stalk is a heap of Nim.':
    'Demande à quel jeu ressemblent trois tiges. Chaque tige est un tas de Nim.',
  'Everyone looks for a winning move. Compare it with heaps of two and three.':
    'Tout le monde cherche un coup gagnant. Comparez-le avec des tas de deux et de trois.',
  'Now there are branches and loops. Everyone plays a bot.':
    'Il y a maintenant des branches et des boucles. Tout le monde joue contre un bot.',

  Misère: 'Misère',
  'Change one rule: the player who takes the last stone loses.': 'Changer une règle : prendre le dernier jeton fait perdre.',
  'Play one game together. Remember that the last stone loses.': 'Jouez une partie ensemble. Attention, le dernier jeton fait perdre.',
  'Everyone looks for a winning move. How many single stones are good to leave?':
    'Tout le monde cherche un coup gagnant. Combien de jetons isolés est-il bon de laisser ?',

  'Find the rule yourselves': 'Trouvez la règle vous-mêmes',
  'Explore a game as researchers do: play, collect, guess and test.': 'Explorer un jeu : jouer, noter, deviner et vérifier.',
  'Everyone plays a partner. One queen walks to the corner.': 'Tout le monde joue à deux. Une dame marche vers le coin.',
  'Mark the squares on a grid where you can’t win on your turn.': 'Marquez sur une grille les cases où on ne peut plus gagner à son tour.',
  'Guess the next square, and vote against a perfect bot to test it.':
    'Devinez la case suivante, puis votez contre un bot parfait pour vérifier.',
  'Write down the rule you found. Does each number appear just once?':
    'Écrivez la règle trouvée. Chaque nombre apparaît-il une seule fois ?',
  'Do the chapter “A first game” together, step by step.': 'Faites ensemble le chapitre « Une première partie », étape par étape.',
  'Do the chapter “Two heaps” together. The mirror has an answer to everything.':
    'Faites ensemble le chapitre « Deux tas ». Le miroir a réponse à tout.',
  'Do the chapter “Only a few at a time” together. Which sizes lose?':
    'Faites ensemble le chapitre « Quelques jetons à la fois ». Quelles tailles perdent ?',
  'Do the chapter “Games in disguise” together. Nim hides in them too.':
    'Faites ensemble le chapitre « Des jeux déguisés ». Le Nim s’y cache aussi.',
  'Do the chapter “The last one loses” together. When do you switch?':
    'Faites ensemble le chapitre « Le dernier perd ». Quand faut-il changer ?',
  'Do the chapter “Won or lost” together. It says what to look for.':
    'Faites ensemble le chapitre « Gagné ou perdu ». Il dit ce qu’il faut chercher.',
};
