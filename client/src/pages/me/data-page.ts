import { msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TitleController } from '../../components/page/title-controller.ts';
import { DATA, RECORDS } from '../../net/played.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './forget-me.ts';
import { mine } from './mine.ts';
import './pages-of-mine.ts';

/** What is known of me here, to be saved. */
@customElement('nh-data-page')
export class DataPage extends LitElement {
  static override styles = [base, controls, mine];

  protected readonly named = new TitleController(this, () => [msg('Your data')]);

  protected override render() {
    return html`
      <nh-pages-of-mine here="data"></nh-pages-of-mine>
      <div>
        <h1>${msg('Your data')}</h1>
        <p>${msg('Your name, passkeys, devices, API tokens, games, ratings, lessons, puzzles, ladders, friends, blocked people, notifications and vacations. Chat messages stay in their rooms.')}</p>
      </div>
      <div class="row">
        <a class="button" href=${DATA} download="nimhall-me.json">${msg('Download my data')}</a>
        <a class="button" href=${RECORDS} download="nimhall-games.txt">${msg('Download all games')}</a>
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
