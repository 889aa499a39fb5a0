import { type Task, type Thoughts, think } from '@nimhall/shared/bot/think';
import { finish } from '@nimhall/shared/solver/analyse';
import type { Letter } from './letter.ts';

/** Positions that may be looked at: what a phone does in a few seconds. */
const MEANS = { budget: { states: 200_000 }, random: Math.random };

addEventListener('message', ({ data: { id, content } }: MessageEvent<Letter<Task>>) => {
  const thought = finish(think(content, MEANS));
  postMessage({ id, content: thought.ok ? thought.value : null } satisfies Letter<Thoughts[Task['kind']] | null>);
});
