import type {Options} from '@docusaurus/plugin-content-blog';
import type {Owner} from '../lib/owner';
import {feedItems} from './feedItems';
import {readingTime} from './readingTime';

export function blogOptions({
  siteTitle,
  repository,
  strictPosts,
  blogTitle = 'Blog',
  blogDescription = 'Thoughts in the form of blog posts.',
  blogSidebarTitle = 'All posts',
  blogSidebarCount = 'ALL',
}: Owner): Options {
  const onHouseStyle = strictPosts ? 'throw' : 'ignore';
  return {
    blogTitle,
    blogDescription,
    blogSidebarTitle,
    blogSidebarCount,
    postsPerPage: 'ALL',
    readingTime,
    onUntruncatedBlogPosts: onHouseStyle,
    onInlineTags: onHouseStyle,
    onInlineAuthors: onHouseStyle,
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
