import Link from '@docusaurus/Link';
import {translateTagsPageTitle, useQueryString} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {countOf} from '../../lib/numbers';
import Button from '../../components/Button';
import EmptyState from '../../components/EmptyState';
import {foldText, wordStartTest} from '../../lib/text';
import {groupBy} from '../../lib/groupBy';
import BlogPage from './BlogPage';
import FilterBox from './FilterBox';
import styles from './tags.module.css';

type Tags = Props['tags'];

/** Number of tags in the list of the most used ones. */
const MAX_TOP_TAGS = 12;

function byLabel(a: Tags[number], b: Tags[number]): number {
  return a.label.localeCompare(b.label, 'en');
}

/** The most used tags, each with a bar whose length is relative to the first tag's. */
function TopTags({tags}: {readonly tags: Tags}): ReactNode {
  const top = [...tags].sort((a, b) => b.count - a.count || byLabel(a, b)).slice(0, MAX_TOP_TAGS);
  const most = top[0]?.count ?? 1;
  return (
    <section aria-label="Most used tags">
      <Heading as="h2" id="most">
        Most used tags
      </Heading>
      <ol className={styles.top}>
        {top.map(({label, permalink, count}) => (
          <li
            key={permalink}
            style={{'--share': `${Math.round((count / most) * 100)}%`} as CSSProperties}>
            <Link to={permalink}>{label}</Link> <span>{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All tags by first letter. Labels that do not begin with a letter are listed under `#`. */
function TagLetters({tags}: {readonly tags: Tags}): ReactNode {
  const letters = groupBy([...tags].sort(byLabel), ({label}) => {
    const letter = foldText(label).charAt(0).toUpperCase();
    return /\p{L}/u.test(letter) ? letter : '#';
  });
  return [...letters].map(([letter, own]) => (
    <section key={letter} aria-label={letter} className={styles.letter}>
      <h2>{letter}</h2>
      <ul>
        {own.map(({label, permalink, count}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link> <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The tags, with a filter box above them. The filter is kept in the address (`?filter=`). */
function FilteredTags({tags}: {readonly tags: Tags}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const prefix = foldText(query.trim().replace(/^#/, ''));
  const matches = wordStartTest(prefix);
  const shown = prefix ? tags.filter(({label}) => matches(foldText(label))) : tags;
  return (
    <>
      <FilterBox
        label="Filter tags"
        placeholder="the start of a word"
        query={query}
        count={prefix ? `${shown.length} of ${tags.length}` : ''}
        onChange={setQuery}
      />
      {shown.length === 0 && (
        <p>
          No tag matches “{query}”.{' '}
          <Button small onClick={() => setQuery('')}>
            Show all tags
          </Button>
        </p>
      )}
      {!prefix && tags.length > MAX_TOP_TAGS && <TopTags tags={tags} />}
      <TagLetters tags={shown} />
    </>
  );
}

const DESCRIPTIONS = ['The tags of the blog. No post has one yet.', 'The only tag of the blog.'];

/** The page that lists all tags of the blog. */
export default function TagIndex({tags, sidebar}: Props): ReactNode {
  const {length} = tags;
  return (
    <BlogPage
      page="blogTagsListPage"
      title={translateTagsPageTitle()}
      description={DESCRIPTIONS[length] ?? `All ${length} tags of the blog, from A to Z.`}
      kicker={countOf(length, 'tag')}
      lead={null}
      breadcrumbs={[{name: 'Tags', permalink: useSiteAddress('/blog/tags')}]}
      sidebar={sidebar}>
      {length === 0 ? (
        <EmptyState>No post has a tag yet.</EmptyState>
      ) : (
        <FilteredTags tags={tags} />
      )}
    </BlogPage>
  );
}
