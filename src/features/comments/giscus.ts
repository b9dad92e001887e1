import type {CommentSettings} from '../../lib/owner';

/** Where the client and its frame come from. */
export const GISCUS = 'https://giscus.app';

/** Anchor of the comments. giscus leads back to it from GitHub's sign-in. */
export const COMMENTS_ANCHOR = 'post-comments';

/** The theme of giscus that goes with a color mode. */
export function giscusTheme(colorMode: string): string {
  return colorMode === 'dark' ? 'transparent_dark' : 'light';
}

/** Message that makes the frame take another theme. */
export function themeMessage(theme: string) {
  return {giscus: {setConfig: {theme}}};
}

/**
 * Attributes of the script that is giscus' client. A post is found by its path; without `strict` a
 * post could show the discussion of another whose path is like its own.
 */
export function clientAttributes(
  {repo, repoId, category, categoryId}: CommentSettings,
  theme: string,
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
    'data-lang': 'en',
    'data-theme': theme,
    crossorigin: 'anonymous',
  };
}

/** True if the reader comes back from GitHub's sign-in: giscus adds its session to the address. */
export function comesFromSignIn(search: string): boolean {
  return new URLSearchParams(search).has('giscus');
}

/** True for a message of giscus' frame, which sends the first one as soon as it takes messages. */
export function isGiscusMessage({origin, data}: Pick<MessageEvent<unknown>, 'origin' | 'data'>) {
  return origin === GISCUS && typeof data === 'object' && data !== null && 'giscus' in data;
}

/** True if the front matter of a post turns its comments off; `'false'` in quotes counts too. */
export function turnsCommentsOff(frontMatter: Readonly<Record<string, unknown>>): boolean {
  return String(frontMatter['comments']) === 'false';
}
