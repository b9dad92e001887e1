import type {CommentSettings} from '../../lib/owner';

/** Origin of giscus' client script and of its iframe. */
export const GISCUS = 'https://giscus.app';

/** Id of the element with the comments. After GitHub's sign-in, giscus returns to this element. */
export const COMMENTS_ANCHOR = 'post-comments';

/** The giscus theme for a color mode. */
export function giscusTheme(colorMode: string): string {
  return colorMode === 'dark' ? 'transparent_dark' : 'light';
}

/** Message that changes the frame's theme. */
export function themeMessage(theme: string) {
  return {giscus: {setConfig: {theme}}};
}

/**
 * Returns the attributes of giscus' client script. giscus finds the discussion of a post by the
 * post's path. Without `strict`, it might show the discussion of a post with a similar path.
 */
export function clientAttributes(
  {repo, repoId, category, categoryId}: CommentSettings,
  theme: string,
  language: string,
): Record<string, string> {
  return {
    src: `${GISCUS}/client.js`,
    'data-repo': repo,
    'data-repo-id': repoId,
    'data-category': category,
    'data-category-id': categoryId,
    'data-mapping': 'pathname',
    'data-strict': '1',
    'data-reactions-enabled': '1',
    'data-emit-metadata': '0',
    'data-input-position': 'top',
    'data-lang': language,
    'data-theme': theme,
    crossorigin: 'anonymous',
  };
}

/** True if the reader returns from GitHub's sign-in: giscus adds its session to the address. */
export function comesFromSignIn(search: string): boolean {
  return new URLSearchParams(search).has('giscus');
}

/** True for a message from giscus' iframe. */
export function isGiscusMessage({origin, data}: Pick<MessageEvent<unknown>, 'origin' | 'data'>) {
  return origin === GISCUS && typeof data === 'object' && data !== null && 'giscus' in data;
}

/** True if the front matter of a post has `comments: false`, with or without quotes. */
export function turnsCommentsOff(frontMatter: Readonly<Record<string, unknown>>): boolean {
  return String(frontMatter['comments']) === 'false';
}
