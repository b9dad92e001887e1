import {translate} from '@docusaurus/Translate';
import {Children, isValidElement, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Returns the texts of the column headings, in order. */
function headings(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child) || child.type === 'tbody') {
      return [];
    }
    const {children} = child.props;
    return child.type === 'th' ? [plainText(children)] : headings(children);
  });
}

function plainText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? plainText(child.props.children) : child,
    )
    .join('');
}

/**
 * A table in a container that scrolls if the page is too narrow. The container is a tab stop, and its
 * accessible name lists the columns. After hydration, a container whose table fits loses both.
 */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const {current} = box;
    if (!current) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const columns = headings(props.children).filter(Boolean).join('; ');
  const unnamed = translate({
    id: 'site.tableWithoutNames',
    message: 'Table',
    description: 'Accessible name of a table that scrolls and has no column headings',
  });
  const named = translate(
    {
      id: 'site.table',
      message: 'Table: {columns}',
      description: 'Accessible name of a table that scrolls',
    },
    {columns},
  );
  const tabStop = scrolls && {role: 'group', 'aria-label': columns ? named : unnamed, tabIndex: 0};
  return (
    <div ref={box} className={clsx('scrolls', styles.box)} {...tabStop}>
      <table {...props} />
    </div>
  );
}
