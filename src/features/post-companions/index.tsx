import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {useId} from 'react';
import Fold from '../../components/Fold';
import {CHANGES_ANCHOR, usePostCompanions} from '../../hooks/usePostCompanions';
import {splitBacklinks} from '../../lib/content-index/findBacklinks';
import type {Backlink, PostChange, RelatedPost, SeriesPlace} from '../../lib/content-index/types';
import {formatDate} from '../../lib/dates';
import {sentenceAddress} from '../../lib/sentenceAddress';
import styles from './styles.module.css';

interface CompanionProps {
  readonly title: string;
  /** What the address of the region ends in, where something links to it. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A named region under a post. Its heading is a plain one, without the theme's anchor: the table of
 * contents follows only headings that have it.
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

/** What changed in a post after it appeared, the last change first. */
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
  /** Whether each says its day. */
  readonly isDated: boolean;
}

/** Pages that link here, each with the sentence of the link, which the title leads to. */
function BacklinkList({links, isDated}: ListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({title, permalink, date, sentence}) => (
        <li key={permalink}>
          {isDated && date && (
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

/** One more than this is shown too: a fold for a single entry saves nothing. */
const MAX_SHOWN = 5;

interface BacklinksProps {
  readonly title: string;
  readonly links: readonly Backlink[];
  readonly isDated?: boolean;
}

/** Pages that link here. Of a post that many mention, all but the first few are folded. */
function Backlinks({title, links, isDated = false}: BacklinksProps): ReactNode {
  const shown = links.length > MAX_SHOWN + 1 ? MAX_SHOWN : links.length;
  const folded = links.slice(shown);
  return (
    <Companion title={title}>
      <BacklinkList links={links.slice(0, shown)} isDated={isDated} />
      {folded.length > 0 && (
        <Fold title={`${folded.length} more`}>
          <BacklinkList links={folded} isDated={isDated} />
        </Fold>
      )}
    </Companion>
  );
}

/** Which series a post is part of, at what place, and the way to the parts beside it. */
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

/** Why a post stands among the related ones: its tags, else its wording. */
function relatedReason({sharedTags, sharedWords}: RelatedPost): string {
  return sharedTags.length > 0
    ? `Both about ${sharedTags.join(' and ')}`
    : `Similar wording: ${sharedWords.join(', ')}`;
}

/** Posts that are near this one, each with the reason. */
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

/** How many related posts are shown beside a post. */
const MAX_BESIDE = 3;

/** The titles of the nearest posts, for the column beside a post on wide screens. */
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
 * Under a post: what changed in it, what later posts say of it, its series, related posts, and the
 * other pages that mention it. No part is ever empty.
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
        <Backlinks title="Newer posts that mention this" links={later} isDated />
      )}
      {series && <SeriesBox series={series} />}
      {related.length > 0 && <RelatedPosts posts={related} />}
      {others.length > 0 && <Backlinks title="Mentioned in" links={others} />}
    </div>
  );
}
