/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

interface Window {
  /** The field before the search has loaded; undefined in `npm run dev`, where scripts load at once. */
  readonly firstField?: FirstField;
}

/** Search field that works before the search itself has loaded (`src/features/first-search`). */
interface FirstField {
  /** Opens the field. */
  readonly show: () => void;
  /** Element that had the focus before the field was shown. */
  opener: Element | null;
}

/** Components of features that the owner file can turn off; see `src/config/siteFeatures.ts`. */
declare module '@generated/site-features/default/features' {
  import type {ReactNode} from 'react';

  export function Comments(): ReactNode;
  export function LinkPreviews(): ReactNode;
  export function NewsletterPopup(): ReactNode;
  export function PredictionTicker(): ReactNode;
  export function TickerTape(props: {readonly label: string}): ReactNode;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/docusaurus-plugin-content-blog/default/posts.json' {
  const posts: unknown;
  export default posts;
}

declare module '@generated/docusaurus-plugin-content-blog/default/calendar.json' {
  const posts: unknown;
  export default posts;
}

declare module '@generated/docusaurus-plugin-content-blog/default/latest.json' {
  const summary: unknown;
  export default summary;
}

declare module '@generated/featured-posts/default/posts.json' {
  const posts: unknown;
  export default posts;
}

declare module '@generated/content-index/default/graph.json' {
  const graph: unknown;
  export default graph;
}
