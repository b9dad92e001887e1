/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

interface Window {
  /** Missing in `npm run dev`, where the client loads at once. */
  readonly firstField?: FirstField;
}

/** The first field of the search (`src/plugins/first-search`), for the client. */
interface FirstField {
  /** Shows a field that takes a query until the search itself is there. */
  readonly show: () => void;
  /** Element that had the focus before that. */
  opener: Element | null;
}

/** What `src/plugins/site-parts` puts there. */
declare module '@generated/site-parts/default/parts' {
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
