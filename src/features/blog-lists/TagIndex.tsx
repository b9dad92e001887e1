import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, ThemeClassNames, useQueryString} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {useId} from 'react';
import PageHeader from '../../components/PageHeader';
import {foldText} from '../../lib/foldText';
import {groupBy} from '../../lib/groupBy';
import {countOf} from '../../lib/numbers';
import filterStyles from './filter.module.css';
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

/** All tags under a box that narrows them; what is typed stands in the address (`?filter=`). */
export default function TagIndex({tags, sidebar}: Props): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const inputId = useId();
  const wanted = foldText(query.trim().replace(/^#/, ''));
  const shown = wanted ? tags.filter(({label}) => foldText(label).includes(wanted)) : tags;
  return (
    <HtmlClassNameProvider
      className={`${ThemeClassNames.wrapper.blogPages} ${ThemeClassNames.page.blogTagsListPage}`}>
      <BlogLayout sidebar={sidebar}>
        <PageHeader kicker={countOf(tags.length, 'tag')} title="Tags" />
        <search className={filterStyles.filter}>
          <label htmlFor={inputId}>Filter tags</label>
          <input
            id={inputId}
            type="search"
            value={query}
            maxLength={64}
            autoComplete="off"
            placeholder="part of a name"
            onChange={(event) => setQuery(event.target.value)}
          />
          <output htmlFor={inputId}>{wanted ? `${shown.length} of ${tags.length}` : ''}</output>
        </search>
        {shown.length === 0 && tags.length > 0 && (
          <p>
            No tag matches “{query}”.{' '}
            <button type="button" className={styles.clear} onClick={() => setQuery('')}>
              Show all tags
            </button>
          </p>
        )}
        {!wanted && tags.length > MAX_STRONG && <StrongTags tags={tags} />}
        <TagLetters tags={shown} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
