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

/** Tags that the page begins with: those on most posts. */
const MAX_STRONG = 12;

function byLabel(a: Tags[number], b: Tags[number]): number {
  return a.label.localeCompare(b.label, 'en');
}

/** The tags on most posts, each with a bar as long as its share of the first one's posts. */
function StrongTags({tags}: {readonly tags: Tags}): ReactNode {
  const strong = [...tags].sort((a, b) => b.count - a.count || byLabel(a, b)).slice(0, MAX_STRONG);
  const most = strong[0]?.count ?? 1;
  return (
    <section aria-label="Written about most">
      <Heading as="h2" id="most">
        Written about most
      </Heading>
      <ol className={styles.strong}>
        {strong.map(({label, permalink, count}) => (
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

/** Every tag under its letter; a label that begins with none stands under `#`. */
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

/** Tags under a box that narrows them; what is typed stands in the address (`?filter=`). */
function FilteredTags({tags}: {readonly tags: Tags}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const wanted = foldText(query.trim().replace(/^#/, ''));
  const isWanted = wordStartTest(wanted);
  const shown = wanted ? tags.filter(({label}) => isWanted(foldText(label))) : tags;
  return (
    <>
      <FilterBox
        label="Filter tags"
        placeholder="the start of a word"
        query={query}
        count={wanted ? `${shown.length} of ${tags.length}` : ''}
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
      {!wanted && tags.length > MAX_STRONG && <StrongTags tags={tags} />}
      <TagLetters tags={shown} />
    </>
  );
}

const DESCRIPTIONS = [
  'The tags of the blog, from A to Z, once its posts have any.',
  'The tag of the blog.',
];

/** All tags of the blog. */
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
