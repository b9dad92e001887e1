import {useLocation} from '@docusaurus/router';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Fold {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly gone: boolean;
}

/**
 * Takes an element away once it is to be folded and is not on the screen. Where the browser keeps
 * the view still over such a change (scroll anchoring) nothing moves for the reader; elsewhere, and
 * while it is on the screen, it stays until the next page. An element that is to be folded when a
 * page is opened, or has been waited for too long by then, is not shown there.
 */
function useFoldWhenUnseen(folded: boolean, isLate: () => boolean): Fold {
  const ref = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const [page, setPage] = useState(() => ({pathname, gone: folded || isLate()}));
  if (page.pathname !== pathname) {
    setPage({pathname, gone: folded || isLate()});
  }
  useEffect(() => {
    const element = ref.current;
    if (!folded || !element || !CSS.supports('overflow-anchor', 'auto')) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) {
        setPage((current) => ({...current, gone: true}));
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [folded]);
  return {ref, gone: page.gone};
}

interface Props {
  /** Nothing will come: the place may go as soon as its going moves nothing on the screen. */
  readonly folded?: boolean;
  /** Asked when a page is opened: whether what should come has been waited for too long already. */
  readonly isLate?: () => boolean;
  readonly children?: ReactNode;
}

const never = (): boolean => false;

/** A ticker's place, which has its height before, while and after something from outside comes. */
export default function ReservedPlace({
  folded = false,
  isLate = never,
  children,
}: Props): ReactNode {
  const {ref, gone} = useFoldWhenUnseen(folded, isLate);
  return gone ? null : (
    <div ref={ref} className={styles.place} data-folded={folded ? '' : undefined}>
      {children}
    </div>
  );
}
