import path from 'node:path';
import type {Options, ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {rehypePictures} from '../features/pictures/plugin/rehypePictures';
import type {Site} from './site';
import {markdownFiles} from '../features/content-check/readContent';

/** Maximum size of a blog whose sidebar lists all posts; a larger blog lists the newest 30. */
const MAX_SIDEBAR = 300;

/** Returns the default title of the blog's sidebar, and the default number of posts in it. */
function sidebarDefaults(root: string): {readonly title: string; readonly count: number | 'ALL'} {
  return markdownFiles(path.join(root, 'blog')).length > MAX_SIDEBAR
    ? {title: 'Recent posts', count: 30}
    : {title: 'All posts', count: 'ALL'};
}

const WORDS_PER_MINUTE = 200;

/**
 * Returns the same reading time as Docusaurus (minutes, two decimals), but counts line by line: the time
 * that `Intl.Segmenter` needs grows with the square of the length, to a second for a post of 50 kB.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, locale}) => {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  let words = 0;
  for (const line of content.split('\n')) {
    words += [...segmenter.segment(line)].filter(({isWordLike}) => isWordLike).length;
  }
  return Math.round((words / WORDS_PER_MINUTE) * 100) / 100;
};

export function blogOptions({root, owner, markdown}: Site): Options {
  const {
    siteTitle,
    repository,
    strictPosts: isStrict = false,
    blogTitle = 'Blog',
    blogDescription = 'Thoughts in the form of blog posts.',
    blogSidebarTitle,
    blogSidebarCount,
  } = owner;
  const sidebar = sidebarDefaults(root);
  const onStyleViolation = isStrict ? 'throw' : 'ignore';
  return {
    ...markdown,
    beforeDefaultRehypePlugins: [() => rehypePictures(root, isStrict)],
    blogTitle,
    blogDescription,
    blogSidebarTitle: blogSidebarTitle ?? sidebar.title,
    blogSidebarCount: blogSidebarCount ?? sidebar.count,
    postsPerPage: 'ALL',
    readingTime,
    onUntruncatedBlogPosts: onStyleViolation,
    onInlineTags: onStyleViolation,
    onInlineAuthors: onStyleViolation,
    editUrl: repository ? `${repository}/edit/main` : undefined,
    feedOptions: {
      type: 'all',
      // Practically all posts; Docusaurus' default is 20.
      limit: 2000,
      title: siteTitle,
      description: `The posts of ${siteTitle}`,
    },
  };
}
