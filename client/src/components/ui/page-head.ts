import { css, html, nothing, type TemplateResult } from 'lit';

/** Space above a head where the page is not one with tabs, so that all titles are at the same height: see `main` in app.ts. */
export const aboveHead = css`padding-block-start: clamp(4px, 2.5vw - 8px, 24px);`;

/** The styles of `pageHead`. */
export const pageHeadStyles = css`
  .page-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-5);
  }
  .page-head > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  .page-head h1 {
    overflow-wrap: break-word;
  }
  /* As large as a finger, in the height of its line. */
  .page-head .up {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -12px -8px;
  }
  /* On a phone the main action is beside the title, and the sentence below has the whole width. */
  @media (max-width: 36rem) {
    .page-head {
      row-gap: var(--space-1);
    }
    .page-head > :first-child:not(:last-child) {
      display: contents;
    }
    .page-head :is(p:has(> .up), h1 ~ *) {
      flex: 1 0 100%;
      order: 1;
    }
    .page-head p:has(> .up) {
      order: 0;
    }
    .page-head h1 {
      flex: 1 1 min-content;
      min-width: 7rem;
    }
  }
`;

interface PageHead {
  readonly title: unknown;

  /** What the page is for, in a sentence; or content in its place. */
  readonly lead?: string | TemplateResult | typeof nothing;

  /** The page that this one belongs to. */
  readonly up?: { readonly href: string; readonly name: string };

  /** The main action, beside the title if there is room. */
  readonly aside?: unknown;
}

/** The head of a page: its title, a sentence about it, and what to do first. */
export function pageHead({ title, lead = '', up, aside = nothing }: PageHead): TemplateResult {
  const said = typeof lead !== 'string' ? lead : lead === '' ? nothing : html`<p class="soft">${lead}</p>`;
  return html`<header class="page-head">
    <div>
      ${up ? html`<p><a class="up" href=${up.href}>${up.name}</a></p>` : nothing}
      <h1>${title}</h1>
      ${said}
    </div>
    ${aside}
  </header>`;
}
