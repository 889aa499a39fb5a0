import { msg } from '@lit/localize';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { CLASS_PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/share/copy-field.ts';
import { chaptersLink } from './chapters-link.ts';
import './puzzles/join-class-form.ts';

/** For teachers: a link to some chapters alone, and puzzles that are the same for a whole class. */
@customElement('nh-class-links')
export class ClassLinks extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
      .chapters {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 8px;
      }
    `,
  ];

  /** The first and the last chapter of the link, from 1. */
  @state() private from = 1;

  @state() private to = 5;

  protected override render() {
    return html`
      <a class="button" href=${CLASS_PAGES.classes}>${msg('Play live with a class')}</a>
      <div class="chapters">
        <label for="from">${msg('From chapter')}</label>${this.#select('from', this.from)}
        <label for="to">${msg('to')}</label>${this.#select('to', this.to)}
      </div>
      <nh-copy-field label=${msg('Link to these chapters')} .value=${location.origin + chaptersLink(this.from, this.to)}></nh-copy-field>
      <nh-join-class-form></nh-join-class-form>
    `;
  }

  #select(id: 'from' | 'to', chosen: number) {
    return html`<select id=${id} @change=${(event: Event) => this.#choose(id, Number((event.target as HTMLSelectElement).value))}>
      ${CHAPTERS.map(({ title }, at) => html`<option value=${at + 1} .selected=${at + 1 === chosen}>${at + 1} · ${localize(title)}</option>`)}
    </select>`;
  }

  #choose(id: 'from' | 'to', chapter: number): void {
    this.from = id === 'from' ? chapter : Math.min(this.from, chapter);
    this.to = id === 'to' ? chapter : Math.max(this.to, chapter);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-class-links': ClassLinks;
  }
}
