/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

/** An event that happened before React could answer it. */
interface HeldEvent {
  readonly event: Event;
  readonly target: HTMLElement;
  /** State of a field after the event. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
}

/** Shared by a page's loader (`src/plugins/late-client/loader.ts`) and the client. */
interface LateClient {
  readonly held: readonly HeldEvent[];
  /** Stops the loader from holding events. */
  readonly listening: AbortController;
  /** Set by the client: called with each event that is held from then on. */
  onHold?: (held: HeldEvent) => void;
  /** Shows a field that takes a query until the search itself is there. */
  readonly showSearch: () => void;
  /** Element that had the focus before that. */
  opener?: Element | null;
}

interface Window {
  /** Missing in `npm run dev`, where the client loads at once. */
  readonly lateClient?: LateClient;
  /** Set by Docusaurus as soon as React listens to the page. */
  readonly docusaurusRoot?: unknown;
}

/** What `src/plugins/code-lines` puts there. */
declare module '@code-lines' {
  import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
  import type {ComponentType} from 'react';

  const CodeLines: ComponentType<{readonly metadata: CodeBlockMetadata}>;
  export default CodeLines;
}

/** What `src/plugins/route-scripts` puts there. */
declare module '@route-scripts' {
  import type {ReactNode} from 'react';

  export default function RouteScripts(props: {readonly children: ReactNode}): ReactNode;
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
