import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchEngine} from '../../../lib/search/types';
import type {SearchSettings} from '../../../lib/searchSettings';

async function loadEngine(settings: SearchSettings, baseUrl: string): Promise<SearchEngine> {
  if (settings.kind === 'hosted') {
    const {createHostedEngine} = await import('./hosted');
    return createHostedEngine(settings, baseUrl);
  }
  const {createEmbeddedEngine} = await import('./embedded');
  return createEmbeddedEngine({baseUrl});
}

/**
 * The engine of the site's settings. Its code is fetched with the first question, or on intent; a
 * fetch that failed is tried again with the next.
 */
export function createEngine(settings: SearchSettings, baseUrl: string): SearchEngine {
  let loading: Promise<SearchEngine> | undefined;
  async function load(): Promise<SearchEngine> {
    loading ??= loadEngine(settings, baseUrl);
    try {
      return await loading;
    } catch (cause) {
      loading = undefined;
      const reason = cause instanceof Error ? cause.message : 'unknown';
      throw new SearchUnavailable(`The search engine cannot be loaded: ${reason}`, {cause});
    }
  }
  return {
    kind: settings.kind,
    async search(requests, signal) {
      return (await load()).search(requests, signal);
    },
    async prepare() {
      try {
        await (await load()).prepare();
      } catch {
        // The question that follows meets the same failure, and tells the reader.
      }
    },
  };
}
