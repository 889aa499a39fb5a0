import { msg } from '@lit/localize';

/** Every key of a room, as `KeyboardEvent.key` has it, with its action. */
export const SHORTCUTS = [
  { key: '/', action: 'command-line' },
  { key: 'c', action: 'chat' },
  { key: 'o', action: 'overlay' },
  { key: 's', action: 'sound' },
  { key: 'ArrowLeft', action: 'previous-move' },
  { key: 'ArrowRight', action: 'next-move' },
  { key: 'Home', action: 'first-move' },
  { key: 'End', action: 'last-move' },
  { key: 'Escape', action: 'close-result' },
  { key: '?', action: 'help' },
] as const satisfies readonly { readonly key: string; readonly action: string }[];

export type Shortcut = (typeof SHORTCUTS)[number];
export type ShortcutAction = Shortcut['action'];

/** The shortcut of a key; undefined where it has none. Letters count in either case. */
export function shortcutOf(key: string): Shortcut | undefined {
  const plain = isCharacter(key) ? key.toLowerCase() : key;
  return SHORTCUTS.find((shortcut) => shortcut.key === plain);
}

/** Whether a key types a character: such keys can be switched off, for people who dictate. */
export function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

export function actionInWords(action: ShortcutAction): string {
  switch (action) {
    case 'command-line':
      return msg('Type a move or a command');
    case 'chat':
      return msg('Write in the chat');
    case 'overlay':
      return msg('Show or hide perfect play');
    case 'sound':
      return msg('Sounds on or off');
    case 'previous-move':
      return msg('Go back a move');
    case 'next-move':
      return msg('Go on a move');
    case 'first-move':
      return msg('Go to start');
    case 'last-move':
      return msg('Go to the present');
    case 'close-result':
      return msg('Close the result');
    case 'help':
      return msg('Show these keys');
    default:
      return action satisfies never;
  }
}

/** The label of a key. */
export function keyName(key: string): string {
  switch (key) {
    case 'ArrowLeft':
      return '←';
    case 'ArrowRight':
      return '→';
    case 'ArrowUp':
      return '↑';
    case 'ArrowDown':
      return '↓';
    case 'Home':
      return msg('Home', { desc: 'a key of the keyboard' });
    case 'End':
      return msg('End', { desc: 'a key of the keyboard' });
    case 'Escape':
      return msg('Esc', { desc: 'a key of the keyboard' });
    case 'Enter':
      return msg('Enter', { desc: 'a key of the keyboard' });
    default:
      return isCharacter(key) ? key.toUpperCase() : key;
  }
}

/** Keys that a board itself understands while one of its objects has the focus, and what they do there. */
export function boardKeys(): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  return [
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: msg('Go around the board') },
    { keys: ['Enter'], does: msg('Choose a move, and once more to play it') },
    { keys: ['Escape'], does: msg('Choose nothing') },
  ];
}
