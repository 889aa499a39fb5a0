import { Agent, request } from 'node:http';
import { seededRandom } from '@nimhall/shared/bot/random';
import { openGame } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';

/**
 * Sends a server requests at a fixed rate. Prints how long the answers took, in milliseconds, and how many requests
 * were refused for being too many.
 */

/** How many clients ask, each from its own address, because the server shares its time among addresses. */
const ASKERS = 250;

const [url = '', kind = '', perSecond = '0', seconds = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
const random = seededRandom(1);
const times: number[] = [];
const total = Number(perSecond) * Number(seconds);
const bodies = kind === 'analysis' ? Array.from({ length: total }, question) : [];

const began = performance.now();
let sent = 0;
let refused = 0;
const pacer = setInterval(() => {
  const due = Math.min(total, ((performance.now() - began) / 1000) * Number(perSecond));
  for (; sent < due; sent++) ask(bodies[sent], `10.0.0.${sent % ASKERS}`);
  if (sent === total) clearInterval(pacer);
}, 2);

/** A position of a random game, a few random moves from a preset, under either convention. */
function question(): string {
  const family = pick(GAMES);
  const { params, start } = pick(family.presets);
  const game = openGame(family.id, params);
  if (!game.ok) throw new Error(family.id);
  const { rules } = game.value;
  const parsed = rules.position.parse(start);
  if (!parsed.ok) throw new Error(start);
  let position = parsed.value;
  for (let left = Math.floor(random() * 4); left > 0; left--) {
    const moves = [...rules.moves(position)];
    if (moves.length === 0) break;
    const next = rules.play(position, pick(moves));
    if (next.ok) position = next.value;
  }
  return JSON.stringify({ game: family.id, params: game.value.params, misere: random() < 0.5, position: rules.position.format(position) });
}

function pick<T>(items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

function ask(body: string | undefined, from: string): void {
  const at = performance.now();
  const path = body === undefined ? '/healthz' : '/api/v1/analysis';
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const asked = request(url + path, { agent, method, headers }, (answer) => {
    if (answer.statusCode === 429 || answer.statusCode === 503) refused++;
    else if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} to ${body}`);
    answer.resume();
    answer.once('end', () => {
      if (answer.statusCode === 200) times.push(performance.now() - at);
      if (times.length + refused === total) finish();
    });
  });
  asked.end(body);
}

function finish(): void {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  process.stdout.write(JSON.stringify({ answered: times.length, refused, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}
