import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import calendar from '@generated/docusaurus-plugin-content-blog/default/calendar.json';
import summary from '@generated/docusaurus-plugin-content-blog/default/summary.json';
import featuredPosts from '@generated/featured-posts/default/posts.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import CommitCalendar from '../../components/CommitCalendar';
import CoverArt from '../../components/CoverArt';
import {NoPosts} from '../../components/EmptyState';
import FollowLinks from '../../components/FollowLinks';
import {KIND_NAMES, latestPostsTitle, readingTime} from '../../components/PostList/texts';
import {formatDate} from '../../components/formats';
import {usePlural} from '../../components/plurals';
import {beliefs} from '../../data/beliefs';
import {useOwner} from '../../hooks/useOwner';
import type {FeaturedPost, PostRow} from '../../lib/postRows';
import Journey from './Journey';
import Section from './Section';
import styles from './styles.module.css';

function Hero(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const {name, tagline, description} = useOwner();
  return (
    <header>
      <p className={clsx('site-meta', styles.prompt)}>
        <span aria-hidden="true">$ </span>
        {title}
      </p>
      <Heading as="h1" className={styles.title}>
        {tagline}
      </Heading>
      <p className={styles.lead}>{description}</p>
      <p className="site-meta margin-bottom--lg">
        <Translate id="site.home.by" description="Author, on the home page" values={{name}}>
          {'Written by {name}.'}
        </Translate>
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/blog" primary>
          <Translate id="site.home.read" description="Main link of the home page">
            Read the blog
          </Translate>
        </ButtonLink>
        <ButtonLink to="/subscribe">
          <Translate id="site.home.followLink" description="Second link of the home page">
            Follow
          </Translate>
        </ButtonLink>
      </p>
    </header>
  );
}

const calendarYears = new Set(calendar.map(({date}) => date.slice(0, 4)));

interface TeaserProps {
  readonly post: PostRow;
  readonly headingLevel: 'h2' | 'h3';
  /** Text before the date, such as "Newest: ". */
  readonly prefix?: string | undefined;
}

function Teaser({post, headingLevel, prefix}: TeaserProps): ReactNode {
  const {title, permalink, date, description, minutes, kind, cover} = post;
  // Rows of a list have the short form of the date.
  const shownDate = headingLevel === 'h3' ? date : formatDate(date);
  return (
    <>
      {cover && (
        <div className={`site-box ${styles.cover}`}>
          <CoverArt file={cover} />
        </div>
      )}
      <div>
        <p className={clsx('site-meta', styles.meta)}>
          {prefix}
          {kind && `${KIND_NAMES[kind]} · `}
          <time dateTime={date} className="dt-published">
            {shownDate}
          </time>{' '}
          · {readingTime(minutes)}
        </p>
        <Heading as={headingLevel} className={clsx('site-titles', styles.teaserTitle)}>
          <Link to={permalink} className="p-name u-url">
            {title}
          </Link>
        </Heading>
        <p className={`p-summary site-note ${styles.description}`}>{description}</p>
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
  const label = isFeatured
    ? translate({
        id: 'site.home.featured',
        message: 'Featured post',
        description: 'Accessible name of the featured post on the home page',
      })
    : translate({
        id: 'site.home.newest',
        message: 'Newest post',
        description: 'Accessible name of the newest post on the home page',
      });
  const prefix = translate({
    id: 'site.home.newestPrefix',
    message: 'Newest: ',
    description: 'Before the date of the newest post on the home page',
  });
  return (
    <section aria-label={label} className={clsx('h-entry', styles.firstPost)} data-search-skip="">
      {post.plot ? (
        <>
          <figure className={`plot ${styles.plot}`}>
            <div dangerouslySetInnerHTML={{__html: post.plot.html}} />
            <figcaption>{post.plot.title}</figcaption>
          </figure>
          <Teaser post={{...post, cover: undefined}} headingLevel="h2" />
        </>
      ) : (
        <Teaser post={post} headingLevel="h2" prefix={isFeatured ? undefined : prefix} />
      )}
    </section>
  );
}

function Beliefs(): ReactNode {
  const title = translate({
    id: 'site.home.beliefs',
    message: 'What I believe',
    description: 'Heading of the beliefs on the home page',
  });
  return (
    <Section id="beliefs" title={title}>
      <ul className={clsx('clean-list margin--none', styles.beliefs)}>
        {beliefs.map(({title, text}) => (
          <li key={title} className={styles.belief}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function Home(): ReactNode {
  const {total, years, latest} = summary;
  const [featured] = featuredPosts;
  const opening = featured ?? latest[0];
  // `latest` has one post more than the list has room for, because it usually includes the opening post.
  const listedPosts = latest
    .filter(({permalink}) => permalink !== opening?.permalink)
    .slice(0, latest.length - 1);
  const calendarTitle = translate({
    id: 'site.home.calendar',
    message: 'Posts by day',
    description: 'Heading of the calendar on the home page',
  });
  const followTitle = translate({
    id: 'site.follow.title',
    message: 'Ways to follow',
    description: 'Heading of the ways to follow, and the line above the title of their page',
  });
  const allPosts = usePlural(
    translate({
      id: 'site.home.all',
      message: 'All {count} posts',
      description: 'Link from the home page to the blog',
    }),
  );
  return (
    <main className={`container ${styles.home}`}>
      <div className={styles.opening}>
        <Hero />
        {opening && <Opening post={opening} isFeatured={opening === featured} />}
      </div>
      {total === 0 ? (
        <NoPosts />
      ) : (
        <Section id="calendar" title={calendarTitle} data-search-skip="">
          <CommitCalendar
            posts={calendar}
            archivedYears={years.map(({year}) => year).filter((year) => !calendarYears.has(year))}
            label={calendarTitle}
          />
        </Section>
      )}
      {listedPosts.length > 0 && (
        <Section id="latest" title={latestPostsTitle()} className="h-feed" data-search-skip="">
          <ol className={`site-rows margin-bottom--lg ${styles.latest}`}>
            {listedPosts.map((post) => (
              <li key={post.permalink} className="h-entry">
                <Teaser post={post} headingLevel="h3" />
              </li>
            ))}
          </ol>
          {total > latest.length && <ButtonLink to="/blog">{allPosts(total)}</ButtonLink>}
        </Section>
      )}
      {beliefs.length > 0 && <Beliefs />}
      <Journey years={years} />
      <Section id="follow" title={followTitle} data-search-skip="">
        <FollowLinks />
        <ButtonLink to="/subscribe">
          <Translate id="site.home.moreWays" description="Link below the feeds on the home page">
            More ways to follow
          </Translate>
        </ButtonLink>
      </Section>
    </main>
  );
}
