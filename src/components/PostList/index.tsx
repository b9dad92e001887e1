import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {groupByYear} from '../../lib/groupBy';
import type {PostRow} from '../../lib/postRows';
import Badge from '../Badge';
import {formatDate, formatNumber} from '../formats';
import {usePostCount} from '../plurals';
import {KIND_NAMES, postsOfYear} from './texts';
import styles from './styles.module.css';

/** Returns the reason why only `npm run dev` shows a post. */
function hiddenText(hidden: string): string {
  return hidden === 'draft'
    ? translate({
        id: 'site.posts.draft',
        message: 'Draft',
        description: 'Badge of a post that only the development server shows',
      })
    : translate(
        {
          id: 'site.posts.scheduled',
          message: 'Scheduled for {date}',
          description: 'Badge of a post that only the development server shows',
        },
        {date: formatDate(hidden)},
      );
}

interface RowProps {
  readonly post: PostRow;
  readonly headingLevel: 'h2' | 'h3';
  /** Maximum number of tags. */
  readonly tags: number;
}

/** A post. Has no classes except microformats, because a page may have hundreds of rows. */
function Row({post, headingLevel: Title, tags}: RowProps): ReactNode {
  return (
    <li className="h-entry">
      <time dateTime={post.date} className="dt-published">
        {post.date}
      </time>
      <div>
        <Title>
          <Link to={post.permalink} className="p-name u-url">
            {post.title}
          </Link>
          {post.hidden ? (
            <>
              {' '}
              <Badge>{hiddenText(post.hidden)}</Badge>
            </>
          ) : null}
        </Title>
        {post.description && <p className="p-summary">{post.description}</p>}
        <p>
          {post.kind && <b>{KIND_NAMES[post.kind]}</b>}
          <span>
            {translate(
              {
                id: 'site.posts.minutes',
                message: '{minutes} min',
                description: 'Reading time of a post in a list',
              },
              {minutes: formatNumber(post.minutes)},
            )}
          </span>
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

interface Props {
  readonly posts: readonly PostRow[];
  readonly headingLevel?: 'h2' | 'h3';
  /** Maximum number of tags in a row. @default Infinity */
  readonly tags?: number;
}

/** Posts as rows: date, title, description, kind, reading time, tags. */
export default function PostList({posts, headingLevel = 'h2', tags = Infinity}: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <Row key={post.permalink} post={post} headingLevel={headingLevel} tags={tags} />
      ))}
    </ol>
  );
}

interface YearProps {
  readonly year: string;
  readonly posts: readonly PostRow[];
  readonly tags?: number;
}

/** Posts of a year with a heading, whose id is the year. */
function PostsOfYear({year, posts, tags}: YearProps): ReactNode {
  const postCount = usePostCount();
  return (
    <section aria-label={postsOfYear(year)}>
      <Heading as="h2" id={year} className={styles.year}>
        {year}
        <span className={styles.count}>{postCount(posts.length)}</span>
      </Heading>
      <PostList posts={posts} headingLevel="h3" tags={tags} />
    </section>
  );
}

/** Posts with a heading for each year, newest year first. */
export function PostsByYear({posts, tags}: Pick<Props, 'posts' | 'tags'>): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <PostsOfYear key={year} year={year} posts={items} tags={tags} />
  ));
}
