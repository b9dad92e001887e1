import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import calendar from '@generated/docusaurus-plugin-content-blog/default/calendar.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {countOf} from '../../lib/numbers';
import {ButtonLink} from '../../components/Button';
import CommitCalendar from '../../components/CommitCalendar';
import CoverArt from '../../components/CoverArt';
import {NoPosts} from '../../components/EmptyState';
import FollowLinks from '../../components/FollowLinks';
import {beliefs} from '../../data/beliefs';
import {useOwner} from '../../hooks/useOwner';
import {useFeaturedPosts} from '../../hooks/useFeaturedPosts';
import {usePostSummary} from '../../hooks/usePostSummary';
import {formatDate} from '../../lib/dates';
import {POST_KINDS} from '../../lib/postRows';
import type {DatedPost, FeaturedPost, PostRow} from '../../lib/postRows';
import Journey from './Journey';
import styles from './styles.module.css';

/** Number of posts below the calendar. */
const MAX_LATEST = 5;

function Hero(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const {name, tagline, description} = useOwner();
  return (
    <header>
      <p className={styles.prompt}>
        <span aria-hidden="true">$ </span>
        {title}
      </p>
      <Heading as="h1" className={styles.title}>
        {tagline}
      </Heading>
      <p className={styles.lead}>{description}</p>
      <p className={styles.by}>Written by {name}.</p>
      <p className={styles.actions}>
        <ButtonLink to="/blog" primary>
          Read the blog
        </ButtonLink>
        <ButtonLink to="/subscribe">Follow</ButtonLink>
      </p>
    </header>
  );
}

const calendarPosts = calendar as readonly DatedPost[];
const shownYears = new Set(calendarPosts.map(({date}) => date.slice(0, 4)));

interface TeaserProps {
  readonly post: PostRow;
  readonly headingLevel: 'h2' | 'h3';
  /** Text before the date, such as "Newest: ". */
  readonly prefix?: string | undefined;
}

/** A post with its cover. */
function Teaser({post, headingLevel, prefix}: TeaserProps): ReactNode {
  const {title, permalink, date, description, minutes, kind, cover} = post;
  return (
    <>
      {cover && (
        <div className={styles.cover}>
          <CoverArt file={cover} />
        </div>
      )}
      <div>
        <p className={styles.meta}>
          {prefix}
          {kind && `${POST_KINDS[kind]} · `}
          <time dateTime={date} className="dt-published">
            {headingLevel === 'h3' ? date : formatDate(date)}
          </time>{' '}
          · {minutes} min read
        </p>
        <Heading as={headingLevel} className={styles.teaserTitle}>
          <Link to={permalink} className="p-name u-url">
            {title}
          </Link>
        </Heading>
        <p className={clsx('p-summary', styles.description)}>{description}</p>
      </div>
    </>
  );
}

interface OpeningProps {
  readonly post: FeaturedPost;
  readonly isFeatured: boolean;
}

/** The first featured post with its plot, or the newest post if none is featured. */
function Opening({post, isFeatured}: OpeningProps): ReactNode {
  const label = isFeatured ? 'Featured post' : 'Newest post';
  return (
    <section aria-label={label} className={clsx('h-entry', styles.newest)} data-search-skip="">
      {post.plot ? (
        <>
          <figure className={`plot ${styles.plot}`}>
            <div dangerouslySetInnerHTML={{__html: post.plot.html}} />
            <figcaption>{post.plot.title}</figcaption>
          </figure>
          <Teaser post={{...post, cover: undefined}} headingLevel="h2" />
        </>
      ) : (
        <Teaser post={post} headingLevel="h2" prefix={isFeatured ? undefined : 'Newest: '} />
      )}
    </section>
  );
}

function Beliefs(): ReactNode {
  return (
    <section aria-label="What I believe" className={styles.section}>
      <Heading as="h2" id="beliefs">
        What I believe
      </Heading>
      <ul className={styles.beliefs}>
        {beliefs.map(({title, text}) => (
          <li key={title} className={styles.belief}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Home(): ReactNode {
  const {total, years, latest} = usePostSummary();
  const [featured] = useFeaturedPosts();
  const opening = featured ?? latest[0];
  const others = latest
    .filter(({permalink}) => permalink !== opening?.permalink)
    .slice(0, MAX_LATEST);
  return (
    <main className={`container ${styles.home}`}>
      <div className={styles.opening}>
        <Hero />
        {opening && <Opening post={opening} isFeatured={opening === featured} />}
      </div>
      {total === 0 ? (
        <NoPosts />
      ) : (
        <section aria-label="Posts by day" className={styles.section} data-search-skip="">
          <Heading as="h2" id="calendar">
            Posts by day
          </Heading>
          <CommitCalendar
            posts={calendarPosts}
            archivedYears={years.map(({year}) => year).filter((year) => !shownYears.has(year))}
            label="Posts by day"
          />
        </section>
      )}
      {others.length > 0 && (
        <section
          aria-label="Latest posts"
          className={clsx('h-feed', styles.section)}
          data-search-skip="">
          <Heading as="h2" id="latest">
            <span className="p-name">Latest posts</span>
          </Heading>
          <ol className={styles.latest}>
            {others.map((post) => (
              <li key={post.permalink} className="h-entry">
                <Teaser post={post} headingLevel="h3" />
              </li>
            ))}
          </ol>
          {total > latest.length && (
            <ButtonLink to="/blog">All {countOf(total, 'post')}</ButtonLink>
          )}
        </section>
      )}
      {beliefs.length > 0 && <Beliefs />}
      <Journey years={years} />
      <section aria-label="Ways to follow" className={styles.section} data-search-skip="">
        <Heading as="h2" id="follow">
          Ways to follow
        </Heading>
        <FollowLinks />
        <ButtonLink to="/subscribe">More ways to follow</ButtonLink>
      </section>
    </main>
  );
}
