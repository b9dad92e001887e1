import {useLocation} from '@docusaurus/router';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Fold {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly gone: boolean;
}

/**
 * Removes a folded element as soon as it is off screen, if the browser supports scroll anchoring,
 * which prevents visible jumps. In other browsers, the element stays until the next navigation. When
 * a page opens, an element that is folded or late is not rendered at all.
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
  /** True if there will be no content. The space is then removed without a visible jump. */
  readonly folded?: boolean;
  /** Called when a page is opened; returns true if the content is taking too long. */
  readonly isLate?: () => boolean;
  readonly children?: ReactNode;
}

const never = (): boolean => false;

/** Reserves the height of a ticker, so that the page does not move when the ticker loads. */
export default function ReservedSpace({
  folded = false,
  isLate = never,
  children,
}: Props): ReactNode {
  const {ref, gone} = useFoldWhenUnseen(folded, isLate);
  return gone ? null : (
    <div
      ref={ref}
      className={`needs-scripts no-print ${styles.space}`}
      data-folded={folded ? '' : undefined}>
      {children}
    </div>
  );
}
