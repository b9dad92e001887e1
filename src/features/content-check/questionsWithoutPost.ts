import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import type {Question} from '../../data/types';
import {plainPath} from '../../lib/siteLinks';

/**
 * Returns the permalinks of suggested questions whose post no longer exists, without duplicates. The
 * link checker finds other missing pages.
 */
export function questionsWithoutPost(
  questions: readonly Question[],
  {blogPosts}: Pick<BlogContent, 'blogPosts'>,
  baseUrl: string,
): string[] {
  const postPaths = new Set(blogPosts.map(({metadata}) => plainPath(metadata.permalink)));
  const isMissing = (permalink: string): boolean => {
    const path = plainPath(permalink.replace(/[?#].*$/, ''));
    return (
      /^\/blog\/(?!(?:tags|authors|archive|page)(?:\/|$))/.test(path) &&
      !postPaths.has(normalizeUrl([baseUrl, path]))
    );
  };
  return [...new Set(questions.map(({permalink}) => permalink).filter(isMissing))];
}
