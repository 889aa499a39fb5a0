import { BOT_LEVELS } from '../../../src/bot/levels.ts';
import { findFamily } from '../../../src/catalogue/registry.ts';
import { GAMES } from '../../../src/games/all.ts';
import { COMMANDS } from './commands.ts';

/** Completions of the last word of a command line; the words come after `nimhall`, the last one as far as it was typed. */
export function completionsOf(words: readonly string[]): string[] {
  const typed = words.at(-1) ?? '';
  return candidates(words.slice(0, -1), typed).filter((each) => each.startsWith(typed));
}

function candidates([name, ...before]: readonly string[], typed: string): string[] {
  if (name === undefined) return [...Object.keys(COMMANDS), 'help', '--version'];
  if (name === 'help') return Object.keys(COMMANDS);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return [];
  const game = before.find((word) => !word.startsWith('-'));
  if (before.at(-1) === '--game') return GAMES.map(({ id }) => id);
  if (['--bot', '--against'].includes(before.at(-1) ?? '')) return BOT_LEVELS.map((level) => level.name.toLowerCase());
  if (typed.startsWith('-')) {
    const params = command.params ? (findFamily(game ?? '')?.params.fields ?? []) : [];
    return [...Object.keys(command.options), ...params.map((field) => field.name), 'help'].map((option) => `--${option}`);
  }
  if (name === 'completion') return ['bash', 'zsh', 'fish'];
  if (!command.form.startsWith('GAME') && !command.form.startsWith('[GAME')) return [];
  if (game === undefined) return GAMES.map(({ id }) => id);
  if (!command.form.includes('POSITION')) return [];
  return findFamily(game)?.presets.flatMap(({ params, start }) => (params ? [] : [start])) ?? [];
}
