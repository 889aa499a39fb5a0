import { readClassCode } from '@nimhall/shared/gathering/class-code';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import '../pages/class/class-page.ts';
import '../pages/class/classes-page.ts';
import '../pages/class/wall-page.ts';
import type { RoomView } from '../pages/class/room-view.ts';
import { base } from '../styles/base.ts';

/** The pages of classes. Where they show a room, it is as a page of its own, fetched with the first board. */
@customElement('nh-class-pages')
export class ClassPages extends LitElement {
  static override styles = base;

  @property({ attribute: false }) code: string | undefined;

  @property({ attribute: false }) view: string | undefined;

  @state() private room: RoomView = () => {
    void import('../pages/room/room-page.ts').then(() => {
      this.room = roomPage;
    });
    return nothing;
  };

  protected override render() {
    const code = readClassCode(this.code ?? '');
    if (!code) return html`<nh-classes-page></nh-classes-page>`;
    const page =
      this.view === 'wall'
        ? html`<nh-wall-page .code=${code} .room=${this.room}></nh-wall-page>`
        : html`<nh-class-page .code=${code} .room=${this.room}></nh-class-page>`;
    return keyed(code, page);
  }
}

const roomPage: RoomView = (room) => keyed(room, html`<nh-room-page .code=${room}></nh-room-page>`);

declare global {
  interface HTMLElementTagNameMap {
    'nh-class-pages': ClassPages;
  }
}
