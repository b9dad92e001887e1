import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';
import type {AnalyticsIds, Owner} from '../lib/owner';

/**
 * Reads the analytics ids from the environment variables that the owner file names.
 *
 * @throws Error that names an invalid variable and shows a valid id
 */
export function readAnalyticsIds({analytics}: Owner, environment = process.env): AnalyticsIds {
  const read = (variable: string, form: RegExp, example: string): string | undefined => {
    const id = environment[variable]?.trim();
    if (id && !form.test(id)) {
      throw new Error(`${variable} is "${id}". Set it to an id such as ${example}, or unset it.`);
    }
    return id || undefined;
  };
  return {
    script: read(analytics.scriptIdVariable, /^[\w.-]+$/, 'blog.example.com'),
    tagManager: read(analytics.tagManagerIdVariable, /^GTM-[A-Z0-9]+$/, 'GTM-ABC123'),
  };
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Returns the settings for a search on Algolia; undefined if its three environment variables are not
 * set, so that the site searches its own index.
 *
 * @throws Error that names the missing variables if only some are set
 */
export function readAlgolia(environment = process.env): AlgoliaOptions | undefined {
  const values = VARIABLES.map((name) => environment[name]?.trim());
  const missing = VARIABLES.filter((_, index) => !values[index]);
  if (missing.length === VARIABLES.length) {
    return undefined;
  }
  if (missing.length > 0) {
    const set = VARIABLES.filter((name) => !missing.includes(name));
    throw new Error(
      `Algolia search needs ${missing.join(' and ')} too (set: ${set.join(', ')}). Set all three, or none to use the site's own index.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = values;
  const insights = environment['ALGOLIA_INSIGHTS'] === 'true';
  return {contextualSearch: true, appId, apiKey, indexName, insights};
}
