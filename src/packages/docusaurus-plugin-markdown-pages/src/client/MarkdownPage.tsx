import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {createContext, useContext} from 'react';
import {encodePath, markdownPath} from '../markdownPath.js';

export type PageKind = 'doc' | 'page' | 'post';

/** A page that has a Markdown version. */
export interface MarkdownPageValue {
  readonly kind: PageKind;
  /** Path of the Markdown version, with the base URL, encoded. */
  readonly path: string;
}

const Context = createContext<MarkdownPageValue | undefined>(undefined);

/** Returns the page that a `MarkdownPage` above describes; undefined on lists, drafts and unlisted pages. */
export function useMarkdownPage(): MarkdownPageValue | undefined {
  return useContext(Context);
}

/** Metadata of a page, from its plugin. */
interface Metadata {
  readonly permalink: string;
  readonly unlisted?: boolean | undefined;
  readonly draft?: boolean | undefined;
  readonly frontMatter: {readonly draft?: unknown};
}

/** Links a page to its Markdown version in the head, and provides the path to `useMarkdownPage`. */
export default function MarkdownPage({
  kind,
  metadata: {permalink, unlisted, draft, frontMatter},
  children,
}: {
  readonly kind: PageKind;
  readonly metadata: Metadata;
  readonly children: ReactNode;
}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isHidden = unlisted || draft || frontMatter.draft;
  const value = isHidden ? undefined : {kind, path: encodePath(markdownPath(permalink, baseUrl))};
  return (
    <Context.Provider value={value}>
      {value && (
        <Head>
          <link rel="alternate" type="text/markdown" href={value.path} />
        </Head>
      )}
      {children}
    </Context.Provider>
  );
}
