import { game as gameCalled } from '../../games.ts';
import type { Turn } from '../../player/index.ts';
import type { Terminal } from '../terminal.ts';
import type { EngineContender } from './contender.ts';
import { EngineFault } from './engine.ts';

/** Of what is left on a clock, an engine gets this share for a move. */
const SHARE_OF_CLOCK = 0.1;

/** Has an engine make a move; false where it has none, and gives the game up. */
export async function playTurn(engine: EngineContender, turn: Turn, movetime: number, terminal: Terminal): Promise<boolean> {
  const played = { game: gameCalled(turn.game, turn.params), misere: turn.misere };
  const time = Math.max(1, Math.min(movetime, Math.floor((turn.timeLeft ?? Number.POSITIVE_INFINITY) * SHARE_OF_CLOCK)));
  try {
    const move = await engine.choose(played, turn.position, time);
    if (await turn.play(move)) await terminal.print(`${turn.position}: ${move}`);
    return true;
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    terminal.warn(`${engine.name} ${error.message.replace(/\.$/, '')}. It gives up this game.`);
    await turn.resign();
    return false;
  }
}
