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

/** Returns the badge of a post that only `npm run dev` shows; see `PostRow.hidden`. */
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
  readonly maxTags: number;
}

/** Row of a post. Its only classes are microformats, because a page may have hundreds of rows. */
function Row({post, headingLevel: Title, maxTags}: RowProps): ReactNode {
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
          {post.tags.slice(0, maxTags).map((tag) => (
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
  readonly maxTags?: number;
}

/** List of posts, each with date, title, description, kind, reading time and tags. */
export default function PostList({
  posts,
  headingLevel = 'h2',
  maxTags = Infinity,
}: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <Row key={post.permalink} post={post} headingLevel={headingLevel} maxTags={maxTags} />
      ))}
    </ol>
  );
}

interface YearProps {
  readonly year: string;
  readonly posts: readonly PostRow[];
  readonly maxTags?: number;
}

/** List of a year's posts, with a heading whose id is the year. */
function PostsOfYear({year, posts, maxTags}: YearProps): ReactNode {
  const postCount = usePostCount();
  return (
    <section aria-label={postsOfYear(year)}>
      <Heading as="h2" id={year} className={styles.year}>
        {year}
        <span className={styles.count}>{postCount(posts.length)}</span>
      </Heading>
      <PostList posts={posts} headingLevel="h3" maxTags={maxTags} />
    </section>
  );
}

/** Lists of posts with a heading for each year, newest year first. */
export function PostsByYear({posts, maxTags}: Pick<Props, 'posts' | 'maxTags'>): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <PostsOfYear key={year} year={year} posts={items} maxTags={maxTags} />
  ));
}
