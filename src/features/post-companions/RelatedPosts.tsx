import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {RelatedPost} from '../../lib/content-index/types';
import Companion from './Companion';
import {relatedReason} from './relatedReason';
import styles from './styles.module.css';

/** Posts that are near this one, each with the reason. */
export default function RelatedPosts({posts}: {readonly posts: readonly RelatedPost[]}): ReactNode {
  return (
    <Companion title="Related posts">
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.permalink}>
            <Link to={post.permalink} className={styles.link}>
              {post.title}
            </Link>
            <p className={styles.reason}>{relatedReason(post)}</p>
          </li>
        ))}
      </ul>
    </Companion>
  );
}
