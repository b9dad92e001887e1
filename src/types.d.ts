/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

/** What somebody did, and where, until it can be carried out. */
type KeptEvent = readonly [event: Event, target: HTMLElement];

/** What a page's loader (`src/plugins/late-client/loader.ts`) has kept for the client. */
interface LateClient {
  readonly kept: readonly KeptEvent[];
  /** Fields that were changed, by the property that says how. */
  readonly typed: ReadonlyMap<HTMLInputElement, 'checked' | 'value'>;
  /** Ends the loader's listening. */
  readonly listening: AbortController;
}

interface Window {
  /** Not in `npm run dev`, where the client is there at once. */
  readonly lateClient?: LateClient;
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

declare module '@generated/docusaurus-plugin-content-blog/default/dated.json' {
  const posts: unknown;
  export default posts;
}

declare module '@generated/docusaurus-plugin-content-blog/default/latest.json' {
  const summary: unknown;
  export default summary;
}

declare module '@generated/content-index/default/graph.json' {
  const graph: unknown;
  export default graph;
}
