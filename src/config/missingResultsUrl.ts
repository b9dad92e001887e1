import type {Owner} from '../lib/owner';

const [BEFORE = '', AFTER = ''] = 'Search: nothing found for "{query}"'.split('{query}');
const TITLE = `${encodeURIComponent(BEFORE)}{query}${encodeURIComponent(AFTER)}`;

/**
 * Returns where a reader reports that a query should have found something, with `{query}` in it: a
 * new issue in the site's repository, a mail to the owner, or the page with corrections if the owner
 * has set neither.
 */
export function missingResultsUrl(owner: Pick<Owner, 'repository' | 'email' | 'baseUrl'>): string {
  if (owner.repository) {
    const address = owner.repository.replace(/\/+$/, '').replace(/\.git$/, '');
    return /^gitlab\./.test(new URL(address).hostname)
      ? `${address}/-/issues/new?issue[title]=${TITLE}`
      : `${address}/issues/new?title=${TITLE}`;
  }
  return owner.email
    ? `mailto:${owner.email}?subject=${TITLE}`
    : `${owner.baseUrl}about-this-site?query={query}#corrections`;
}
