import {isUnderPath} from './isUnderPath';

const WITHOUT = ['intelligence', 'blog', 'chat'];

/**
 * Whether a page has the two market tickers at its top and the tape in its footer: all but the
 * intelligence page, the blog and the chat, and what lies below them.
 *
 * @param baseUrl with both slashes
 */
export function showsTickers(pathname: string, baseUrl: string): boolean {
  return !WITHOUT.some((section) => isUnderPath(pathname, `${baseUrl}${section}`));
}
