import type { TemplateResult } from 'lit';

/** What a small picture is made of, and how large it is in its own units. */
export interface Drawing {
  readonly content: TemplateResult;
  readonly width: number;
  readonly height: number;
}
