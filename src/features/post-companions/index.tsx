import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {useId} from 'react';
import Fold from '../../components/Fold';
import {CHANGES_ANCHOR, usePostCompanions} from '../../hooks/usePostCompanions';
import {splitBacklinks} from './findBacklinks';
import type {Backlink, PostChange, RelatedPost, SeriesPlace} from '../../lib/postCompanions';
import {formatDate} from '../../lib/dates';
import {sentenceAddress} from './sentenceAddress';
import styles from './styles.module.css';

interface CompanionProps {
  readonly title: string;
  /** Id of the region, if something links to it. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A labeled region under a post. Its heading has no anchor from the theme, so that the table of
 * contents ignores it.
 */
function Companion({title, anchor, className, children}: CompanionProps): ReactNode {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Changes made to a post after publication, latest first. */
function Changes({changes}: {readonly changes: readonly PostChange[]}): ReactNode {
  return (
    <Companion title="What changed" anchor={CHANGES_ANCHOR}>
      <ul className={styles.list}>
        {changes.toReversed().map(({date, text}) => (
          <li key={date + text}>
            <time dateTime={date} className={styles.day}>
              {formatDate(date)}
            </time>
            {text}
          </li>
        ))}
      </ul>
    </Companion>
  );
}

interface ListProps {
  readonly links: readonly Backlink[];
  /** True to show the date of each page. */
  readonly showDates: boolean;
}

/** Pages that link here, each with the sentence of the link. The title leads to that sentence. */
function BacklinkList({links, showDates}: ListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({title, permalink, date, sentence}) => (
        <li key={permalink}>
          {showDates && date && (
            <time dateTime={date} className={styles.day}>
              {formatDate(date)}
            </time>
          )}
          <a href={sentenceAddress(permalink, sentence)} className={styles.link}>
            {title}
          </a>
          <blockquote className={styles.sentence}>{sentence}</blockquote>
        </li>
      ))}
    </ul>
  );
}

/** Number of entries before the rest is folded. A single further entry is shown too. */
const MAX_SHOWN = 5;

interface BacklinksProps {
  readonly title: string;
  readonly links: readonly Backlink[];
  readonly showDates?: boolean;
}

/** Pages that link here. If there are many, all but the first few are folded. */
function Backlinks({title, links, showDates = false}: BacklinksProps): ReactNode {
  const shown = links.length > MAX_SHOWN + 1 ? MAX_SHOWN : links.length;
  const folded = links.slice(shown);
  return (
    <Companion title={title}>
      <BacklinkList links={links.slice(0, shown)} showDates={showDates} />
      {folded.length > 0 && (
        <Fold title={`${folded.length} more`}>
          <BacklinkList links={folded} showDates={showDates} />
        </Fold>
      )}
    </Companion>
  );
}

/** The post's series and position in it, with links to the previous and the next part. */
function SeriesBox({series}: {readonly series: SeriesPlace}): ReactNode {
  const {label, position, total, previous, next} = series;
  return (
    <Companion title={`Series: ${label}`} className={styles.series}>
      <p className={styles.place}>
        Part {position} of {total}
      </p>
      <ul className={styles.parts}>
        {previous && (
          <li>
            <span className={styles.direction}>Previous</span>{' '}
            <Link to={previous.permalink} rel="prev">
              {previous.title}
            </Link>
          </li>
        )}
        {next && (
          <li>
            <span className={styles.direction}>Next</span>{' '}
            <Link to={next.permalink} rel="next">
              {next.title}
            </Link>
          </li>
        )}
      </ul>
    </Companion>
  );
}

/** Reason why a post is related: shared tags, or else similar wording. */
function relatedReason({sharedTags, sharedWords}: RelatedPost): string {
  return sharedTags.length > 0
    ? `Both about ${sharedTags.join(' and ')}`
    : `Similar wording: ${sharedWords.join(', ')}`;
}

/** Related posts, each with the reason. */
function RelatedPosts({posts}: {readonly posts: readonly RelatedPost[]}): ReactNode {
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

/** Number of related posts shown beside a post. */
const MAX_BESIDE = 3;

/** Links to the most closely related posts, for the column beside a post on wide screens. */
export function RelatedLinks(): ReactNode {
  const id = useId();
  const posts = usePostCompanions()?.related?.slice(0, MAX_BESIDE) ?? [];
  if (posts.length === 0) {
    return null;
  }
  return (
    <nav aria-labelledby={id} className={styles.beside}>
      <p id={id}>Related posts</p>
      <ul>
        {posts.map(({permalink, title}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Sections under a post: its changes, newer posts that mention it, its series, related posts, and
 * other pages that mention it. Empty sections are left out.
 */
export default function PostCompanions(): ReactNode {
  const {metadata} = useBlogPost();
  const {series, related = [], backlinks = [], changes = []} = usePostCompanions() ?? {};
  if (!series && [related, backlinks, changes].every(({length}) => length === 0)) {
    return null;
  }
  const {later, others} = splitBacklinks(backlinks, metadata.date.slice(0, 10));
  return (
    <div className={styles.companions}>
      {changes.length > 0 && <Changes changes={changes} />}
      {later.length > 0 && (
        <Backlinks title="Newer posts that mention this" links={later} showDates />
      )}
      {series && <SeriesBox series={series} />}
      {related.length > 0 && <RelatedPosts posts={related} />}
      {others.length > 0 && <Backlinks title="Mentioned in" links={others} />}
    </div>
  );
}
