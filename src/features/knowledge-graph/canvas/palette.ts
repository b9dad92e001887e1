/** What the canvas is drawn with, as the style sheet says it for the present color mode. */
export interface Palette {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly edge: string;
  readonly lit: string;
  /** One color a cluster; with more clusters than colors they start again. */
  readonly clusters: readonly string[];
  readonly font: string;
}
