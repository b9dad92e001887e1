import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useState} from 'react';
import type {BlogSidebarData} from '../../lib/blogSidebar';
import YearGroup from './YearGroup';
import type {YearClasses} from './YearPosts';
import styles from './styles.module.css';

interface Props {
  readonly sidebar: BlogSidebarData;
  readonly classes: YearClasses;
}

/** All years of the blog, newest first: one is open, the others open at a click. */
export default function YearGroups({sidebar, classes}: Props): ReactNode {
  const [news, setNews] = useState('');
  const {archive, open, items, years} = sidebar;
  return (
    <div className={clsx(styles.years, classes.years)} data-live="years">
      {years.map(({year, count}) => (
        <YearGroup
          key={year}
          year={year}
          count={count}
          // A year that the archive does not have has no anchor there either.
          href={count > 0 ? `${archive}#${year}` : archive}
          given={year === open ? items : undefined}
          classes={classes}
          onNews={setNews}
        />
      ))}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}
