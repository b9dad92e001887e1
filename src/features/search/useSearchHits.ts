import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import type {SearchHit} from './searchHits';
import {searchHits} from './searchHits';

export type SearchState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'}
  | {readonly status: 'error'}
  | {readonly status: 'found'; readonly query: string; readonly hits: readonly SearchHit[]};

/** Answers of the local index to a query; the answer to an older query never replaces a newer. */
export function useSearchHits(query: string): SearchState {
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const wanted = query.trim();
  useEffect(() => {
    let current = true;
    async function search(): Promise<void> {
      try {
        const hits = await searchHits(baseUrl, wanted);
        if (current) {
          setState({status: 'found', query: wanted, hits});
        }
      } catch {
        if (current) {
          setState({status: 'error'});
        }
      }
    }
    if (wanted !== '') {
      void search();
    }
    return () => {
      current = false;
    };
  }, [baseUrl, wanted]);
  if (wanted === '') {
    return {status: 'idle'};
  }
  return state.status === 'idle' ? {status: 'loading'} : state;
}
