import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { count, say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import '../../components/share/copy-field.ts';
import '../../components/share/qr-code.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { teachPath } from './links.ts';

/** A link that makes another device a teacher. Tells `nh-share` to have one, and `nh-order` with an `Order` to end that. */
@customElement('nh-teacher-link')
export class TeacherLink extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: var(--space-2);
        width: 100%;
      }
      nh-copy-field {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  protected override render() {
    const { code, host, teacherKey, teachers } = this.gathering;
    if (!teacherKey) {
      return html`<button type="button" @click=${() => this.dispatchEvent(new CustomEvent('nh-share'))}>${localize(say`Teach from another device`)}</button>`;
    }
    const link = location.origin + teachPath(code, teacherKey);
    return html`
      <nh-copy-field label=${localize(say`Link for teachers only`)} .value=${link}></nh-copy-field>
      <nh-qr-code .link=${link}></nh-qr-code>
      ${teachers.length > 0 ? html`<p role="status">${localize(count(teachers.length, '{0} other device teaches', '{0} other devices teach'))}</p>` : nothing}
      ${
        host === connection.player.value?.id
          ? html`<button type="button" @click=${this.#unshare}>${localize(say`Turn off this link`)}</button>
              <p class="soft">${localize(say`Other devices then stop teaching.`)}</p>`
          : nothing
      }
    `;
  }

  #unshare(): void {
    this.dispatchEvent(new CustomEvent<Order>('nh-order', { detail: { kind: 'unshare' } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-teacher-link': TeacherLink;
  }
}
