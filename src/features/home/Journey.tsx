import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {countOf} from '../../lib/numbers';
import type {PostSummary, TagLink, YearSummary} from '../../lib/postRows';
import styles from './styles.module.css';

function Topics({topics}: {readonly topics: readonly TagLink[]}): ReactNode {
  return topics.map(({label, permalink}, index) => (
    <span key={permalink}>
      {index > 0 && ', '}
      <Link to={permalink}>{label}</Link>
    </span>
  ));
}

function Year({year, count, topics, first, last}: YearSummary): ReactNode {
  return (
    <li className={styles.entry}>
      <p className={styles.year}>
        <SiteLink to={`/blog/archive#${year}`} aria-label={`${year}: ${countOf(count, 'post')}`}>
          {year}
        </SiteLink>
      </p>
      <div>
        <h3>
          {countOf(count, 'post')}
          {topics.length > 0 && (
            <>
              , more often than usual about <Topics topics={topics} />
            </>
          )}
        </h3>
        <p>
          {count === 1 ? null : (
            <>
              From <Link to={first.permalink}>{first.title}</Link> to{' '}
            </>
          )}
          <Link to={last.permalink}>{last.title}</Link>
        </p>
      </div>
    </li>
  );
}

/** The years of the blog, each with its number of posts, prominent topics, first and last post. */
export default function Journey({years}: Pick<PostSummary, 'years'>): ReactNode {
  return (
    years.length > 0 && (
      <section aria-label="The journey so far" className={styles.section} data-search-skip="">
        <Heading as="h2" id="journey">
          The journey so far
        </Heading>
        <ol className={styles.journey}>
          {years.map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </ol>
      </section>
    )
  );
}
