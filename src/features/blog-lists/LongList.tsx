import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {PostsOfYear} from '../../components/PostList';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import {ROW_TAGS} from '../../lib/postRows';
import type {PostRow, PostSegment} from '../../lib/postRows';
import {firstSegments, loadSegment} from './postList';
import type {SegmentedList} from './postList';
import styles from './styles.module.css';

type LoadState = 'idle' | 'loading' | 'failed';

interface LoadedSegments {
  /** Segments loaded after the ones that came with the page. */
  readonly loaded: readonly PostSegment<PostRow>[];
  /** The next segment to load, if any. */
  readonly next: SegmentedList['segments'][number] | undefined;
  readonly state: LoadState;
  /** Loads the next segment. Resolves to true if it was loaded. */
  readonly loadNext: () => Promise<boolean>;
}

/** Loaded segments by list name, so that a list keeps its length when the reader comes back. */
const loadedByList = new Map<string, readonly PostSegment<PostRow>[]>();

/** @param firstCount number of segments that come with the page */
function useLoadedSegments({name, segments}: SegmentedList, firstCount: number): LoadedSegments {
  const [loaded, setLoaded] = useState(() => loadedByList.get(name) ?? []);
  const [state, setState] = useState<LoadState>('idle');
  const next = segments[firstCount + loaded.length];
  return {
    loaded,
    next,
    state,
    async loadNext() {
      if (!next || state === 'loading') {
        return false;
      }
      setState('loading');
      try {
        const longer = [...loaded, await loadSegment(next)];
        loadedByList.set(name, longer);
        setLoaded(longer);
        setState('idle');
        return true;
      } catch {
        setState('failed');
        return false;
      }
    },
  };
}

interface OlderProps {
  /** Address of the older posts in the archive. */
  readonly href: string;
  readonly state: LoadState;
  /** Loads more posts. Resolves to true if they were loaded. */
  readonly onLoad: () => Promise<boolean>;
  /** Called when posts requested with a click have been loaded. */
  readonly onLoadedByClick: () => void;
}

/** Distance between the screen and the end of the list at which more posts are loaded. */
const LOAD_MARGIN = '800px';

/** End of an incomplete list. Loads more posts when scrolled near or clicked. */
function OlderPosts({href, state, onLoad, onLoadedByClick}: OlderProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const isIdle = state === 'idle';
  const onNear = useEffectEvent(() => void onLoad());

  useEffect(() => {
    const end = ref.current;
    if (!end || !isIdle) {
      return undefined;
    }
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          onNear();
        }
      },
      {rootMargin: LOAD_MARGIN},
    );
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [isIdle]);

  async function onClick(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) {
      return;
    }
    event.preventDefault();
    if (await onLoad()) {
      onLoadedByClick();
    }
  }

  return (
    <div className={styles.older}>
      <p role="status" className={styles.olderState}>
        {state === 'loading' &&
          translate({
            id: 'site.older.loading',
            message: 'Loading older posts…',
            description: 'Shown at the end of a list while it gets longer',
          })}
        {state === 'failed' &&
          translate({
            id: 'site.older.failed',
            message: 'The older posts could not be loaded.',
            description: 'Error message at the end of a list',
          })}
      </p>
      <p ref={ref}>
        <a href={href} className={styles.olderLink} onClick={(event) => void onClick(event)}>
          {state === 'failed' ? (
            <Translate id="site.older.retry" description="Link that loads older posts again">
              Try again
            </Translate>
          ) : (
            <Translate id="site.older" description="Link at the end of a list of posts">
              Older posts
            </Translate>
          )}
        </a>
        {state === 'failed' && (
          <>
            {' · '}
            <Link to={href}>
              <Translate id="site.older.archive" description="Link to older posts in the archive">
                See the archive
              </Translate>
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

function Segments({segments}: {readonly segments: readonly PostSegment<PostRow>[]}): ReactNode {
  return segments.map(({year, start, ofYear, rows}) => (
    <PostsOfYear
      key={`${year}-${start}`}
      year={year}
      count={ofYear}
      posts={rows}
      isContinued={start > 0}
      tags={ROW_TAGS}
    />
  ));
}

/**
 * Posts by year. The page contains the newest ones; older ones are loaded segment by segment as the
 * reader scrolls. Without JavaScript, a link leads to them in the archive.
 */
export default function LongList({list}: {readonly list: SegmentedList}): ReactNode {
  const first = useMemo(() => firstSegments(list), [list]);
  const {loaded, next, state, loadNext} = useLoadedSegments(list, first.length);
  const archive = useSiteAddress('/blog/archive');
  const loadedRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <Segments segments={first} />
      <div ref={loadedRef}>
        <Segments segments={loaded} />
      </div>
      {next && (
        <OlderPosts
          href={`${archive}#${next.year}`}
          state={state}
          onLoad={loadNext}
          onLoadedByClick={() =>
            loadedRef.current?.querySelector<HTMLElement>(':scope > :last-child h3 a')?.focus()
          }
        />
      )}
    </>
  );
}
