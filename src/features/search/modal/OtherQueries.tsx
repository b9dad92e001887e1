import type {ReactNode} from 'react';
import {useSuggestions} from '../page/useSuggestions';

interface Props {
  readonly query: string;
  /** The query before this one that found something, if there was one. */
  readonly found: string | undefined;
  readonly onChoose: (query: string) => void;
}

/** Queries in place of one without hits. DocSearch's own are the names of groups of hits. */
export default function OtherQueries({query, found, onChoose}: Props): ReactNode {
  const parts = useSuggestions(query);
  const queries = parts.length > 0 ? parts : found ? [found] : [];
  return queries.length === 0 ? null : (
    <div className="DocSearch-NoResults SearchSuggestions">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {queries.map((each) => (
          <li key={each}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
