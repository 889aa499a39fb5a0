import { bFile, csvFile, jsonFile } from '../../../../src/lab/series/files.ts';
import { publishedRows } from '../../../../src/lab/series/published.ts';
import { linesOf, seriesTerms, type Terms } from '../../../../src/lab/series/terms.ts';
import { inWords } from '../../../../src/phrase.ts';
import { game as gameCalled } from '../../games.ts';
import { orThrow } from '../../refused.ts';
import { paramsWith } from '../arguments.ts';
import { type Command, DONE, type Given, UsageError } from '../command.ts';

/** The default number of terms. */
const USUAL = 100;
/** Terms in a line of words. */
const IN_A_LINE = 25;

export const sequenceCommand: Command = {
  form: 'GAME [PARAMETER]',
  about: 'works out the nimbers of a game by size, and whether they repeat',
  more: ['PARAMETER is the first parameter of the game, such as the code of an octal game.'],
  options: {
    to: { takes: 'NUMBER', about: `the largest size (${USUAL})` },
    line: { takes: 'NAME', about: 'which positions, where a game has several kinds' },
    misere: { about: 'the last move loses' },
    bfile: { about: 'lines of "n a(n)", as the OEIS takes them' },
    csv: { about: 'as a table for a spreadsheet' },
    json: { about: 'as JSON' },
  },
  params: true,
  examples: [
    'nimhall sequence octal 0.77',
    'nimhall sequence octal 0.77 --to 10000 --bfile',
    'nimhall sequence grundys-game --to 1000 --json',
    'nimhall sequence wythoff --line diagonal --to 20',
  ],
  async run(given, terminal) {
    const { id, params, line } = seriesOf(given);
    const misere = given.has('misere');
    const asked = { game: id, params, misere, line: line.id };
    const steps = seriesTerms(asked, given.number('to', Math.min(USUAL, line.most), { max: line.most }));
    const terms = orThrow(terminal.finishAny(steps, (step) => `${step.tell(false).known.toLocaleString('en')} terms`));
    if (!terms) throw new Error(`The sequence of ${id} has gone.`);
    const about = { game: id, params: gameCalled(id, params).params, misere, line: line.id };
    const file = given.has('bfile') ? bFile(terms) : given.has('csv') ? csvFile(terms) : given.has('json') ? jsonFile(terms, about) : null;
    if (file) for (const piece of file) await terminal.write(piece);
    else {
      const published = line.bySize && !misere ? publishedRows(gameCalled(id, params).family, gameCalled(id, params).params) : null;
      await terminal.print(`${WORTH[terms.worth]}. ${inWords(line.of)}, from ${terms.from}:`, ...inRows(terms), ...repeatOf(terms));
      if (published) await terminal.print(`In the OEIS: ${published.number}`);
    }
    if (terms.ends) terminal.warn(`nimhall: ${inWords(terms.ends)}`);
    return DONE;
  },
};

const WORTH = {
  nimbers: 'Nimbers',
  'misere-nimbers': 'Misère nimbers',
  outcomes: 'Who wins (1: the player to move)',
} as const satisfies Record<Terms['worth'], string>;

/** The requested game, parameters and line. */
export function seriesOf(given: Given) {
  const [id, first, ...rest] = given.operands;
  if (id === undefined) throw new UsageError('Which game? "nimhall games" lists them.');
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" is one word too many.`);
  const params = paramsWith(given, id, first);
  gameCalled(id, params);
  const lines = linesOf(id);
  const wanted = given.value('line') ?? lines[0]?.id;
  const line = lines.find((each) => each.id === wanted);
  if (lines.length === 0) throw new UsageError(`No sequence is known for the game ${id}.`);
  if (!line) throw new UsageError(`The game ${id} has the lines ${lines.map((each) => each.id).join(', ')}.`);
  return { id, params, line };
}

function inRows({ values }: Terms): string[] {
  const rows: string[] = [];
  for (let at = 0; at < values.length; at += IN_A_LINE) rows.push(`  ${values.subarray(at, at + IN_A_LINE).join(' ')}`);
  return rows;
}

function repeatOf({ repeat, from }: Terms): string[] {
  if (!repeat) return ['No repetition in sight.'];
  const { start, length, saltus, proof } = repeat;
  const grows = saltus === 0 ? '' : `, larger by ${saltus} each time`;
  const why = proof ? `Proved: ${inWords(proof)}` : 'Seen so far, not proved.';
  return [`From ${from + start} on they repeat every ${length}${grows}.`, why];
}
