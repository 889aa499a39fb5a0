import { readFileSync } from 'node:fs';
import type { CommandName } from '@nimhall/shared/protocol/commands';
import type { ServerToClient } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import { expect, test } from 'vitest';
import { connect, serve, type TestClient } from '../support/harness.ts';

/** `ann → move {…}`: what Ann sends; `ann ← {…}`: the answer; `ben ⇐ room {…}`: an event for Ben. */
const LINE = /^(?<who>\w+) +(?<arrow>[→←⇐]) (?:(?<name>[\w:]+) )?(?<body>\{.*\})$/;

test('the game in protocol.md runs as it is written there', async () => {
  const lines = transcript();
  expect(lines.length).toBeGreaterThan(15);
  const { url } = await serve();
  const clients = new Map<string, TestClient>();
  const answers = new Map<string, unknown>();
  /** The values of names in capitals, as far as they are known. */
  const known = new Map<string, unknown>();
  for (const line of lines) {
    const { who = '', arrow = '', name = '', body = '' } = LINE.exec(line)?.groups ?? {};
    expect(arrow, `a line of another form: ${line}`).not.toBe('');
    const client = clients.get(who) ?? (await connect(url, { protocol: PROTOCOL_VERSION }));
    clients.set(who, client);
    const said = filled(JSON.parse(body), known);
    if (arrow === '→') answers.set(who, await client.send(name as CommandName, said as never));
    else if (arrow === '←') learn(answers.get(who), said, known, line);
    else learn(await client.waitFor(name as keyof ServerToClient, (message) => fits(message, said)), said, known, line);
  }
});

/** The lines of the game. */
function transcript(): string[] {
  const page = readFileSync(new URL('../../shared/docs/protocol.md', import.meta.url), 'utf8');
  const [, block = ''] = /```transcript\n(.*?)```/s.exec(page) ?? [];
  return block.split('\n').filter((line) => line !== '');
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2,}$/.test(value);

/** Fills in all known names. */
function filled(said: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (isName(said)) return known.get(said) ?? said;
  if (Array.isArray(said)) return said.map((each) => filled(each, known));
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, filled(value, known)]));
}

/** Whether a message matches what is written; unknown names match anything. */
function fits(message: unknown, said: unknown): boolean {
  if (isName(said)) return message !== undefined;
  if (typeof said !== 'object' || said === null) return message === said;
  return Object.entries(said).every(([key, value]) => fits((message as Record<string, unknown> | null)?.[key], value));
}

/** Compares a message with what is written, and remembers the values of names. */
function learn(came: unknown, said: unknown, known: Map<string, unknown>, line: string): void {
  expect(fits(came, said), `${line}\ncame as ${JSON.stringify(came)}`).toBe(true);
  const read = (value: unknown, written: unknown): void => {
    if (isName(written)) known.set(written, value);
    else if (typeof written === 'object' && written !== null) {
      for (const [key, each] of Object.entries(written)) read((value as Record<string, unknown>)[key], each);
    }
  };
  read(came, said);
}
