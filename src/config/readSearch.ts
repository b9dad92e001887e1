import type {EmbeddedSearch} from '../lib/searchSettings';
import {hostedSearchOptions} from './hostedSearchOptions';

type Environment = Readonly<Record<string, string | undefined>>;

interface Search {
  /** For the browser, in `customFields.search`; what is hosted stands in `themeConfig.algolia`. */
  readonly settings: EmbeddedSearch | {readonly kind: 'hosted'};
  readonly themeConfig: {readonly algolia?: Readonly<Record<string, unknown>>};
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Which engine answers: Algolia where its three variables are set, else the site's own index.
 * `themeConfig.algolia` has the site load Docusaurus' Algolia theme, which checks it. Modal,
 * page and route stay the site's own in both modes: hence no search page of the theme's, which
 * would claim `/search` a second time.
 *
 * @throws Error that names what is missing when only some of the variables are set.
 */
export function readSearch(environment: Environment = process.env): Search {
  const [appId, apiKey, indexName] = VARIABLES.map((name) => environment[name]?.trim());
  const missing = VARIABLES.filter((name) => !environment[name]?.trim());
  if (missing.length === VARIABLES.length) {
    return {settings: {kind: 'embedded', indexName: 'site'}, themeConfig: {}};
  }
  if (missing.length > 0) {
    const set = VARIABLES.filter((name) => !missing.includes(name));
    throw new Error(
      `Search on Algolia needs ${missing.join(' and ')} too (${set.join(' and ')} is set). Set all three, or none to use the site's own index.`,
    );
  }
  const insights = environment['ALGOLIA_INSIGHTS'] === 'true';
  return {
    settings: {kind: 'hosted'},
    themeConfig: {
      algolia: {...hostedSearchOptions, appId, apiKey, indexName, insights, searchPagePath: false},
    },
  };
}
