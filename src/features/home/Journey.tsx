import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {usePostCount} from '../../components/plurals';
import type {PostSummary, TagLink, YearSummary} from '../../lib/postRows';
import Section from './Section';
import styles from './styles.module.css';

function TagLinks({tags}: {readonly tags: readonly TagLink[]}): ReactNode {
  return tags.map(({label, permalink}, index) => (
    <span key={permalink}>
      {index > 0 && ', '}
      <Link to={permalink}>{label}</Link>
    </span>
  ));
}

function Year({year, count, typicalTags, first, last}: YearSummary): ReactNode {
  const posts = usePostCount()(count);
  const lastLink = <Link to={last.permalink}>{last.title}</Link>;
  return (
    <li className={styles.entry}>
      <p className={styles.year}>
        <SiteLink to={`/blog/archive#${year}`} aria-label={`${year}: ${posts}`}>
          {year}
        </SiteLink>
      </p>
      <div>
        <h3 className="site-underlined">
          {typicalTags.length === 0 ? (
            posts
          ) : (
            <Translate
              id="site.home.topics"
              description="A year on the home page; {posts} is a number, such as “12 posts”"
              values={{posts, topics: <TagLinks key="tags" tags={typicalTags} />}}>
              {'{posts}, with more than usual about {topics}'}
            </Translate>
          )}
        </h3>
        <p>
          {count === 1 ? (
            lastLink
          ) : (
            <Translate
              id="site.home.span"
              description="The first and the last post of a year, on the home page"
              values={{first: <Link to={first.permalink}>{first.title}</Link>, last: lastLink}}>
              {'From {first} to {last}'}
            </Translate>
          )}
        </p>
      </div>
    </li>
  );
}

export default function Journey({years}: Pick<PostSummary, 'years'>): ReactNode {
  const title = translate({
    id: 'site.home.journey',
    message: 'The journey so far',
    description: 'Heading of the years on the home page',
  });
  return (
    years.length > 0 && (
      <Section id="journey" title={title} data-search-skip="">
        <ol className="site-rows site-dated">
          {years.map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </ol>
      </Section>
    )
  );
}
