import { type Answer, readCommand } from '@nimhall/server/moderation/commands';
import { ModerationService } from '@nimhall/server/moderation/moderation-service';

/** What the operator's command line does with a store, in this process: another one would take ten times as long. */
export function operatorWith(parts: Omit<ConstructorParameters<typeof ModerationService>[0], 'by'>) {
  const desk = new ModerationService({ ...parts, by: 'root' });
  return async (...args: string[]): Promise<Answer> => {
    const command = readCommand(args);
    if (!command.ok) return command;
    if (command.value === 'help') throw new Error('This is no question for the desk');
    return await command.value({ ...parts, desk });
  };
}

/** The printed output as one text; throws the refusal. */
export function printed(answer: Answer): string {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.value.join('\n');
}
