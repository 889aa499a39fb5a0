import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Certificate, Layer, Survey } from '@nimhall/shared/lab/surveys/survey';
import { Keeper, type Kept } from './kept.ts';

/** Seconds of work between two saves. */
const PUT_AWAY_EVERY = 60;
/** Seconds of work between two progress reports. */
const TELL_EVERY = 5;

/** Runs a survey up to a size, from its saved state; `tell` receives its progress. */
export function carryOut(survey: Survey, to: number, folder: string, tell: (kept: Kept) => void): Certificate {
  const { id, from, every } = survey;
  const keeper = new Keeper(join(folder, `${id}-${to}`));
  const working = survey.begin(to);
  let kept = keeper.takeUp(from, working);
  let put = kept;
  let told = kept;
  const before = kept.seconds - secondsUsed();
  while (kept.next <= to) {
    kept = { ...after(kept, survey, finished(working.layer(kept.next))), next: kept.next + every, seconds: before + secondsUsed() };
    if (kept.seconds - told.seconds > TELL_EVERY || kept.next > to) {
      tell(kept);
      told = kept;
    }
    if (kept.seconds - put.seconds < PUT_AWAY_EVERY || kept.next > to) continue;
    keeper.putAway(kept, put.next, working);
    put = kept;
  }
  keeper.clear();
  const { cases, lost, digest, against, soon } = kept;
  if (!soon) throw new Error(`${id} goes to ${survey.soon} at least`);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_000);
  const on = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  return { survey: id, to, cases, lost, digest, soon, against, seconds: Math.round(kept.seconds), megabytes, on };
}

/** What is known after one more layer. */
export function after({ cases, lost, digest, soon, against, ...kept }: Kept, survey: Survey, layer: Layer): Kept {
  const now = {
    cases: cases + layer.cases,
    lost: lost + layer.lost,
    digest: createHash('sha256').update(digest).update(layer.bytes).digest('hex'),
  };
  const isSoon = kept.next <= survey.soon;
  return { ...kept, ...now, against: against ?? layer.against, soon: isSoon ? { to: kept.next, ...now } : soon };
}

export function finished<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function secondsUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
