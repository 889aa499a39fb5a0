import type { Field } from '../../../../src/game/params.ts';
import { inWords } from '../../../../src/phrase.ts';
import { game as gameCalled, games } from '../../games.ts';
import { type Command, DONE } from '../command.ts';
import { columns } from '../terminal.ts';

export const gamesCommand: Command = {
  form: '[GAME]',
  about: 'lists the games, or tells the rules of one, its parameters and where to start',
  options: { json: { about: 'as JSON' } },
  examples: ['nimhall games', 'nimhall games subtraction'],
  async run({ operands: [id], has }, terminal) {
    if (id === undefined) {
      if (has('json')) await terminal.print(JSON.stringify(games, null, 2));
      else await terminal.print(...columns(games.map((game) => [game.id, game.name, game.summary])));
      return DONE;
    }
    const { family, rules } = gameCalled(id);
    if (has('json')) await terminal.print(JSON.stringify(family, null, 2));
    else {
      const { fields } = family.params;
      await terminal.print(
        family.name,
        inWords(rules.exactly ?? rules.rule),
        ...(fields.length === 0 ? [] : ['', 'Parameters:', ...columns(fields.map((field) => [`  --${field.name}`, valuesOf(field)]))]),
        '',
        'Positions to start from:',
        ...columns(
          family.presets.map(({ name, start, params, misere }) => [`  ${start}${optionsFor(params)}${misere ? ' --misere' : ''}`, name]),
        ),
      );
    }
    return DONE;
  },
};

function valuesOf(field: Field): string {
  const { label } = field;
  if (field.kind === 'flag') return label;
  if (field.kind === 'choice') return `${label}: ${field.options.map(({ value }) => value).join(' or ')}`;
  return `${label}, such as ${String(field.default)}`;
}

/** Parameters in the form of options. */
function optionsFor(params: Readonly<Record<string, unknown>> = {}): string {
  return Object.entries(params)
    .map(([name, value]) =>
      value === true ? ` --${name}` : value === false ? '' : ` --${name} ${/[^\w.,:/-]/.test(String(value)) ? `'${value}'` : value}`,
    )
    .join('');
}
