import {useEffect, useState} from 'react';
import {suggestedQueries} from './query.js';
import {useSearchIndex} from './searchEngine.js';

const MAX_SUGGESTIONS = 3;

/** Returns up to 3 suggested queries that have hits, for a query without hits. */
export function useSuggestions(query: string): readonly string[] {
  const search = useSearchIndex();
  const [found, setFound] = useState<{query: string; suggestions: readonly string[]}>();
  useEffect(() => {
    const controller = new AbortController();
    async function find(): Promise<void> {
      const candidates = suggestedQueries(query);
      if (candidates.length === 0) {
        return;
      }
      const responses = await search(
        candidates.map((candidate) => ({query: candidate, hitsPerPage: 1})),
        controller.signal,
      );
      const suggestions = candidates.filter((_, index) => (responses[index]?.nbHits ?? 0) > 0);
      setFound({query, suggestions: suggestions.slice(0, MAX_SUGGESTIONS)});
    }
    find().catch(() => {
      // The page works without suggestions.
    });
    return () => controller.abort();
  }, [search, query]);
  return found?.query === query ? found.suggestions : [];
}
