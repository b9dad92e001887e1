import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import type {Question} from '../../data/types';

/**
 * Returns the permalinks of suggested questions whose post no longer exists, without duplicates. The
 * link checker finds other missing pages.
 */
export function goneQuestions(
  questions: readonly Question[],
  {blogPosts}: Pick<BlogContent, 'blogPosts'>,
  baseUrl: string,
): string[] {
  const postPermalinks = new Set(blogPosts.map(({metadata}) => metadata.permalink));
  const isGone = (permalink: string) =>
    /^\/blog\/(?!(?:tags|authors|archive|page)(?:\/|$))/.test(permalink) &&
    !postPermalinks.has(normalizeUrl([baseUrl, permalink]));
  return [...new Set(questions.map(({permalink}) => permalink).filter(isGone))];
}
