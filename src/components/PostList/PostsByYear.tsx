import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {groupByYear} from '../../lib/groupByYear';
import type {PostRow} from '../../lib/postRow';
import PostList from './index';
import styles from './styles.module.css';

/** Posts under a heading a year, newest year first; the heading's anchor is the year. */
export default function PostsByYear({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <section key={year} aria-label={`Posts of ${year}`}>
      <Heading as="h2" id={year} className={styles.year}>
        {year}
        <span className={styles.count}>
          {items.length} {items.length === 1 ? 'post' : 'posts'}
        </span>
      </Heading>
      <PostList posts={items} headingLevel="h3" />
    </section>
  ));
}
