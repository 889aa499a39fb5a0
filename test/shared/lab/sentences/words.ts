/** The text of each claim when it was read. */
export const WORDS: Readonly<Record<string, string>> = {
  'learn-one-heap-misprint': 'A single heap of any size is won.',
  'learn-one-heap': 'A single heap of any size except 0 is won.',
  'learn-two-heaps': 'Two heaps are lost exactly when they are equal.',
  'learn-twins-misprint': 'Two equal heaps with a third of any size are won.',
  'learn-twins': 'Two equal heaps with a third that isn’t empty are won.',
  'learn-a-pair-more': 'Adding two equal heaps doesn’t change who wins. Tried by adding 10 and 10 to two heaps.',
  'learn-sums': 'Two lost positions together are lost. A lost and a won position together are won. Tried on pairs of heaps.',
  'learn-small':
    '1\u00a0–\u00a02\u00a0–\u00a03, 1\u00a0–\u00a04\u00a0–\u00a05, 2\u00a0–\u00a04\u00a0–\u00a06, 2\u00a0–\u00a03\u00a0–\u00a04\u00a0–\u00a05 and 1\u00a0–\u00a06\u00a0–\u00a07 are lost.',
  'learn-one-two-two-three': 'From 1 – 1 – 2 – 2 – 3, taking the heap of 3 wins.',
  'learn-one-more': '1, 2n and 2n + 1 together are lost.',
  'learn-table':
    'Fill a table so that each entry is the smallest number missing to its left and above. That is addition in binary without carrying.',
  'learn-at-most-the-sum': 'The nim-sum of two numbers is never more than their sum.',
  'learn-large': '20 – 31 – 37 – 83 has nim-sum 125 and one winning move, 83 to 46. Tried on the nim-sums of all moves.',
  'learn-rook':
    'A rook on its way to a corner is Nim with two heaps. It is lost exactly on the diagonal, and worth the nim-sum of its two distances.',
  'learn-one-spot':
    'One spot of Sprouts is worth 0. Every first move leads to a position worth 1, and every move from there ends the game.',
  'learn-spots-alone':
    'Divide the number of spots by 6. The player who starts wins exactly when the remainder is 3, 4 or 5. Known up to 44 spots, and proved for no more than have been worked out.',
  'middle-bouton': 'Nim is lost exactly when the nim-sum of the heaps is 0.',
  'middle-winning-moves':
    'A winning move in Nim lowers a heap to the nim-sum of its size and the nim-sum of all heaps, where that is smaller.',
  'middle-example-a': '6 – 9 – 12 has nim-sum 3 and one winning move, 6 to 5.',
  'middle-misere':
    'If the last stone loses, Nim is lost exactly as in normal play. But if no heap is larger than 1, it is lost when an odd number of ones is left.',
  'middle-misere-ones': 'If the last stone loses, 1 – 1 – 1 is lost and 1 – 1 is won.',
  'middle-empty-misprint': 'If no stone is left, the player to move has lost, whether the last stone wins or loses.',
  'middle-empty': 'If no stone is left, the player to move has lost if the last stone wins, and has won if it loses.',
  'middle-max-take': 'If you may take 1 to m, a heap is worth its remainder after dividing by m + 1. Tried for m up to 6.',
  'middle-max-take-sums':
    'If you may take 1 to m, three heaps are lost exactly when the nim-sum of these remainders is 0. Tried for m up to 6.',
  'middle-example-b': 'If you may take 1 or 2, a heap of 6 is lost. Heaps of 0 to 6 are worth 0, 1, 2, 0, 1, 2, 0.',
  'middle-example-c-misprint': 'If you may take 1 or 2 from 6 and 4, the only winning move is 4 to 3.',
  'middle-example-c': 'If you may take 1 or 2 from 6 and 4, two moves win. They are 4 to 3, and 6 to 4, which makes that heap worth more.',
  'middle-lowering-misprint':
    'If you may take 1 or 2, a winning move lowers the value of a heap to the nim-sum of its value and that of all heaps.',
  'middle-raising':
    'If you may take 1 or 2, a winning move brings the value of a heap to the nim-sum of its value and that of all heaps, whether lower or higher.',
  'middle-moore':
    'If you may take from up to k heaps, four heaps are lost exactly when every binary column has a multiple of k + 1 ones. Tried for k up to 3.',
  'middle-moore-digits':
    'If you may take from up to k heaps, four heaps are lost exactly when every column of digits in base k + 1 adds up to a multiple of k + 1. The heading “base-(k + 1) digit condition” suggests this.',
  'middle-detect-period': 'A table up to twice the largest take is enough to see the period.',
  'middle-window':
    'Let m be the largest take. Once m values in a row repeat, everything after them repeats too. Compared with the definition for four periods.',
  'middle-code': '3 – 4 – 5 is won, and 1 – 1 is lost.',
  'colourful-lemma-3-1': 'A pile is worth its top section, or one less if that is no larger than the value of the pile without it.',
  'colourful-rule': 'The eeny-meeny rule gives the value of every pile. A tie at the bottom section counts as eeny.',
  'colourful-theorem-3-4': 'Going up by Lemma 3.1 and going down by the eeny-meeny rule give the same value.',
  'colourful-sums': 'Two piles are lost exactly when their values are equal.',
  'colourful-figure-6': 'Five piles worth 1, 0, 1, 1 and 1 are lost. No move wins.',
  'colourful-three-colours': 'Three colors are no harder than two. It only matters where the color changes.',
  'colourful-one-stone-under':
    'If the last stone loses, a pile is lost exactly when it is lost in normal play with one stone of another color added below it.',
  'colourful-nim-on-a-stone': 'Nim in which the last stone loses is the same as normal Nim on top of a single stone.',
  'colourful-no-function': 'The values of the single games don’t decide a stack. 1 below 1 – 1 is won, and 1 below 2 – 2 is lost.',
  'colourful-equation-16':
    'The eeny-meeny rule with “less than” in its last line, where equation 2 has “at most”. A tie at the bottom then doesn’t count.',
  'colourful-equation-5': 'A pile is worth the largest value that a move leads to. (The paper has “max”.)',
  'colourful-equation-6':
    'Take from a pile its top section, or ℓ stones of it for every ℓ smaller than that section, ℓ = 0 included. The pile is worth the smallest number missing among the results.',
  'colourful-section-3-2':
    'If the top section of n stones is larger by m than the value below it, the list of options ends at n − m, where m is left out.',
  'colourful-mex':
    'Leave 0 to n − 1 stones of the top section of n. The pile is worth the smallest number missing among the values of what is left.',
  'chromatic-figure-1': 'With red levels ⌊nφ²⌋, stacks of 4 and 2 have one winning move. It takes three from the first.',
  'chromatic-theorem-1':
    'With red levels ⌊nβ⌋ for an irrational β > 2, the lost pairs are ⌊nα⌋ and ⌊nβ⌋ for n = 0, 1, 2, …, where 1/α + 1/β = 1. Tried for four β.',
  'chromatic-theorem-2':
    'With the multiples of a whole number β red, the lost pairs are 0 and 0, and βn + t and β((β − 1)n + t) for 0 ≤ n and t from 1 to β − 1. Tried for β from 2 to 7.',
  'chromatic-lemma-3': 'If green dominates, the lost pairs are the i-th green level with the i-th red one, and 0 with 0.',
  'chromatic-lemma-3-misprint': 'If green dominates, every position with tops of one color is won.',
  'chromatic-lemma-3-corrected': 'If green dominates, every position with tops of one color is won, except the empty one.',
  'chromatic-proposition-4-misprint':
    'If green dominates, the move that the paper describes wins. With tops of both colors it leaves as many red levels as green ones and keeps the colors.',
  'chromatic-proposition-4': 'The same, but if one stack is empty, take everything.',
  'chromatic-figure-2': 'With red levels ⌊3n/2⌋, the first lost pairs are 0 and 0, 1 and 1, 2 and 3.',
  'chromatic-definition-5-misprint':
    'If red dominates, two stacks of the same red height d are lost exactly when green dominates from no red level k up to d. (The paper has k ∈ S.)',
  'chromatic-proposition-6':
    'If red dominates, two stacks of the same red height d are lost exactly when green dominates from no green level k up to d.',
  'chromatic-observation-8':
    'Evil numbers have an even number of ones in binary, odious numbers an odd number. No three numbers in a row are all evil or all odious.',
  'chromatic-lemma-10': 'From 0 up to any number, the counts of odious and evil numbers differ by at most 1.',
  'chromatic-definition-11': 'With Definition 11 as printed, Lemma 12 gives the number of odious minus evil numbers from 1 to k, plus one.',
  'chromatic-lemma-12':
    'From 1 to k, count the odious numbers minus the evil ones. The result is 1 for odd k. For even k it is 2 if k is odious and 0 if k is evil.',
  'chromatic-theorem-13-misprint':
    'With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a.',
  'chromatic-theorem-13':
    'With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a in no earlier pair.',
  'chromatic-theorem-14':
    'With evil levels red, the n-th lost pair after 0 and 0 is a and b. For evil n, b = 2n, otherwise 2n + 1. If n ends in an even number of zeros in binary, a = b − 2. Otherwise a = b − 1 for evil n and b − 3 for odious n.',
  'chromatic-example-q': 'q = 1,750,917,509 is evil and ends in an even number of zeros in binary, and 17,509 is prime number 2,015.',
  'slow-example-2-1': '3 – 5 – 6 – 7 is won, although every binary column has a multiple of 3 ones.',
  'slow-section-4': 'A single heap is worth 0 if it is even and 1 if it is odd.',
  'slow-section-4-misprint': 'By Proposition 5.7, 2 – 3 – 5 – 6 is lost.',
  'slow-section-4-corrected': 'By Corollary 5.2, 2 – 3 – 5 – 6 and 3 – 4 – 5 – 6 are won. Both have two odd heaps.',
  'slow-lemma-5-1': 'If all heaps are even, the position is lost. Tried with up to six heaps.',
  'slow-corollary-5-2': 'With exactly one or two odd heaps, the position is won. Tried with up to six heaps.',
  'slow-proposition-5-3': 'Two heaps are won exactly when at least one of them is odd.',
  'slow-proposition-5-5': 'Three heaps are lost exactly when all are even or all are odd.',
  'slow-lemma-5-6': 'Four heaps are won if three or four of them are odd and the smallest is 1.',
  'slow-proposition-5-7': 'Take four heaps with three or four of them odd. They are lost if the smallest is even, and won if it is odd.',
  'slow-proposition-5-8':
    'Five heaps x1 ≤ … ≤ x5 are lost exactly in three cases. All are even. Or x1 and x2 are even and the others odd. Or x1 and x2 are odd, x3 and x4 both odd or both even, and x5 differs from them.',
  'slow-example-5-9': 'Six heaps of 1 are lost.',
  'slow-example-5-10': 'Five heaps of 1 and one of 3 are won.',
  'slow-lemma-7-1': 'Five heaps are won if the two smallest are 1 and all are odd.',
  'slow-lemma-7-2': '1, 1, x, x + 2k and x + 2ℓ + 1 are lost for 0 ≤ k ≤ ℓ and 1 ≤ x.',
  'slow-corollary-7-4-misprint': '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = 2y and ℓ = y + z.',
  'slow-corollary-7-4': '1, 1, 1, 2y + 1, 2y + 2z + 2 is Lemma 7.2 with x = 1, k = y and ℓ = y + z, and lost.',
  'slow-proposition-7-5': '1 ≤ 1 ≤ x ≤ y ≤ z are lost exactly when x and y are both odd or both even and z differs from them.',
  'slow-lemma-7-6': 'Five heaps, smallest first, are won if the first is 1 and the second even.',
  'slow-lemma-7-7': 'Five odd heaps are won if the smallest is 1.',
  'slow-proposition-7-9':
    'Five heaps 1 ≤ x2 ≤ … ≤ x5 are lost exactly when x2 is odd, x3 and x4 are both odd or both even, and x5 differs from them.',
  'slow-last-case':
    'In one case the paper prints no move: x1 and x2 are odd, x3 and x5 both odd or both even, and x4 differs from them. Taking one each from the fourth and the fifth heap wins.',
  'beyond-end-nim':
    'A pile open at both ends is the game End-Nim. Whatever else lies there, exactly one size of an end section, perhaps 0, makes it lost.',
  'beyond-partners':
    'Going up level by level, green levels wait in a queue. Each red level is paired with the first in the queue, or with itself if none waits. These pairs are the lost ones.',
  'beyond-partners-misere': 'If the last stone loses, 0 and 1 are the first lost pair, and the queue starts at level 2.',
  'beyond-slow-values':
    'Three heaps x ≤ y ≤ z, up to two at a time. Count 2 if x is odd, 3 if y is odd, 1 if z is odd. The nim-sum of these is the value.',
  'beyond-slow-k-2':
    'Up to k heaps at a time. Up to k heaps are lost exactly when all are even; k + 1 heaps when all are even or all odd; k + 2 heaps when all are even, or the smallest is even and every other one odd.',
  'beyond-slow-k-3':
    'Up to k at a time from k + 3 heaps, with k at least 4. Two things decide: which heaps are odd, and c = x1 + x2 − x3, by its sign and its remainder after dividing by 4. Proved in the solver’s documentation.',
  'beyond-slow-misere':
    'Up to k at a time from k + 1 heaps, some perhaps empty, and the last stone loses. The winner is the same as in normal play, except where the k smallest heaps are equal: there it is the other side. Proved in the solver’s documentation.',
  'beyond-slow-misere-four':
    'Up to two at a time from four heaps, and the last stone loses. Three things decide where the winner differs from normal play: whether x1 is odd, c = x1 + x2 − x3, and x4 − x3. The pattern repeats by threes and sixes. Proved in the solver’s documentation.',
  'beyond-slow-misere-five':
    'Up to three at a time from five heaps, and the last stone loses. Four things decide where the winner differs from normal play: x1 + x2 − x3, x4 − x3, x5 − x4, and whether x1 is odd.',
  'beyond-three-sections':
    'Take a pile open at both ends whose middle section has at most 3 stones, and let p be the smallest power of 2 above the middle and one end. From 4 stones of the other end on, p more stones there make it worth p more.',
  'beyond-sprouts-misere':
    'The last line loses. Divide the number of spots by 6. The player who starts wins exactly when the remainder is 0, 4 or 5, with two exceptions: they win with one spot and lose with four.',
};
