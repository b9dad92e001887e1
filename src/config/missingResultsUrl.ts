import type {Owner} from '../lib/owner';

const [BEFORE = '', AFTER = ''] = 'Search: nothing found for "{query}"'.split('{query}');
const TITLE = `${encodeURIComponent(BEFORE)}{query}${encodeURIComponent(AFTER)}`;

/**
 * Returns the address at which readers report that a search found nothing: a new issue in the site's
 * repository, an e-mail to the owner, or the page with corrections if the owner file has neither.
 * `{query}` in the address stands for the query.
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
