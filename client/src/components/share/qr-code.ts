import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { qrPath } from './qr-path.ts';

/** A link for the camera of another device. Dark on white in every theme: many readers know no other. */
@customElement('nh-qr-code')
export class QrCode extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        width: fit-content;
      }
      svg {
        display: block;
        width: min(var(--qr, 11rem), 100%);
        aspect-ratio: 1;
        border-radius: var(--radius-small);
        background: #fff;
        fill: #101513;
      }
    `,
  ];

  /** The whole address. */
  @property() link = '';

  protected override render() {
    const { path, size } = qrPath(this.link);
    return html`<svg role="img" aria-label=${msg('The link as a QR code')} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
      <path d=${path} />
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-qr-code': QrCode;
  }
}
