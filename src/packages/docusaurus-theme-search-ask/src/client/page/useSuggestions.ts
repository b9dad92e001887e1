import {useEffect, useState} from 'react';
import {suggestedQueries} from '../query.js';
import {useFacetFilters, useSearchEngine, useSearchSettings} from '../searchEngine.js';

const SHOWN = 3;

/** Up to 3 parts of a query that do find something. */
export function useSuggestions(query: string): readonly string[] {
  const engine = useSearchEngine();
  const {indexName} = useSearchSettings();
  const facetFilters = useFacetFilters();
  const [found, setFound] = useState<{of: string; suggestions: readonly string[]}>();
  useEffect(() => {
    const controller = new AbortController();
    async function find(): Promise<void> {
      const candidates = suggestedQueries(query);
      if (candidates.length === 0) {
        return;
      }
      const {results} = await engine.search(
        candidates.map((word) => ({query: word, indexName, hitsPerPage: 1, facetFilters})),
        controller.signal,
      );
      const suggestions = candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0);
      if (!controller.signal.aborted) {
        setFound({of: query, suggestions: suggestions.slice(0, SHOWN)});
      }
    }
    find().catch(() => {
      // Without suggestions the page is as good as it was.
    });
    return () => controller.abort();
  }, [engine, facetFilters, indexName, query]);
  return found?.of === query ? found.suggestions : [];
}
