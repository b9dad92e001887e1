import {useLocation} from '@docusaurus/router';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Removal {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isRemoved: boolean;
}

/**
 * Decides when an empty element can be removed without a visible jump: as soon as it is off screen, if the
 * browser supports scroll anchoring, otherwise on the next navigation. When a page opens, an element
 * that is empty or late is removed at once.
 */
function useRemoval(isEmpty: boolean, isLate: () => boolean): Removal {
  const ref = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const [page, setPage] = useState(() => ({pathname, isRemoved: isEmpty || isLate()}));
  if (page.pathname !== pathname) {
    setPage({pathname, isRemoved: isEmpty || isLate()});
  }
  useEffect(() => {
    const element = ref.current;
    if (!isEmpty || !element || !CSS.supports('overflow-anchor', 'auto')) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) {
        setPage((current) => ({...current, isRemoved: true}));
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);
  return {ref, isRemoved: page.isRemoved};
}

interface Props {
  /** True if it is certain that there will be no content. */
  readonly isEmpty?: boolean;
  /** Called when a page opens; returns true if the content is taking too long to load. */
  readonly isLate?: () => boolean;
  readonly children?: ReactNode;
}

const never = (): boolean => false;

/**
 * Reserves the height of a ticker, so that the page does not move when the ticker loads. Removes the
 * space without a visible jump if there is no content.
 */
export default function ReservedSpace({
  isEmpty = false,
  isLate = never,
  children,
}: Props): ReactNode {
  const {ref, isRemoved} = useRemoval(isEmpty, isLate);
  return isRemoved ? null : (
    <div
      ref={ref}
      className={`needs-scripts no-print ${styles.space}`}
      data-empty={isEmpty ? '' : undefined}>
      {children}
    </div>
  );
}
