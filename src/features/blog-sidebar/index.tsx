import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {groupByYear} from '../../lib/groupBy';
import styles from './styles.module.css';

/**
 * The posts in the blog sidebar, in one collapsible group per year. At first, only the year of the
 * current post is open, or else the newest year.
 */
export default function SidebarYears({
  items,
  ListComponent,
  yearGroupHeadingClassName,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const years = groupByYear(
    items.map((item) => ({date: new Date(item.date).toISOString().slice(0, 10), item})),
  );
  const current = years.find((group) => group.items.some(({item}) => item.permalink === pathname));
  const open = (current ?? years[0])?.year;
  return years.map((group) => (
    <details key={group.year} open={group.year === open} className={styles.year}>
      <summary className={clsx(styles.heading, yearGroupHeadingClassName)}>{group.year}</summary>
      <ListComponent items={group.items.map(({item}) => item)} />
    </details>
  ));
}
