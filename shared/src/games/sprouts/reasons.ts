import { type Claim, type Explanation, MAX_DRAWN, MAX_LISTED, type Sentence, type Table, tell } from '../../game/explanation.ts';
import { type Filling, say } from '../../phrase.ts';
import { explainSum, fickleWords, listed, unsettled } from '../../solver/reasons.ts';
import type { BudgetedSearch } from './budgeted-search.ts';
import { livesOf as livesOfLand } from './lands.ts';
import { linesLeft } from './lengths.ts';
import { livesOf, type Region, type Spot, type SproutsMap, spotName } from './map.ts';
import type { MapLand } from './map-lands.ts';

/** The known nimbers of lands, and of their sum. */
export interface Worth {
  readonly nimbers: readonly (number | null)[];
  readonly sum: number | null;
}

/** What there is, what it is worth, and how long it goes on; null where the last move loses, so that no number says it. */
export function explainLands(map: SproutsMap, lands: readonly MapLand[], worth: Worth | null): Explanation {
  const sentences = [...landsCounted(lands), ...(worth ? explainValues(worth) : explainSearched(lands)), ...explainLinesLeft(map, lands)];
  return { sentences, drawings: lands.length > 0 ? [landsDrawn(map, lands, worth)] : [] };
}

function explainSearched(lands: readonly MapLand[]): Sentence[] {
  return lands.length === 0
    ? []
    : [tell(say`When the last move loses, lands have no numbers to add. So all lands together were searched.`)];
}

function landsCounted(lands: readonly MapLand[]): Sentence[] {
  if (lands.length === 0) return [tell(say`No line can be drawn any more.`)];
  if (lands.length === 1) return [tell(say`Everything still open is joined together. It is one land.`)];
  return [tell(say`The drawing has ${lands.length} lands: a line in one of them changes nothing in the others.`)];
}

function explainValues({ nimbers, sum }: Worth): Sentence[] {
  if (nimbers.some((nimber) => nimber === null)) {
    return sum === 0
      ? [tell(say`After any line, the other side has an answer that wins.`, { kind: 'nimber', is: 0 })]
      : [
          tell(say`There is a line that wins. There wasn’t time to find the value of each land.`, {
            kind: 'outcome',
            misere: false,
            is: 'N',
          }),
        ];
  }
  const values = nimbers as readonly number[];
  if (values.length === 0) return [];
  if (values.length === 1) return [explainValue(values[0] as number)];
  return [
    tell(say`The lands are worth ${listed(values)}.`, { kind: 'nimbers', are: values.slice(0, MAX_LISTED) }),
    ...explainSum({ nimSum: sum ?? 0, misere: false, turned: false }, values.length, fickleWords()),
  ];
}

/** What one land alone is worth: there is nothing to add. */
function explainValue(nimber: number): Sentence {
  const says =
    nimber === 0
      ? say`It is worth 0. After any line, the other side can make it 0 again.`
      : say`It is worth ${nimber}, not 0. A winning line makes it 0.`;
  return tell(
    says,
    { kind: 'nimber', is: nimber },
    { kind: 'outcome', misere: false, is: nimber === 0 ? 'P' : 'N' },
    { kind: 'lost', when: { kind: 'nimber', is: 0 }, misere: false },
  );
}

/** If the number of lines is certain, it decides: its parity says who draws the last one. */
function explainLinesLeft(map: SproutsMap, lands: readonly MapLand[]): Sentence[] {
  if (lands.length === 0) return [];
  const lives = lands.reduce((sum, { land }) => sum + livesOfLand(land), 0);
  const { least, most } = linesLeft(map);
  if (least < most)
    return [tell(say`${lives} lives are left, and every line costs one: at least ${least} more lines come, and ${most} at most.`)];
  const [over, odd] = [lives - most, most % 2 === 1];
  const claim: Claim = { kind: 'outcome', misere: false, is: odd ? 'N' : 'P' };
  return [
    odd
      ? tell(
          say`${lives} lives are left, every line costs one, and in the end ${over} must be left over. So the number of lines to come is ${most}, however it is played: odd, and the side to move draws the last.`,
          claim,
        )
      : tell(
          say`${lives} lives are left, every line costs one, and in the end ${over} must be left over. So the number of lines to come is ${most}, however it is played: even, and the other side draws the last.`,
          claim,
        ),
  ];
}

function landsDrawn(map: SproutsMap, lands: readonly MapLand[], worth: Worth | null): Table {
  const counts = worth ? [say`Value`] : [];
  return {
    kind: 'table',
    title: worth ? say`What each land is worth` : say`The lands`,
    head: [say`Land`, say`Living spots`, say`Lives`, ...counts],
    rows: lands.slice(0, MAX_DRAWN).map(({ land, regions }, index) => ({
      name: `${index + 1}`,
      cells: [spotsIn(map, regions), livesOfLand(land), ...(worth ? [{ value: worth.nimbers[index] ?? '?', look: 'key' as const }] : [])],
    })),
  };
}

/** The spots of a land that take another line. */
function spotsIn(map: SproutsMap, regions: readonly number[]): Filling {
  const lives = livesOf(map);
  const spots = new Set<Spot>(regions.flatMap((region) => (map.regions[region] as Region).flat()));
  return [...spots]
    .filter((spot) => (lives[spot] as number) > 0)
    .sort((a, b) => a - b)
    .map(spotName)
    .join(' ');
}

/** How far a search came, and the conjecture for a fresh start. */
export function explainUndecided(
  map: SproutsMap,
  misere: boolean,
  { states, spent }: Pick<BudgetedSearch, 'states' | 'spent'>,
): Explanation {
  const told = unsettled(states, spent ?? 'time');
  return { ...told, sentences: [...told.sentences, ...explainGuess(map, misere)] };
}

/**
 * For this many spots alone: the conjecture of Applegate, Jacobson and Sleator 1991, and under misère play that of Lemoine and Viennot 2009.
 */
function explainGuess({ spots, regions }: SproutsMap, misere: boolean): Sentence[] {
  if (regions.length !== 1 || (regions[0] as Region).length !== spots) return [];
  const remainder = spots % 6;
  const wins = (misere ? [0, 4, 5] : [3, 4, 5]).includes(remainder);
  const guess = misere
    ? say`There is a guess for five or more fresh spots when the last move loses. Divide their number by 6. If 0, 4 or 5 is left over, the first player wins. Computers have checked it for up to 20 spots.`
    : say`There is a guess for fresh spots. Divide their number by 6. If 3, 4 or 5 is left over, the first player wins. Computers have checked it for up to 44 spots.`;
  const here = wins
    ? say`${spots} leaves ${remainder}. If the guess is right, the first player wins. It was not proven here.`
    : say`${spots} leaves ${remainder}. If the guess is right, the first player loses. It was not proven here.`;
  return [tell(guess), tell(here)];
}
