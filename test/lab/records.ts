import { writeFileSync } from 'node:fs';
import { prepare } from '@nimhall/shared/bot/prepare';
import { recordOf } from '@nimhall/shared/lab/records/ladder';
import { allAsked, records, recordText } from '@nimhall/shared/lab/records/record';

const CODE = new URL('../../shared/src/lab/records/solved-text.ts', import.meta.url);

/** What the server allows for a request: processor time on one core, positions, and bytes. */
const QUESTION = { seconds: 3, states: 1_000_000, bytes: 128 * 2 ** 20 };

/** Computes how far one game or all games are solved, and merges the result with what is known of the others. */
export async function writeRecords(game: string | null, say: (line: string) => void): Promise<void> {
  const known = new Map(records().map((record) => [keyOf(record), record]));
  const lines: string[] = [];
  for (const asked of allAsked()) {
    const before = known.get(keyOf(asked));
    if (game !== null && game !== asked.game) {
      if (before) lines.push(recordText(before));
      continue;
    }
    await prepare(asked.game);
    const line = recordText(recordOf(asked, budget));
    say(line);
    lines.push(line);
  }
  writeFileSync(CODE, codeOf(lines));
}

function keyOf({ game, params, line, misere }: ReturnType<typeof allAsked>[number]): string {
  return JSON.stringify([game, params, line.id, misere]);
}

function budget() {
  const end = spent() + QUESTION.seconds;
  return { states: QUESTION.states, bytes: QUESTION.bytes, expired: () => spent() > end };
}

/** Processor time, in seconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function codeOf(lines: readonly string[]): string {
  return `/** Written by \`npm run lab -- records\`: the game, its parameters, what grows, who wins with the last move, up to where, what was not answered, how. */
export const SOLVED_TEXT = \`
${lines.join('\n')}
\`;
`;
}
