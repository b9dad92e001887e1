import {liteClient} from 'algoliasearch/lite';
import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchEngine} from '../../../lib/search/types';
import type {HostedSearch} from '../../../lib/searchSettings';
import {createHostMemory} from './createHostMemory';
import {hostedRequest} from './hostedRequest';
import {parseHostedAnswer} from './parseHostedAnswer';

/** Milliseconds, as the specification has them; the client's own differ between browser and Node. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000};

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Asks Algolia: `POST /1/indexes/*\/queries`. A host that failed is left alone for 2 minutes, and the next is
 * asked.
 *
 * @throws Error of the client's when application id or key is missing.
 */
export function createHostedEngine(
  settings: HostedSearch,
  baseUrl: string,
  options: ClientOptions = {},
): SearchEngine {
  const client = liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostMemory(),
    ...options,
  });
  return {
    kind: 'hosted',
    async search(requests, signal) {
      try {
        const answer: unknown = await client.search({
          requests: requests.map((request) => hostedRequest(request, settings)),
        });
        signal?.throwIfAborted();
        return {results: parseHostedAnswer(answer, requests, settings, baseUrl)};
      } catch (cause) {
        signal?.throwIfAborted();
        throw cause instanceof SearchUnavailable
          ? cause
          : new SearchUnavailable('Algolia cannot be asked.', {cause});
      }
    },
    async prepare() {
      // Nothing to fetch before the first question.
    },
  };
}
