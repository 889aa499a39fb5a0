import { msg } from '@lit/localize';
import { wordOf } from '@nimhall/shared/puzzle/class';
import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { navigate } from '../../../components/page/navigation.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { classBoardLink, classLink } from './links.ts';

/** Joins a class by a word: everybody who enters it gets the same puzzles. */
@customElement('nh-join-class-form')
export class JoinClassForm extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 8px;
      }
      label {
        flex: 1 1 10rem;
      }
      input {
        display: block;
        width: 100%;
        margin-top: 6px;
      }
      p {
        margin-bottom: 10px;
      }
    `,
  ];

  protected override render() {
    return html`
      <p class="soft">${msg('Agree on a word. Everyone who enters it gets the same three puzzles. You can show them on a big screen, with answers.')}</p>
      <form @submit=${this.#onSubmit}>
        <label>${msg('Class word')}<input name="word" required autocomplete="off" autocapitalize="off" maxlength="40" /></label>
        <button type="submit" class="main">${msg('Solve puzzles')}</button>
        <button type="submit" value="board">${msg('Big screen')}</button>
      </form>
    `;
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const word = wordOf(String(new FormData(event.target as HTMLFormElement).get('word')));
    const isBoard = (event.submitter as HTMLButtonElement | null)?.value === 'board';
    if (word) navigate(isBoard ? classBoardLink(word) : classLink(word));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-join-class-form': JoinClassForm;
  }
}
