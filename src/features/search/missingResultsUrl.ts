import type {Owner} from '../../lib/owner';

/**
 * Where a reader says that a query should have found something: the tracker of the site's own
 * repository, else a letter to the owner. Undefined where the owner has set neither: then
 * `/about-this-site#corrections` says so.
 */
export function missingResultsUrl(owner: Owner, query: string): string | undefined {
  const title = `Search: nothing found for "${query}"`;
  if (owner.repository) {
    const address = owner.repository.replace(/\/+$/, '').replace(/\.git$/, '');
    return `${address}/issues/new?title=${encodeURIComponent(title)}`;
  }
  if (owner.email) {
    return `mailto:${owner.email}?subject=${encodeURIComponent(title)}`;
  }
  return undefined;
}
