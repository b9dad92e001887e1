import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** True if it is certain that there will be no content. */
  readonly isEmpty: boolean;
  /** Called when a page opens; returns true if the content failed or takes too long to load. */
  readonly isLateOrFailed: () => boolean;
  readonly children: ReactNode;
}

/**
 * Reserves the height of a ticker, so that the page does not move when the ticker loads. If there is no
 * content, removes the space without a visible jump: as soon as it is off screen, if the browser
 * supports scroll anchoring, otherwise on the next navigation. When a page opens, the space of a ticker
 * that is empty or late is removed at once.
 */
export default function ReservedSpace({isEmpty, isLateOrFailed, children}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const [page, setPage] = useState(() => ({pathname, isRemoved: isEmpty || isLateOrFailed()}));
  if (page.pathname !== pathname) {
    setPage({pathname, isRemoved: isEmpty || isLateOrFailed()});
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
  return page.isRemoved ? null : (
    <div
      ref={ref}
      className={`needs-scripts no-print ${styles.space}`}
      data-empty={isEmpty ? '' : undefined}>
      {children}
    </div>
  );
}
