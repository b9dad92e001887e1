import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PostRow} from '../../lib/postRow';
import Badge from '../Badge';

interface Props {
  readonly post: PostRow;
  readonly headingLevel: 'h2' | 'h3';
  /** Tags shown at most. */
  readonly tags: number;
}

/** Its elements have no classes of their own: a page may hold hundreds of rows. */
export default function PostListRow({post, headingLevel: Title, tags}: Props): ReactNode {
  return (
    <li>
      <time dateTime={post.date}>{post.date}</time>
      <div>
        <Title>
          <Link to={post.permalink}>{post.title}</Link>
          {post.hidden ? (
            <>
              {' '}
              <Badge>{post.hidden}</Badge>
            </>
          ) : null}
        </Title>
        {post.description && <p>{post.description}</p>}
        <p>
          <span>{`${post.minutes} min`}</span>
          {post.tags.slice(0, tags).map((tag) => (
            <Link key={tag.permalink} to={tag.permalink}>
              {tag.label}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}
