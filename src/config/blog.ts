import type {Options} from '@docusaurus/plugin-content-blog';
import type {Owner} from '../lib/owner';
import {feedItems} from './feedItems';
import {readingTime} from './readingTime';

export function blogOptions({siteTitle, repository, blogDescription}: Owner): Options {
  return {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription: blogDescription ?? 'Thoughts in the form of blog posts.',
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
      createFeedItems: (params) => feedItems(params),
    },
  };
}
