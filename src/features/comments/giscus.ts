import type {CommentSettings} from '../../lib/owner';

/** Origin of giscus' client script and of its iframe. */
export const GISCUS = 'https://giscus.app';

/** Id of the element with the comments. After GitHub's sign-in, giscus returns to this element. */
export const COMMENTS_ANCHOR = 'post-comments';

export function giscusTheme(colorMode: string): string {
  return colorMode === 'dark' ? 'transparent_dark' : 'light';
}

/**
 * Returns the attributes of giscus' client script. Without `strict`, giscus might show the
 * discussion of a post with a similar path. giscus' own mapping `pathname` removes everything after a
 * dot, so that `/blog/release-1.2` and `/blog/release-1.3` would share a discussion.
 *
 * @param pathname path of the open page, encoded
 */
export function clientAttributes(
  {repo, repoId, category, categoryId}: CommentSettings,
  theme: string,
  language: string,
  pathname: string,
): Record<string, string> {
  return {
    src: `${GISCUS}/client.js`,
    'data-repo': repo,
    'data-repo-id': repoId,
    'data-category': category,
    'data-category-id': categoryId,
    'data-mapping': 'specific',
    'data-term': pathname.slice(1).replace(/\.html$/, '') || 'index',
    'data-strict': '1',
    'data-reactions-enabled': '1',
    'data-emit-metadata': '0',
    'data-input-position': 'top',
    'data-lang': language,
    'data-theme': theme,
    crossorigin: 'anonymous',
  };
}

export function isGiscusMessage({origin, data}: Pick<MessageEvent<unknown>, 'origin' | 'data'>) {
  return origin === GISCUS && typeof data === 'object' && data !== null && 'giscus' in data;
}
