import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PostRow} from '../../lib/postRow';
import Badge from '../Badge';
import styles from './styles.module.css';

interface Props {
  readonly post: PostRow;
  readonly headingLevel: 'h2' | 'h3';
}

export default function PostListRow({post, headingLevel: Title}: Props): ReactNode {
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={post.date}>
        {post.date}
      </time>
      <div className={styles.body}>
        <Title className={styles.title}>
          <Link to={post.permalink}>{post.title}</Link>
          {post.hidden ? (
            <>
              {' '}
              <Badge>{post.hidden}</Badge>
            </>
          ) : null}
        </Title>
        <p className={styles.description}>{post.description}</p>
        <p className={styles.meta}>
          <span>{post.minutes} min</span>
          {post.tags.map((tag) => (
            <Link key={tag.permalink} to={tag.permalink} className={styles.tag}>
              {tag.label}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}
