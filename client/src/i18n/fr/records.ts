import type { Phrases } from '../phrases.ts';

/** What rows are worth, how far games are solved here, and how far anybody has published. */
export const records: Phrases = {
  'What a row is worth': 'Ce que vaut une rangée',
  'What a heap is worth': 'Ce que vaut un tas',
  'Explore values': 'Explorer les valeurs',
  'A row of {0} is worth a Nim heap of {1}.': 'Une rangée de {0} vaut un tas de Nim de {1}.',
  'A row of {0} is worth nothing.': 'Une rangée de {0} ne vaut rien.',
  'A heap of {0} is worth a Nim heap of {1}.': 'Un tas de {0} vaut un tas de Nim de {1}.',
  'A heap of {0} is worth nothing.': 'Un tas de {0} ne vaut rien.',
  Records: 'Records',
  'See how far each game is solved here, and what has been published.': 'Vois jusqu’où chaque jeu est résolu ici, et ce qui a été publié.',
  'Ever larger positions got three seconds each on one processor core.':
    'Des positions de plus en plus grandes ont eu chacune trois secondes sur un cœur de processeur.',
  'A certificate lists positions with all their moves. This Python program checks it.':
    'Un certificat donne des positions avec tous leurs coups. Ce programme Python le vérifie.',
  'All records and certificates': 'Tous les records et certificats',
  'Save program': 'Enregistrer le programme',
  'The certificates are proofs, for up to 22 spots if the last move wins and up to 16 if it loses. This Python program checks a sample of one in a minute, and all of it in a few hours.':
    'Les certificats sont des preuves : pour 22 points au plus si le dernier coup gagne, et 16 s’il perd. Ce programme Python en vérifie un échantillon en une minute, et le tout en quelques heures.',
  'Save program for Sprouts': 'Enregistrer le programme pour Sprouts',
  Certificate: 'Certificat',
  'No size was solved.': 'Aucune taille n’a été résolue.',
  'Solved up to {0}, the largest you can enter.': 'Résolu jusqu’à {0}, la plus grande taille possible.',
  'Solved up to {0}; {1} took too long.': 'Résolu jusqu’à {0} ; {1} a pris trop de temps.',
  'No publication is listed here.': 'Aucune publication n’est citée ici.',
  'Published, when the last move wins:': 'Publié, quand le dernier coup gagne :',
  'Published, when the last move loses:': 'Publié, quand le dernier coup perd :',
  'every position, if stones are taken from the top only': 'toutes les positions, si l’on ne prend que par le haut',
  'every position': 'toutes les positions',
  'every row, since the values repeat every {0} from {1} on':
    'toutes les rangées, car les valeurs se répètent toutes les {0} à partir de {1}',
  'the first {0} rows, without a period': 'les {0} premières rangées, sans période',
  'up to two heaps more than you may take from at once': 'jusqu’à deux tas de plus que ceux que tu peux réduire à la fois',
  'every number of spots up to {0}': 'tous les nombres de points jusqu’à {0}',
  'every number of spots up to {0}, and some larger ones': 'tous les nombres de points jusqu’à {0}, et quelques-uns au-delà',
};
