import type {Owner} from '../lib/owner';
import type {HostedSearch, SearchSettings} from '../lib/searchSettings';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a site that searches on Algolia may set, besides the variables of the environment. */
const HOSTED: Pick<
  HostedSearch,
  'contextualSearch' | 'externalUrlRegex' | 'replaceSearchResultPathname'
> = {
  contextualSearch: true,
};

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Which search the site has: the stock plugin where the owner file says so, Algolia where its three
 * variables are set, else the site's own index.
 *
 * @throws Error that names what is missing when only some of the variables are set
 */
export function readSearch(
  {search}: Pick<Owner, 'search'>,
  environment: Environment = process.env,
): SearchSettings {
  if (search === 'easyops') {
    return {kind: 'easyops'};
  }
  const [appId = '', apiKey = '', indexName = ''] = VARIABLES.map((name) =>
    environment[name]?.trim(),
  );
  const missing = VARIABLES.filter((name) => !environment[name]?.trim());
  if (missing.length === VARIABLES.length) {
    return {kind: 'embedded', indexName: 'site'};
  }
  if (missing.length > 0) {
    const set = VARIABLES.filter((name) => !missing.includes(name));
    throw new Error(
      `Search on Algolia needs ${missing.join(' and ')} too (${set.join(' and ')} is set). Set all three, or none to use the site's own index.`,
    );
  }
  const insights = environment['ALGOLIA_INSIGHTS'] === 'true';
  return {kind: 'hosted', ...HOSTED, appId, apiKey, indexName, insights};
}
