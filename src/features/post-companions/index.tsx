import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {formatDate, formatNumber, locale} from '../../components/formats';
import {CHANGES_ANCHOR, usePostCompanions} from '../../hooks/usePostCompanions';
import {splitBacklinks} from './findBacklinks';
import type {PostChange, RelatedPost, SeriesPlace} from '../../lib/postCompanions';
import Backlinks from './Backlinks';
import Companion from './Companion';
import styles from './styles.module.css';

/** Changes made to a post after publication, latest first. */
function Changes({changes}: {readonly changes: readonly PostChange[]}): ReactNode {
  return (
    <Companion
      title={translate({
        id: 'site.companions.changes',
        message: 'What changed',
        description: 'Heading below a post',
      })}
      anchor={CHANGES_ANCHOR}>
      <ul className={`site-list site-rows ${styles.list}`}>
        {changes.toReversed().map(({date, text}) => (
          <li key={date + text}>
            <time dateTime={date}>{formatDate(date)}</time>
            {text}
          </li>
        ))}
      </ul>
    </Companion>
  );
}

function SeriesBox({series}: {readonly series: SeriesPlace}): ReactNode {
  const {label, position, total, previous, next} = series;
  const neighbors = [
    {
      name: translate({
        id: 'site.companions.previous',
        message: 'Previous',
        description: 'Before a link in a series',
      }),
      rel: 'prev',
      post: previous,
    },
    {
      name: translate({
        id: 'site.companions.next',
        message: 'Next',
        description: 'Before a link in a series',
      }),
      rel: 'next',
      post: next,
    },
  ];
  return (
    <Companion
      title={translate(
        {
          id: 'site.companions.series',
          message: 'Series: {name}',
          description: 'Heading below a post that belongs to a series',
        },
        {name: label},
      )}
      className={`site-box ${styles.series}`}>
      <p className="site-meta">
        {translate(
          {
            id: 'site.companions.part',
            message: 'Part {position} of {total}',
            description: 'Position of a post in its series',
          },
          {position: formatNumber(position), total: formatNumber(total)},
        )}
      </p>
      <ul className="clean-list">
        {neighbors.map(
          ({name, rel, post}) =>
            post && (
              <li key={rel}>
                <span className="site-meta">{name}</span>{' '}
                <Link to={post.permalink} rel={rel}>
                  {post.title}
                </Link>
              </li>
            ),
        )}
      </ul>
    </Companion>
  );
}

/** Returns the reason why a post is related: shared tags, or else similar wording. */
function relatedReason({sharedTags, sharedWords}: RelatedPost): string {
  return sharedTags.length > 0
    ? translate(
        {
          id: 'site.companions.tags',
          message: 'Both about {tags}',
          description: 'Reason why a post is related: tags, joined by “and”',
        },
        {tags: new Intl.ListFormat(locale).format(sharedTags)},
      )
    : translate(
        {
          id: 'site.companions.words',
          message: 'Similar wording: {words}',
          description: 'Reason why a post is related: words',
        },
        {words: sharedWords.join(', ')},
      );
}

const relatedTitle = (): string =>
  translate({
    id: 'site.companions.related',
    message: 'Related posts',
    description: 'Heading below and beside a post',
  });

function RelatedPosts({posts}: {readonly posts: readonly RelatedPost[]}): ReactNode {
  return (
    <Companion title={relatedTitle()}>
      <ul className={`site-list site-rows ${styles.list}`}>
        {posts.map((post) => (
          <li key={post.permalink}>
            <Link to={post.permalink} className={styles.link}>
              {post.title}
            </Link>
            <p className="site-meta margin--none">{relatedReason(post)}</p>
          </li>
        ))}
      </ul>
    </Companion>
  );
}

/** Links to the most closely related posts, for the column beside a post on wide screens. */
export function RelatedLinks(): ReactNode {
  const id = useId();
  const posts = usePostCompanions()?.related ?? [];
  if (posts.length === 0) {
    return null;
  }
  return (
    <nav aria-labelledby={id} className={styles.beside}>
      <p id={id}>{relatedTitle()}</p>
      <ul className="clean-list">
        {posts.map(({permalink, title}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sections below a post: its changes, series, related posts, and pages that mention it. */
export default function PostCompanions(): ReactNode {
  const {metadata} = useBlogPost();
  const {series, related = [], backlinks = [], changes = []} = usePostCompanions() ?? {};
  if (!series && [related, backlinks, changes].every(({length}) => length === 0)) {
    return null;
  }
  const {newer, others} = splitBacklinks(backlinks, metadata.date.slice(0, 10));
  return (
    <div className={`no-print ${styles.companions}`}>
      {changes.length > 0 && <Changes changes={changes} />}
      <Backlinks
        title={translate({
          id: 'site.companions.later',
          message: 'Newer posts that mention this',
          description: 'Heading below a post',
        })}
        links={newer}
      />
      {series && <SeriesBox series={series} />}
      {related.length > 0 && <RelatedPosts posts={related} />}
      <Backlinks
        title={translate({
          id: 'site.companions.mentions',
          message: 'Mentioned in',
          description: 'Heading below a post',
        })}
        links={others}
      />
    </div>
  );
}
