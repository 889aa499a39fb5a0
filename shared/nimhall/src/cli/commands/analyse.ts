import { createInterface } from 'node:readline';
import { DEFAULT_BUDGET } from '../../../../src/game/budget.ts';
import { inWords } from '../../../../src/phrase.ts';
import type { Analysis } from '../../../../src/solver/analysis.ts';
import type { Game } from '../../game.ts';
import { game as gameCalled } from '../../games.ts';
import { NimhallError } from '../../refused.ts';
import { analysing } from '../../solve.ts';
import { type Command, DONE, REFUSED, UsageError } from '../command.ts';
import type { Terminal } from '../terminal.ts';

/** Most winning moves that are listed in words. */
const MAX_MOVES = 20;

export const analyseCommand: Command = {
  form: 'GAME [POSITION…]',
  about: 'tells who wins, by which moves, and why',
  more: ['Without a position it reads positions from its input, one a line. A line that makes no sense is told and left out.'],
  options: {
    misere: { about: 'the last move loses' },
    json: { about: 'a line of JSON for each position' },
    states: {
      takes: 'NUMBER',
      about: `positions to look at, at most (${DEFAULT_BUDGET.states.toLocaleString('en')}); what is not settled by then is unknown`,
    },
  },
  params: true,
  examples: [
    'nimhall analyse nim 3,4,5',
    'nimhall analyse colourful 1.2.2.2 --misere',
    'nimhall analyse subtraction 7 --take 1,3,4 --json',
    'seq 1 20 | nimhall analyse kayles',
  ],
  async run(given, terminal) {
    const [id, ...positions] = given.operands;
    if (id === undefined) throw new UsageError('Which game? "nimhall games" lists them.');
    const game = gameCalled(id, given.params(id));
    if (positions.length === 0 && terminal.input.isTTY) throw new UsageError('Which position?');
    const asked = { misere: given.has('misere'), states: given.number('states', DEFAULT_BUDGET.states, { min: 1 }) };
    let exitCode: number = DONE;
    let first = true;
    for await (const line of positions.length > 0 ? positions : createInterface({ input: terminal.input })) {
      const text = line.trim();
      if (text === '') continue;
      try {
        const found = terminal.runToEnd(analysing(game, text, asked), text);
        if (given.has('json')) await terminal.print(JSON.stringify(found));
        else await terminal.print(...(first ? [] : ['']), ...inLines(game, found, asked.misere));
        first = false;
      } catch (error) {
        if (!(error instanceof NimhallError)) throw error;
        reportFault(terminal, text, error);
        exitCode = REFUSED;
      }
    }
    return exitCode;
  },
};

/** Reports what is wrong with a text, and points at it. */
function reportFault(terminal: Terminal, text: string, { message, at }: NimhallError): void {
  const pointed = at === undefined ? [] : [`  ${text}`, `  ${' '.repeat(at)}^`];
  terminal.warn(`nimhall: "${text.slice(0, 60)}" is no position here. ${message}`, ...(text.length > 200 ? [] : pointed));
}

function inLines({ family }: Game, found: Analysis, misere: boolean): string[] {
  const why = found.explanation.sentences.map(({ says }) => `  ${inWords(says)}`);
  return [
    `${family.name}: ${found.position}${misere ? ' (the last move loses)' : ''}`,
    found.outcome === 'unknown' ? `Not settled${whyNot(found)}` : VERDICTS[found.outcome],
    ...(found.outcome === 'N' ? [`Winning moves: ${movesOf(found)}`] : []),
    ...(found.nimber === null ? [] : [`Nimber: ${found.nimber}`]),
    ...(found.nimberUnknown ? [`Nimber: not found${whyNot(found)}`] : []),
    ...(why.length === 0 ? [] : ['Why:', ...why]),
    `Found by: ${found.method.source}`,
  ];
}

const VERDICTS = {
  N: 'The player to move wins.',
  P: 'The player to move loses.',
} as const satisfies Record<Exclude<Analysis['outcome'], 'unknown'>, string>;

function whyNot({ memoryFull }: Analysis): string {
  return memoryFull ? ' before memory was full.' : ' within the limit. Try a larger --states.';
}

function movesOf({ winningMoves, winningCount, mayBeMore }: Analysis): string {
  const shown = winningMoves.slice(0, MAX_MOVES);
  const rest = winningCount - shown.length;
  const more = rest > 0 ? [`and ${rest.toLocaleString('en')} more`] : [];
  return [...shown, ...more, ...(mayBeMore ? ['and perhaps others'] : [])].join('  ');
}
