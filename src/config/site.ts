import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';
import type {AnalyticsIds, Owner} from '../lib/owner';
import {markdownTexts} from '../features/post-markdown/markdownTexts';
import type {MarkdownTexts} from '../features/post-markdown/markdownTexts';
import {postMarkdown} from '../features/post-markdown/plugin';
import {remarkHeadingIds} from '../features/post-markdown/remarkHeadingIds';
import {remarkPictures} from '../features/pictures/plugin/remarkPictures';
import {siteLinks} from '../features/site-links/plugin';
import {readAlgolia, readAnalyticsIds} from './environment';
import {readNow} from './readNow';
import {readOwner} from './readOwner';
import {sectionsOf} from './sections';
import type {Section} from './sections';

/** Settings and folders that the parts of the Docusaurus configuration are built from. */
export interface Site {
  /** The folder with `docusaurus.config.ts`. */
  readonly root: string;
  readonly owner: Owner;
  /** Settings of Algolia; undefined if the site searches the index that the build writes. */
  readonly algolia: AlgoliaOptions | undefined;
  readonly analyticsIds: AnalyticsIds;
  /** Epoch milliseconds; posts dated later are not published. */
  readonly now: number;
  readonly sections: readonly Section[];
  /** Plugins that resolve links on a site with a base path. */
  readonly links: ReturnType<typeof siteLinks>;
  /** Texts that the plugins in `markdown` insert into posts. */
  readonly texts: MarkdownTexts;
  /** Docusaurus plugin that translates `texts`. */
  readonly textsPlugin: ReturnType<typeof markdownTexts>['plugin'];
  /** Remark and rehype plugins for posts, pages and sections. */
  readonly markdown: Required<
    Pick<MDXOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>
  >;
}

/** Reads the owner file, the environment variables and the folders of the site. */
export function readSite(root: string): Site {
  const owner = readOwner();
  const links = siteLinks(root, owner.baseUrl);
  const translated = markdownTexts();
  const {remarkPlugins, rehypePlugins} = postMarkdown(owner, root, translated.texts);
  return {
    root,
    owner,
    algolia: readAlgolia(),
    analyticsIds: readAnalyticsIds(owner),
    now: readNow(),
    sections: sectionsOf(root),
    links,
    texts: translated.texts,
    textsPlugin: translated.plugin,
    markdown: {
      beforeDefaultRemarkPlugins: [remarkHeadingIds, remarkPictures],
      remarkPlugins: [...remarkPlugins, links.remark],
      rehypePlugins,
    },
  };
}
