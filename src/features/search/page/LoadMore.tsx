import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import type {Results} from './results';
import styles from './styles.module.css';

interface Props {
  readonly results: Results;
  readonly onLoad: () => void;
}

/** Asks for 20 more, and leads the focus to the first of them: the button moves, or is gone. */
export default function LoadMore({results, onLoad}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const shownWhenAsked = useRef<number>(undefined);
  const {status, asked, found} = results;
  const hits = found?.hits;
  const shown = hits?.length ?? 0;
  useLayoutEffect(() => {
    const next = hits?.[shownWhenAsked.current ?? hits.length];
    if (next) {
      shownWhenAsked.current = undefined;
      const links =
        frame.current?.parentElement?.querySelectorAll<HTMLElement>('a[data-hit]') ?? [];
      [...links].find((link) => link.dataset['hit'] === next.objectID)?.focus();
    }
  }, [hits]);
  function load(): void {
    shownWhenAsked.current = shown;
    onLoad();
  }
  const isLoading = (status === 'loading' || status === 'stalled') && asked > 0;
  return (
    <div ref={frame} className={styles.more}>
      {status === 'error' && asked > 0 && (
        <p role="alert">
          Unable to fetch results. You might want to check your network connection.
        </p>
      )}
      {found && found.hasMore && (
        <>
          <p className={styles.shown}>{`${shown} of ${found.nbHits} shown`}</p>
          <button
            type="button"
            className={styles.button}
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : load}>
            {isLoading ? 'Loading…' : 'Load more'}
          </button>
        </>
      )}
    </div>
  );
}
