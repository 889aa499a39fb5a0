import { css, html, type TemplateResult } from 'lit';

/** One of a few words, side by side. */
export function choices<Choice extends string>(
  name: string,
  all: readonly Choice[],
  chosen: Choice,
  inWords: (choice: Choice) => string,
  choose: (choice: Choice) => void,
): TemplateResult {
  return html`<div class="choices ${name}">
    ${all.map(
      (each) =>
        html`<label><input type="radio" name=${name} .checked=${each === chosen} @change=${() => choose(each)} />${inWords(each)}</label>`,
    )}
  </div>`;
}

export const choiceStyles = css`
  .choices {
    display: flex;
    padding: 3px;
    background: var(--sunken);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  .choices label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: clamp(6px, 2.4vw, 18px);
    border-radius: calc(var(--radius-small) - 2px);
    color: var(--soft-ink);
    text-align: center;
    line-height: 1.2;
    cursor: pointer;
  }
  .choices label:hover {
    color: var(--accent);
  }
  .choices label:has(:checked) {
    color: var(--ink);
    background: var(--card);
    box-shadow: 0 0 0 1px var(--accent);
  }
  .choices label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  /* The button is the whole word; it stays where it is for those who tap, read or listen. */
  .choices input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
