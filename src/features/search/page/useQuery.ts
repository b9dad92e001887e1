import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';
import {limitQuery} from '../query';

interface Query {
  readonly query: string;
  readonly type: (query: string) => void;
  /** Enter, or anything else that says the query is meant: it gets a place in the history. */
  readonly settle: () => void;
}

/**
 * The query stands in the address as `q`. One that was arrived at (by a link, by going back, with
 * Enter) keeps its entry in the history, and what is typed over it gets the next; between two such
 * queries each letter replaces the one before, so that one step back is one query back.
 */
export function useQuery(): Query {
  const [asked, setQuery] = useQueryString('q');
  const history = useHistory();
  const isSettled = useRef(true);
  useEffect(
    () =>
      history.listen((_location, action) => {
        isSettled.current = action !== 'REPLACE';
      }),
    [history],
  );
  return {
    query: limitQuery(asked),
    type(query) {
      setQuery(query, {push: isSettled.current && asked !== ''});
      isSettled.current = false;
    },
    settle() {
      isSettled.current = true;
    },
  };
}
