import type { Drawing } from '@nimhall/shared/game/explanation';
import { css, type TemplateResult } from 'lit';
import { chain, chainStyles } from './chain.ts';
import { columns, columnsStyles } from './columns.ts';
import { options, optionsStyles } from './options.ts';
import { pictures, picturesStyles } from './pictures.ts';
import { powers, powersStyles } from './powers.ts';
import { sequence, sequenceStyles } from './sequence.ts';
import { table, tableStyles } from './table.ts';
import { tree, treeStyles } from './tree.ts';

/** A drawing of any kind. */
export function drawn(drawing: Drawing): TemplateResult {
  switch (drawing.kind) {
    case 'table':
      return table(drawing);
    case 'columns':
      return columns(drawing);
    case 'powers':
      return powers(drawing);
    case 'sequence':
      return sequence(drawing);
    case 'chain':
      return chain(drawing);
    case 'pictures':
      return pictures(drawing);
    case 'options':
      return options(drawing);
    case 'tree':
      return tree(drawing);
    default:
      return drawing satisfies never;
  }
}

/** Styles shared by all kinds, and then those of each. */
export const drawingStyles = [
  css`
    table {
      border-collapse: separate;
      border-spacing: 3px;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: 2px 8px;
      text-align: center;
      font-weight: 400;
    }
    th[scope='row'] {
      white-space: nowrap;
    }
    caption {
      text-align: start;
      padding-block-end: 2px;
      color: var(--soft-ink);
      font-size: 0.875rem;
    }
  `,
  tableStyles,
  columnsStyles,
  powersStyles,
  sequenceStyles,
  chainStyles,
  picturesStyles,
  optionsStyles,
  treeStyles,
];
