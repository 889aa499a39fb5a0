import { msg } from '@lit/localize';
import type { PushAddress, PushInfo } from '@nimhall/shared/protocol/push';
import type { Refusal } from '@nimhall/shared/refusal';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { refusalInWords } from '../../i18n/language.ts';
import { putPush, removePush } from '../../net/push.ts';
import { clearNotificationTexts, saveNotificationTexts } from '../../offline/notification-texts.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { unfinishedGames } from '../page/session.ts';
import { ourTurnWords } from '../text/turn-notification.ts';
import { offer } from '../ui/offer.ts';

/**
 * Turns on notifications on this device when it is our turn. Hidden if the hall or the device cannot send them, and for players without
 * ongoing games. Fires `nh-push` with its new state.
 */
@customElement('nh-turn-push')
export class TurnPush extends LitElement {
  static override styles = [base, controls, panel, offer];

  /** The state of this device; null before the server has sent it. */
  @property({ attribute: false }) info: PushInfo | null = null;

  /** While it is being turned on or off. */
  @state() private going = false;

  /** Why that failed: a refusal of the server, or of the device. */
  @state() private refusal: Refusal | 'device' | null = null;

  protected readonly watch = new StoreController(this, unfinishedGames);

  protected override render() {
    const { info } = this;
    const isWanted = info?.on || (unfinishedGames.value?.length ?? 0) > 0;
    this.hidden = !info?.key || !isWanted || !canTell();
    if (!info) return html``;
    return html`<section class="panel" aria-label=${msg('Notifications')}>
      ${info.on ? this.#on() : this.#off()}
      <p role="alert">${this.#whyNot()}</p>
    </section>`;
  }

  protected override updated(): void {
    // In the language that is spoken now.
    if (this.info?.on) void saveNotificationTexts(ourTurnWords());
  }

  #on(): TemplateResult {
    return html`<p role="status">${msg('This device notifies you when it’s your turn.')}</p>
      <button type="button" ?disabled=${this.going} @click=${() => this.#go(turnOff)}>${msg('Turn off notifications')}</button>`;
  }

  #off(): TemplateResult {
    if (Notification.permission === 'denied') {
      return html`<p>${msg('Notifications are blocked in your browser settings. Allow them to hear when it’s your turn.')}</p>`;
    }
    const key = this.info?.key ?? '';
    return html`<p>${msg('Get notified when it’s your turn, even when this page is closed.')}</p>
      <button type="button" ?disabled=${this.going} @click=${() => this.#go(() => turnOn(key))}>${msg('Turn on notifications')}</button>`;
  }

  #whyNot(): string {
    return this.refusal === 'device' ? msg('That didn’t work on this device. Try again later.') : refusalInWords(this.refusal);
  }

  /** Turns it on or off; `task` gives how it then is, or why it is as before. */
  async #go(task: () => Promise<boolean | Refusal>): Promise<void> {
    this.going = true;
    const answer = await task().catch(() => 'device' as const);
    this.going = false;
    const isDone = typeof answer === 'boolean';
    this.refusal = isDone ? null : answer;
    if (isDone && this.info) this.dispatchEvent(new CustomEvent<PushInfo>('nh-push', { detail: { ...this.info, on: answer } }));
  }
}

/** Whether this device supports notifications. */
function canTell(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks for permission; true when it is on, false if the person declined. Rejects if the device cannot do it. */
async function turnOn(key: string): Promise<boolean | Refusal> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await worker();
  // One that was made with another key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint = '', keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const answer = await putPush({ endpoint, keys: { p256dh, auth } } satisfies PushAddress);
  return answer.ok || answer.error;
}

async function turnOff(): Promise<boolean | Refusal> {
  const answer = await removePush();
  if (!answer.ok) return answer.error;
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
  await clearNotificationTexts();
  return false;
}

/** The service worker of these pages. Rejects where there is none. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new Error('There is no service worker');
  return registration;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-turn-push': TurnPush;
  }
}
