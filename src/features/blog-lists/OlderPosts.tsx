import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useRef} from 'react';
import styles from './styles.module.css';
import type {LoadState} from './useFurtherSegments';

interface Props {
  /** Where the older posts stand in the archive. */
  readonly href: string;
  readonly state: LoadState;
  /** Loads more; true when it is there. */
  readonly onShow: () => Promise<boolean>;
  /** Called when what was asked for by hand is there. */
  readonly onShown: () => void;
}

/** How far below the screen the end of the list may be when more is loaded. */
const AHEAD = '800px';

/** The end of a list that goes on: more comes when it is near, or at a click. */
export default function OlderPosts({href, state, onShow, onShown}: Props): ReactNode {
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
      {rootMargin: AHEAD},
    );
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [isIdle]);

  async function onClick(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
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
