import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {BlogSidebarData} from '../../lib/blogSidebar';
import YearGroups from './YearGroups';
import styles from './styles.module.css';

const CLASSES = {
  years: styles.beside ?? '',
  list: 'clean-list',
};

export default function SidebarDesktop({sidebar}: {readonly sidebar: BlogSidebarData}): ReactNode {
  return (
    <aside className="col col--3">
      <nav
        className={clsx(styles.sidebar, 'thin-scrollbar')}
        aria-label="Blog recent posts navigation">
        <div className={styles.title}>{sidebar.title}</div>
        <YearGroups key={sidebar.open} sidebar={sidebar} classes={CLASSES} />
      </nav>
    </aside>
  );
}
