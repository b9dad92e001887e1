import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useOwner} from '../../../hooks/useOwner';
import {missingResultsUrl} from '../missingResultsUrl';
import styles from './styles.module.css';
import {useSuggestions} from './useSuggestions';

interface Props {
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** What to do about a query that finds nothing. */
export default function NoResults({query, onChoose}: Props): ReactNode {
  const owner = useOwner();
  const suggestions = useSuggestions(query);
  const address = missingResultsUrl(owner, query);
  return (
    <>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          Try searching for:{' '}
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={styles.button}
              onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <p>
        Believe this query should return results?{' '}
        {address ? (
          <Link to={address}>Let us know.</Link>
        ) : (
          <>
            Let us know: <Link to="/about-this-site#corrections">where corrections go</Link>.
          </>
        )}
      </p>
    </>
  );
}
