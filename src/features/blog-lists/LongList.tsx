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

interface FurtherSegments {
  /** What has been loaded beyond what the page shows at first. */
  readonly further: readonly PostSegment<PostRow>[];
  /** The piece that comes next, while there is one. */
  readonly next: SegmentedList['segments'][number] | undefined;
  readonly state: LoadState;
  /** Loads it; true when it is there. */
  readonly showNext: () => Promise<boolean>;
}

/** What lists have been scrolled to, so that a reader who comes back finds them as long as before. */
const seen = new Map<string, readonly PostSegment<PostRow>[]>();

/** @param firstCount how many pieces the page shows at first */
function useFurtherSegments({name, segments}: SegmentedList, firstCount: number): FurtherSegments {
  const [further, setFurther] = useState(() => seen.get(name) ?? []);
  const [state, setState] = useState<LoadState>('idle');
  const next = segments[firstCount + further.length];
  return {
    further,
    next,
    state,
    async showNext() {
      if (!next || state === 'loading') {
        return false;
      }
      setState('loading');
      try {
        const longer = [...further, await loadSegment(next)];
        seen.set(name, longer);
        setFurther(longer);
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
  /** Where the older posts stand in the archive. */
  readonly href: string;
  readonly state: LoadState;
  /** Loads more; true when it is there. */
  readonly onShow: () => Promise<boolean>;
  /** Called when what was asked for by hand is there. */
  readonly onShown: () => void;
}

/** How far below the screen the end of the list may be when more is loaded. */
const LOAD_MARGIN = '800px';

/** The end of a list that goes on: more comes when it is near, or at a click. */
function OlderPosts({href, state, onShow, onShown}: OlderProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const isIdle = state === 'idle';
  const showNear = useEffectEvent(() => void onShow());

  useEffect(() => {
    const end = ref.current;
    if (!end || !isIdle) {
      return undefined;
    }
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          showNear();
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
    if (await onShow()) {
      onShown();
    }
  }

  return (
    <div className={styles.older}>
      <p role="status" className={styles.olderState}>
        {state === 'loading' && 'Loading older posts…'}
        {state === 'failed' && 'The older posts could not be loaded.'}
      </p>
      <p ref={ref}>
        <a href={href} className={styles.olderLink} onClick={(event) => void onClick(event)}>
          {state === 'failed' ? 'Try again' : 'Older posts'}
        </a>
        {state === 'failed' && (
          <>
            {' '}
            or see <Link to={href}>the archive</Link>
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
 * Posts by year, of which the page holds the newest; the older ones come piece by piece as they
 * are scrolled to. Without scripts a link leads to them in the archive.
 */
export default function LongList({list}: {readonly list: SegmentedList}): ReactNode {
  const first = useMemo(() => firstSegments(list), [list]);
  const {further, next, state, showNext} = useFurtherSegments(list, first.length);
  const archive = useSiteAddress('/blog/archive');
  const furtherRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <Segments segments={first} />
      <div ref={furtherRef}>
        <Segments segments={further} />
      </div>
      {next && (
        <OlderPosts
          href={`${archive}#${next.year}`}
          state={state}
          onShow={showNext}
          onShown={() =>
            furtherRef.current?.querySelector<HTMLElement>(':scope > :last-child h3 a')?.focus()
          }
        />
      )}
    </>
  );
}
