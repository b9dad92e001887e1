import type {Owner} from '../../lib/owner';

/**
 * Returns where a reader reports that a query should have found something: a new issue in the site's
 * repository, or a mail to the owner. Undefined if the owner has set neither.
 */
export function missingResultsUrl(owner: Owner, query: string): string | undefined {
  const title = encodeURIComponent(`Search: nothing found for "${query}"`);
  if (owner.repository) {
    const address = owner.repository.replace(/\/+$/, '').replace(/\.git$/, '');
    return /^gitlab\./.test(new URL(address).hostname)
      ? `${address}/-/issues/new?issue[title]=${title}`
      : `${address}/issues/new?title=${title}`;
  }
  return owner.email && `mailto:${owner.email}?subject=${title}`;
}
