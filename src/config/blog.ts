import type {Options} from '@docusaurus/plugin-content-blog';
import {readOutputHTMLFile} from '@docusaurus/utils';
import type {Owner} from '../lib/owner';
import {feedItems, WHOLE_POSTS} from './feedItems';
import type {KeepText} from './feedItems';
import type {KeptResults} from './keptResults';
import {readingTime} from './readingTime';

/**
 * @param kept texts of the feeds from an earlier build: parsing each page again is most of a feed
 */
export function blogOptions({siteTitle, repository}: Owner, kept: KeptResults): Options {
  const keepText: KeepText = async ({metadata: {permalink}}, {outDir, siteConfig}, make) => {
    const {url, baseUrl, trailingSlash} = siteConfig;
    const html = await readOutputHTMLFile(permalink.replace(baseUrl, ''), outDir, trailingSlash);
    return kept.keep(String(html), [url, permalink], make);
  };
  return {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription:
      'Thoughts on finance, AI agents, open source and the long run, in the form of blog posts.',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    postsPerPage: 'ALL',
    showReadingTime: true,
    readingTime,
    onUntruncatedBlogPosts: 'throw',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    editUrl: repository ? `${repository}/edit/main` : undefined,
    feedOptions: {
      type: 'all',
      limit: 2000,
      title: siteTitle,
      description: `The posts of ${siteTitle}`,
      language: 'en',
      async createFeedItems(params) {
        const items = await feedItems(params, WHOLE_POSTS, keepText);
        kept.save();
        return items;
      },
    },
  };
}
