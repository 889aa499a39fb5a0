import { game as gameCalled } from '../../games.ts';
import { analysing } from '../../solve.ts';
import { type Command, DONE } from '../command.ts';
import { columns } from '../terminal.ts';
import { seriesOf } from './sequence.ts';

/** The default largest size. */
const USUAL = 20;
/** Winning moves that are listed of a position. */
const MAX_MOVES = 6;

export const tableCommand: Command = {
  form: 'GAME [PARAMETER]',
  about: 'lists positions by size: who wins, the nimber and the winning moves',
  more: ['PARAMETER is the first parameter of the game, such as the code of an octal game.'],
  options: {
    to: { takes: 'NUMBER', about: `the largest size (${USUAL})` },
    line: { takes: 'NAME', about: 'which positions, where a game has several kinds' },
    misere: { about: 'the last move loses' },
    json: { about: 'a line of JSON for each position' },
  },
  params: true,
  examples: ['nimhall table subtraction --take 1,3,4', 'nimhall table octal 0.137 --to 30 --misere', 'nimhall table kayles --to 5 --json'],
  async run(given, terminal) {
    const { id, params, line } = seriesOf(given);
    const game = gameCalled(id, params);
    const misere = given.has('misere');
    const to = given.number('to', Math.max(line.from, Math.min(USUAL, line.most)), { min: line.from, max: line.most });
    const rows: string[][] = [['n', 'position', 'wins', 'nimber', 'winning moves']];
    for (let n = line.from; n <= to; n++) {
      const found = terminal.runToEnd(analysing(game, line.at(n), { misere }), `size ${n}`);
      const { position, outcome, nimber, nimberUnknown, winningMoves, winningCount, mayBeMore } = found;
      const data = { n, position, outcome, nimber, nimberUnknown, winningMoves, winningCount, mayBeMore };
      if (given.has('json')) await terminal.print(JSON.stringify(data));
      const more = winningCount > MAX_MOVES || mayBeMore ? ' …' : '';
      rows.push([
        String(n),
        position,
        WINS[outcome],
        String(nimber ?? (nimberUnknown ? '?' : '')),
        `${winningMoves.slice(0, MAX_MOVES).join(' ')}${more}`,
      ]);
    }
    if (!given.has('json')) await terminal.print(...columns(rows));
    return DONE;
  },
};

/** Who wins, in a word. */
const WINS = { N: 'mover', P: 'other', unknown: 'unknown' } as const;
