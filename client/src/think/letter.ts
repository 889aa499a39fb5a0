/** A task or its answer on the way between page and worker. */
export interface Letter<Content> {
  readonly id: number;
  readonly content: Content;
}
