import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {groupByYear} from '../../lib/groupBy';
import {ROW_TAGS} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';
import Badge from '../Badge';
import {formatDate, formatNumber} from '../formats';
import {usePostCount} from '../plurals';
import {KIND_NAMES, postsOfYear} from './texts';
import styles from './styles.module.css';

/**
 * Returns the badge of a post that only `npm run dev` shows.
 *
 * @param hidden "draft", or the date of a scheduled post
 */
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

/** Row of a post. Its only classes are microformats, because a page may have hundreds of rows. */
function Row({post}: {readonly post: PostRow}): ReactNode {
  const {permalink, date, title, hidden, description, kind, minutes, tags} = post;
  return (
    <li className="h-entry">
      <time dateTime={date} className="dt-published">
        {date}
      </time>
      <div>
        <h3>
          <Link to={permalink} className="p-name u-url">
            {title}
          </Link>
          {hidden && (
            <>
              {' '}
              <Badge>{hiddenText(hidden)}</Badge>
            </>
          )}
        </h3>
        {description && <p className="p-summary">{description}</p>}
        <p>
          {kind && <b>{KIND_NAMES[kind]}</b>}
          <span>
            {translate(
              {
                id: 'site.posts.minutes',
                message: '{minutes} min',
                description: 'Reading time of a post in a list',
              },
              {minutes: formatNumber(minutes)},
            )}
          </span>
          {tags.slice(0, ROW_TAGS).map((tag) => (
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
}

/** List of posts, each with date, title, description, kind, reading time and tags. */
export default function PostList({posts}: Props): ReactNode {
  return (
    <ol className={`site-list site-rows site-dated margin-bottom--lg ${styles.list}`}>
      {posts.map((post) => (
        <Row key={post.permalink} post={post} />
      ))}
    </ol>
  );
}

/** Lists of posts with a heading for each year, whose id is the year; newest year first. */
export function PostsByYear({posts}: Props): ReactNode {
  const postCount = usePostCount();
  return groupByYear(posts).map(({year, items}) => (
    <section key={year} aria-label={postsOfYear(year)}>
      <Heading as="h2" id={year} className={styles.year}>
        {year}
        <span className={styles.count}>{postCount(items.length)}</span>
      </Heading>
      <PostList posts={items} />
    </section>
  ));
}
