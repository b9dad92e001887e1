/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

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

/** The newest posts of each year's sidebar, by year. */
declare module '@generated/docusaurus-plugin-content-blog/default/sidebarYears.js' {
  import type {BlogSidebarData} from '@site/src/lib/blogSidebar';

  const years: Readonly<Record<string, () => Promise<{readonly default: BlogSidebarData}>>>;
  export default years;
}

declare module '@generated/content-index/default/graph.json' {
  const graph: unknown;
  export default graph;
}

/** The part of the local search theme's worker that the results page uses. */
declare module '@theme/searchByWorker' {
  interface IndexedDocument {
    readonly i: number;
    readonly t: string;
    readonly u: string;
    readonly h?: string;
    readonly s?: string;
  }

  interface SearchResult {
    readonly document: IndexedDocument;
    readonly type: number;
    readonly page?: {readonly t: string} | false;
    readonly tokens: readonly string[];
  }

  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<readonly SearchResult[]>;
}
