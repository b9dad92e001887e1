import {isUnderPath} from './isUnderPath';

/** The sections without tickers, by their first path segment. */
export const WITHOUT_TICKERS = ['intelligence', 'blog', 'chat'] as const;

/**
 * Whether a page has the two market tickers at its top and the tape in its footer: all but the
 * intelligence page, the blog and the chat, and what lies below them.
 *
 * @param baseUrl with both slashes
 */
export function showsTickers(pathname: string, baseUrl: string): boolean {
  return !WITHOUT_TICKERS.some((section) => isUnderPath(pathname, `${baseUrl}${section}`));
}
