import { msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { DATA, RECORDS } from '../../ground/net/played.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { Named } from '../../parts/page/named.ts';
import './forget-me.ts';
import { mine } from './mine.ts';
import './pages-of-mine.ts';

/** What is known of me here, to be saved. */
@customElement('nh-data-page')
export class DataPage extends LitElement {
  static override styles = [base, controls, mine];

  protected readonly named = new Named(this, () => [msg('Your data')]);

  protected override render() {
    return html`
      <nh-pages-of-mine here="data"></nh-pages-of-mine>
      <div>
        <h1>${msg('Your data')}</h1>
        <p>${msg('What is known of you here: your name, your passkeys, devices and programs, your games, ratings and ladders, your friends, whom you blocked, and your vacations. What was said in a room stays in the room.')}</p>
      </div>
      <div class="row">
        <a class="button" href=${DATA} download="nimhall-me.json">${msg('Save what is known of me')}</a>
        <a class="button" href=${RECORDS} download="nimhall-games.txt">${msg('Save all games as a file')}</a>
      </div>
      <nh-forget-me></nh-forget-me>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-data-page': DataPage;
  }
}
