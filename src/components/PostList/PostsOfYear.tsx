import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {PostRow} from '../../lib/postRow';
import PostList from './index';
import styles from './styles.module.css';

interface Props {
  readonly year: string;
  /** Posts that the heading counts; more than are here where a year comes in pieces. */
  readonly count: number;
  readonly posts: readonly PostRow[];
  /** Whether these go on a year whose heading stands above. */
  readonly goesOn?: boolean;
  readonly tags?: number;
}

/** Posts of a year under its heading, whose anchor is the year. */
export default function PostsOfYear({year, count, posts, goesOn, tags}: Props): ReactNode {
  return (
    <section aria-label={goesOn ? `More posts of ${year}` : `Posts of ${year}`}>
      {!goesOn && (
        <Heading as="h2" id={year} className={styles.year}>
          {year}
          <span className={styles.count}>{`${count} ${count === 1 ? 'post' : 'posts'}`}</span>
        </Heading>
      )}
      <PostList posts={posts} headingLevel="h3" tags={tags} />
    </section>
  );
}
