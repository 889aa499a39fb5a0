import { css, html, type TemplateResult } from 'lit';

/** Sparks from under the last stone. */
const SPARKS = 10;

/** The last stone, landing in the winner's hand. */
export function prize(): TemplateResult {
  return html`<div class="prize" aria-hidden="true">
    ${Array.from({ length: SPARKS }, (_, at) => html`<i .style=${`--at: ${(at * 360) / SPARKS + 8}deg`}></i>`)}<b></b>
  </div>`;
}

/** The stone lands, and the sparks are gone, within a second; with reduced motion the stone lies there at once. */
export const prizeStyles = css`
  .prize {
    position: relative;
    justify-self: center;
    width: var(--prize, 52px);
    height: calc(0.88 * var(--prize, 52px));
    margin-block: -2px -4px;
  }
  .prize b {
    position: absolute;
    inset: 0;
    border-radius: 50% 52% 48% 50%;
    background: radial-gradient(circle at 36% 26%, color-mix(in oklab, var(--stone), white 42%), var(--stone) 56%, var(--stone-edge));
    box-shadow: 0 5px 10px var(--contact);
    animation: land calc(1.8 * var(--soft)) backwards;
  }
  @keyframes land {
    from {
      opacity: 0;
      transform: translateY(-60px) rotate(-40deg);
    }
    70% {
      transform: translateY(4px) scale(1.06, 0.94);
    }
  }
  .prize i {
    position: absolute;
    inset: calc(50% - 5px);
    border-radius: 50%;
    background: var(--accent);
    opacity: 0;
    animation: burst 650ms 280ms ease-out;
  }
  .prize i:nth-child(3n) {
    background: var(--good);
  }
  .prize i:nth-child(3n + 1) {
    background: var(--stone-yellow);
  }
  @keyframes burst {
    from {
      opacity: 1;
      transform: rotate(var(--at)) translateX(14px);
    }
    to {
      opacity: 0;
      transform: rotate(var(--at)) translateX(92px) scale(0.5);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .prize i {
      animation: none;
    }
  }
`;
