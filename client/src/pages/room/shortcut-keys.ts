import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { settings } from '../../reactive/settings.ts';
import { isCharacter, type ShortcutAction, shortcutOf } from './shortcuts.ts';

/** What each action does on a page; missing actions are not available there. */
export type Actions = { readonly [Action in Exclude<ShortcutAction, 'help'>]?: (() => void) | undefined };

/** Lets the keys of `SHORTCUTS` act while its host is shown, but never those that are meant for a field or a dialog. */
export class ShortcutKeys implements ReactiveController {
  readonly #actions: () => Actions;
  #isShown = false;

  /** `actions`: those that are available now. */
  constructor(host: ReactiveControllerHost, actions: () => Actions) {
    this.#actions = actions;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isShown = true;
    addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    this.#isShown = false;
    removeEventListener('keydown', this.#onKey);
  }

  /** Shows which keys act here. */
  async showHelp(): Promise<void> {
    const { showShortcuts } = await import('./shortcuts-dialog.ts');
    if (!this.#isShown) return;
    const actions = this.#actions();
    showShortcuts((action) => action === 'help' || actions[action] !== undefined);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event.key);
    if (!shortcut || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isMeantElsewhere(event)) return;
    const character = isCharacter(event.key);
    if (character && (event.repeat || !settings.value.shortcuts)) return;
    const act = shortcut.action === 'help' ? () => void this.showHelp() : this.#actions()[shortcut.action];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Keys pressed in a field write there, also inside shadow roots; those in a dialog are the dialog's. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const path = event.composedPath();
  const [origin] = path;
  const writes = origin instanceof HTMLElement && (origin.matches('input, textarea, select') || origin.isContentEditable);
  return writes || path.some((target) => target instanceof HTMLDialogElement);
}
