import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {AnalyticsIds, Owner} from '../lib/owner';
import type {SearchSettings} from '../lib/searchSettings';
import {markdownTexts} from '../features/post-markdown/markdownTexts';
import {postMarkdown} from '../features/post-markdown/plugin';
import {siteLinks} from '../features/site-links/plugin';
import {analyticsIds, readSearch} from './environment';
import {readNow} from './readNow';
import {readOwner} from './readOwner';
import {sectionsOf} from './sections';
import type {Section} from './sections';

/** Settings and folders that the parts of the Docusaurus configuration are built from. */
export interface Site {
  /** The folder with `docusaurus.config.ts`. */
  readonly root: string;
  readonly owner: Owner;
  readonly search: SearchSettings;
  readonly ids: AnalyticsIds;
  /** Epoch milliseconds; posts dated later are not published. */
  readonly now: number;
  readonly sections: readonly Section[];
  /** Plugins that resolve links on a site with a base path. */
  readonly links: ReturnType<typeof siteLinks>;
  /** Texts that the plugins in `markdown` insert into posts, and a plugin that translates them. */
  readonly texts: ReturnType<typeof markdownTexts>;
  /** Remark and rehype plugins for posts and pages. */
  readonly markdown: Required<Pick<MDXOptions, 'remarkPlugins' | 'rehypePlugins'>>;
}

/** Reads the owner file, the environment variables and the folders of the site. */
export function readSite(root: string): Site {
  const owner = readOwner();
  const links = siteLinks({root, baseUrl: owner.baseUrl});
  const texts = markdownTexts();
  const {remarkPlugins, rehypePlugins} = postMarkdown(owner, root, texts.texts);
  return {
    root,
    owner,
    search: readSearch(owner),
    ids: analyticsIds(owner),
    now: readNow(),
    sections: sectionsOf(root),
    links,
    texts,
    markdown: {remarkPlugins: [...remarkPlugins, links.remark], rehypePlugins},
  };
}
