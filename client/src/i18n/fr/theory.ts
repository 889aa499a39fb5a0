import type { Phrases } from '../phrases.ts';
import { counted } from './spelling.ts';

/** Where verdicts come from, and what tables contain. Titles of works stay as they are. */
export const theory: Phrases = {
  'Every line of play searched: {0} positions': counted(
    'toutes les suites de coups parcourues, {0} position',
    'toutes les suites de coups parcourues, {0} positions',
    'toutes les suites de coups parcourues, {0} de positions',
  ),
  'Every line of play searched down to what is known: {0} positions': counted(
    'Toutes les suites de coups parcourues jusqu’à ce qui est connu : {0} position',
    'Toutes les suites de coups parcourues jusqu’à ce qui est connu : {0} positions',
  ),
  'Every line of play searched down to what a misère quotient settles, with sums in their simplest forms (Conway 1976): {0} positions':
    counted(
      'Toutes les suites de coups parcourues jusqu’à ce qu’un quotient misère tranche, les sommes sous leurs formes les plus simples (Conway 1976) : {0} position',
      'Toutes les suites de coups parcourues jusqu’à ce qu’un quotient misère tranche, les sommes sous leurs formes les plus simples (Conway 1976) : {0} positions',
    ),
  'Misère quotient of {0} kinds (Plambeck and Siegel 2008), proven here for these squares and all that are nearer the corner, however many knights there are':
    'Quotient misère de {0} sortes (Plambeck et Siegel 2008), prouvé ici pour ces cases et toutes les plus proches du coin, en tout nombre de cavaliers',
  'Misère quotient of {0} kinds (Plambeck and Siegel 2008), proven here for rows of any length, however many':
    'Quotient misère de {0} sortes (Plambeck et Siegel 2008), prouvé ici pour des rangées de toute longueur, en tout nombre',
  'Misère quotient of {0} kinds (Plambeck and Siegel 2008), proven here for rows of up to {1}, however many':
    'Quotient misère de {0} sortes (Plambeck et Siegel 2008), prouvé ici pour des rangées jusqu’à {1}, en tout nombre',
  'Stopped after {0} positions without an answer': counted(
    'arrêtée après {0} position sans réponse',
    'arrêtée après {0} positions sans réponse',
    'arrêtée après {0} de positions sans réponse',
  ),
  'Searched until a win was found: {0} positions': counted(
    'menée jusqu’à trouver un gain, {0} position',
    'menée jusqu’à trouver un gain, {0} positions',
    'menée jusqu’à trouver un gain, {0} de positions',
  ),
  'Nimbers of all sizes up to {0}, worked out from the rules; no period proven':
    'nimbers de toutes les tailles jusqu’à {0}, calculés d’après les règles ; aucune période démontrée',
  'Nimbers repeat every {0} from size {1} on: proven for all sizes':
    'les nimbers se répètent tous les {0} à partir de la taille {1}, démontré pour toutes les tailles',
  'Nimbers repeat every {0} from size {1} on, {2} higher each time: proven for all sizes':
    'les nimbers se répètent tous les {0} à partir de la taille {1}, en montant chaque fois de {2}, démontré pour toutes les tailles',
  'Bouton, Nim, a game with a complete mathematical theory, 1901; exact for every heap that can be played here':
    'Bouton, Nim, a game with a complete mathematical theory, 1901 ; exact pour tous les tas que l’on peut jouer ici',
  'Bouton 1901 and the theory of sums by Sprague and Grundy: a heap counts for its remainder; exact for every heap that can be played here':
    'Bouton 1901 et la théorie des sommes de Sprague et Grundy : un tas compte pour son reste ; exact pour tous les tas que l’on peut jouer ici',
  'Moore, A generalization of the game called Nim, 1910; nimbers of k + 1 heaps: Jenkyns and Mayberry, 1980; exact for every heap that can be played here':
    'Moore, A generalization of the game called Nim, 1910 ; nimbers de k + 1 tas : Jenkyns et Mayberry, 1980 ; exact pour tous les tas que l’on peut jouer ici',
  'Proved in the documentation of the solver, case by case; checked against the definition for small heaps':
    'Démontré dans la documentation du solveur, cas par cas ; vérifié par la définition pour de petits tas',
  'Gurvich and Ho, Slow k-Nim, 2015; checked against the definition for small heaps':
    'Gurvich et Ho, Slow k-Nim, 2015 ; vérifié par la définition pour de petits tas',
  'Afifi and Gherman, Non-exact slow Nim: Propositions 5.3 to 5.8': 'Afifi et Gherman, Non-exact slow Nim, propositions 5.3 à 5.8',
  'Gurvich, Martynov, Maximchuk and Vyalyi, On remoteness functions of exact slow k-NIM with k + 1 piles, 2023':
    'Gurvich, Martynov, Maximchuk et Vyalyi, On remoteness functions of exact slow k-NIM with k + 1 piles, 2023',
  'Each turn takes one stone': 'chaque tour prend un jeton',
  'All turns are forced': 'tous les tours sont forcés',
  'No move is left': 'il ne reste aucun coup',
  'Every smaller position worked out from the rules': 'toutes les positions plus petites, calculées d’après les règles',
  'Whinihan, Fibonacci Nim, 1963; exact for every heap that can be played here':
    'Whinihan, Fibonacci Nim, 1963 ; exact pour tous les tas que l’on peut jouer ici',
  'Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969; exact for every heap that can be played here':
    'Cole et Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969 ; exact pour tous les tas que l’on peut jouer ici',
  'Grossman 1997; nimbers: Nivasch, The Sprague–Grundy function of the game Euclid, 2006; exact for every heap that can be played here':
    'Grossman 1997 ; nimbers : Nivasch, The Sprague–Grundy function of the game Euclid, 2006 ; exact pour tous les tas que l’on peut jouer ici',
  'Sprague, Über zwei Abarten von Nim, 1937; last move loses: proved in the documentation of the solver':
    'Sprague, Über zwei Abarten von Nim, 1937 ; quand le dernier coup perd : démontré dans la documentation du solveur',
  'Berlekamp, Conway and Guy, Winning Ways, 1982: play by symmetry': 'Berlekamp, Conway et Guy, Winning Ways, 1982 : jouer par symétrie',
  'Berlekamp, Conway and Guy, Winning Ways, 1982: two equal parts cancel':
    'Berlekamp, Conway et Guy, Winning Ways, 1982 : deux composantes égales s’annulent',
  'Stromquist and Ullman, Sequential compounds of combinatorial games, 1993; values of stages over a value of 2 or more from a table':
    'Stromquist et Ullman, Sequential compounds of combinatorial games, 1993 ; valeurs des jeux au-dessus d’une valeur de 2 ou plus, d’après une table',
  'Stromquist and Ullman, Sequential compounds of combinatorial games, 1993: each stage is Nim over a lost part and misère Nim over a won one':
    'Stromquist et Ullman, Sequential compounds of combinatorial games, 1993 : chaque jeu est du Nim au-dessus d’une position perdue et du Nim misère au-dessus d’une position gagnée',
  'Fisher and Larsson, Chromatic Nim, for some red levels; for any by pairing, proved in the documentation of the solver':
    'Fisher et Larsson, Chromatic Nim, pour certains niveaux rouges ; pour tous par appariement, démontré dans la documentation du solveur',
  'Liu and Britton, Winning colourful Nim with the eeny-meeny rule; last stone loses: all parts are tame':
    'Liu et Britton, Winning colourful Nim with the eeny-meeny rule ; quand le dernier jeton perd, toutes les composantes sont dociles',
  'Albert and Nowakowski, The game of End-Nim, 2001: one pile of colors is a row of heaps open at both ends':
    'Albert et Nowakowski, The game of End-Nim, 2001 : une pile de couleurs est une rangée de tas ouverte aux deux bouts',
  'Bouton 1901: two sections that never meet are two Nim heaps':
    'Bouton 1901 : deux sections qui ne se touchent jamais sont deux tas de Nim',
  'Nimbers of every pile worked out from all that can be left of it': 'nimbers de chaque pile, calculés d’après tout ce qui peut en rester',
  'Bouton 1901: a rook is two Nim heaps; exact for every square that can be played here':
    'Bouton 1901 : une tour est deux tas de Nim ; exact pour toutes les cases où l’on peut jouer ici',
  'Values of a king repeat with period 2, by induction': 'les valeurs d’un roi se répètent avec la période 2, par récurrence',
  'Values of a knight repeat with period 4, by induction': 'les valeurs d’un cavalier se répètent avec la période 4, par récurrence',
  'Wythoff, A modification of the game of Nim, 1907': 'Wythoff, A modification of the game of Nim, 1907',
  'Nimbers of all squares nearer the corner, worked out from the rules':
    'nimbers de toutes les cases plus proches du coin, calculés d’après les règles',
  'Sibert and Conway, Mathematical Kayles, 1992: as in normal play but for a short list of exceptions':
    'Sibert et Conway, Mathematical Kayles, 1992 : comme au jeu normal, à une courte liste d’exceptions près',

  'Bouton 1901: a coin is a Nim heap as large as the number of its square':
    'Bouton 1901 : une pièce est un tas de Nim aussi grand que le numéro de sa case',

  'Berlekamp, Conway and Guy, Winning Ways, 1982: a coin that shows heads is a Nim heap as large as its number':
    'Berlekamp, Conway et Guy, Winning Ways, 1982 : une pièce sur face est un tas de Nim aussi grand que son numéro',
  'As where the last move wins, but for heads in pairs: proved in the documentation of the solver':
    'Comme quand le dernier coup gagne, sauf pour les faces par paires : démontré dans la documentation du solveur',

  'Berlekamp, Conway and Guy, Winning Ways, 1982: the gaps of pairs of coins are Nim heaps':
    'Berlekamp, Conway et Guy, Winning Ways, 1982 : les écarts des paires de pièces sont des tas de Nim',

  'Bouton 1901: a stalk is a heap of Nim': 'Bouton 1901 : une tige est un tas de Nim',
  'Berlekamp, Conway and Guy, Winning Ways, 1982: the colon principle and the fusion principle':
    'Berlekamp, Conway et Guy, Winning Ways, 1982 : le principe du deux-points et le principe de fusion',
  'Every part worked out from all that can be left of it; all of that is tame':
    'chaque composante calculée d’après tout ce qui peut en rester ; tout cela est docile',
  'Three crosses side by side end the game': 'Trois croix côte à côte finissent la partie',
  'A strip of one or two squares is filled one by one': 'Une bande d’une ou deux cases se remplit case par case',
  'Lemoine and Viennot 2010: each land searched beside heaps of Nim until its value is proven':
    'Lemoine et Viennot 2010 : chaque pays exploré à côté de tas de Nim jusqu’à ce que sa valeur soit prouvée',
  'Lemoine and Viennot 2009: sums of small lands in their simplest form, and all else searched until it is proven':
    'Lemoine et Viennot 2009 : les sommes de petits pays sous leur forme la plus simple, et tout le reste exploré jusqu’à la preuve',
  'A theorem says so.': 'Un théorème le dit.',
  'Counted from the least value that no older heap has, the last values and those of the older heaps are as they were before, and they decide all that follow.':
    'Comptées à partir de la plus petite valeur qu’aucun tas plus ancien n’a, les dernières valeurs et celles des tas plus anciens sont comme avant, et elles décident de toutes les suivantes.',
  'As many values in a row have come back as can be taken at most, and they decide all that follow.':
    'Autant de valeurs de suite que la plus grande prise sont revenues, et elles décident de toutes les suivantes.',
  'As Guy and Smith 1956: values that repeat for so long repeat forever, since one of the three rows left is long enough to be shortened by a period.':
    'Comme Guy et Smith 1956 : des valeurs qui se répètent aussi longtemps se répètent toujours, car une des trois rangées restantes est assez longue pour être raccourcie d’une période.',
  'Guy and Smith 1956: values that repeat for so long repeat forever, since one of the two rows left is long enough to be shortened by a period.':
    'Guy et Smith 1956 : des valeurs qui se répètent aussi longtemps se répètent toujours, car l’une des deux rangées restantes est assez longue pour être raccourcie d’une période.',
  'Two heaps': 'Deux tas',
};
