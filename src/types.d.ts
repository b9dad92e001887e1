/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

interface Window {
  /** Search field shown before the search has loaded; undefined in `npm run dev`. */
  readonly earlyField?: EarlyField;
}

/** Search field that works before the search itself has loaded (`src/features/first-search`). */
interface EarlyField {
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

/** The parts of Docusaurus' YAML parser that the site uses; the package has no types. */
declare module 'js-yaml' {
  interface Schema {
    extend(types: {
      readonly implicit: readonly unknown[];
      readonly explicit: readonly unknown[];
    }): Schema;
  }

  export const Type: new (tag: string, options: {readonly kind: 'scalar'}) => unknown;

  export const CORE_SCHEMA: Schema;
  export const types: Readonly<Record<'binary' | 'merge' | 'omap' | 'pairs' | 'set', unknown>>;
  export function load(text: string, options: {readonly schema: Schema}): unknown;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Rows of all listed posts, newest first. */
declare module '@generated/docusaurus-plugin-content-blog/default/posts.json' {
  import type {PostRow} from '@site/src/lib/postRows';

  const posts: readonly PostRow[];
  export default posts;
}

/** Posts of the calendar on the home page, newest first. */
declare module '@generated/docusaurus-plugin-content-blog/default/calendar.json' {
  import type {DatedPost} from '@site/src/lib/postRows';

  const posts: readonly DatedPost[];
  export default posts;
}

/** Summary of the posts for pages that list only a few. */
declare module '@generated/docusaurus-plugin-content-blog/default/summary.json' {
  import type {PostSummary} from '@site/src/lib/postRows';

  const summary: PostSummary;
  export default summary;
}

/** The owner's featured posts, the most important first; may be empty. */
declare module '@generated/featured-posts/default/posts.json' {
  import type {FeaturedPost} from '@site/src/lib/postRows';

  const posts: readonly FeaturedPost[];
  export default posts;
}

declare module '@generated/knowledge-graph/default/graph.json' {
  import type {KnowledgeGraph} from '@site/src/features/knowledge-graph/types';

  const graph: KnowledgeGraph;
  export default graph;
}

/** Names of the design tokens, without the prefix `--site-`. */
declare module '@generated/design-tokens/default/tokens.json' {
  const tokens: Readonly<Record<'colors' | 'text' | 'space' | 'others', readonly string[]>>;
  export default tokens;
}
