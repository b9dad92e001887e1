import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {translateTagsPageTitle, useQueryString} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {locale} from '../../components/formats';
import {usePlural} from '../../components/plurals';
import EmptyState from '../../components/EmptyState';
import {foldText} from '../../lib/text';
import {groupBy} from '../../lib/groupBy';
import BlogPage from './BlogPage';
import {filterTags} from './filterTags';
import FilterBox from './FilterBox';
import styles from './tags.module.css';

type Tags = Readonly<Props['tags']>;

const MAX_TOP_TAGS = 12;

function byLabel(a: Tags[number], b: Tags[number]): number {
  return a.label.localeCompare(b.label, locale);
}

/** The most used tags. A bar below each shows its number of posts, relative to the first tag. */
function TopTags({tags}: {readonly tags: Tags}): ReactNode {
  const top = [...tags].sort((a, b) => b.count - a.count || byLabel(a, b)).slice(0, MAX_TOP_TAGS);
  const maxCount = top[0]?.count ?? 1;
  const title = translate({
    id: 'site.tags.most',
    message: 'Most used tags',
    description: 'Heading on the tags page',
  });
  return (
    <section aria-label={title}>
      <Heading as="h2" id="most">
        {title}
      </Heading>
      <ol className={`site-list ${styles.top}`}>
        {top.map(({label, permalink, count}) => (
          <li
            key={permalink}
            style={{'--share': `${Math.round((count / maxCount) * 100)}%`} as CSSProperties}>
            <Link to={permalink}>{label}</Link> <span className="site-meta">{count}</span>
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
  return [...letters].map(([letter, tagsOfLetter]) => (
    <section key={letter} aria-label={letter} className={styles.letter}>
      <h2 className="site-meta">{letter}</h2>
      <ul className="site-list">
        {tagsOfLetter.map(({label, permalink, count}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link> <span className="site-meta">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The tags below a filter box. The query parameter `filter` contains the filter. */
function FilteredTags({tags}: {readonly tags: Tags}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const matchingTags = filterTags(tags, query);
  const isFiltered = matchingTags !== tags;
  return (
    <>
      <FilterBox
        label={translate({
          id: 'site.filter.tags',
          message: 'Filter tags',
          description: 'Label of the tag filter',
        })}
        placeholder={translate({
          id: 'site.filter.tags.placeholder',
          message: 'the start of a word',
          description: 'Placeholder in the tag filter',
        })}
        query={query}
        onChange={setQuery}
        count={isFiltered ? matchingTags.length : undefined}
        total={tags.length}
        noMatch={translate(
          {
            id: 'site.filter.noTags',
            message: 'No tag matches “{query}”.',
            description: 'Shown if the filter matches no tag',
          },
          {query},
        )}
        showAll={translate({
          id: 'site.filter.showTags',
          message: 'Show all tags',
          description: 'Button that removes the filter',
        })}
      />
      {!isFiltered && tags.length > MAX_TOP_TAGS && <TopTags tags={tags} />}
      <TagLetters tags={matchingTags} />
    </>
  );
}

export default function TagIndex({tags, sidebar}: Props): ReactNode {
  const {length} = tags;
  const description = usePlural(
    translate({
      id: 'site.tags.description',
      message: 'The only tag of the blog.|All {count} tags of the blog, from A to Z.',
      description: 'Description of the tags page',
    }),
  );
  const noTags = translate({
    id: 'site.tags.none',
    message: 'No post has a tag yet.',
    description: 'Shown on the tags page if there are no tags',
  });
  const count = usePlural(
    translate({
      id: 'site.tagCount',
      message: '{count} tag|{count} tags',
      description: 'Number of tags',
    }),
  );
  return (
    <BlogPage
      page="blogTagsListPage"
      title={translateTagsPageTitle()}
      description={length === 0 ? noTags : description(length)}
      kicker={count(length)}
      lead={null}
      breadcrumbs={[{name: translateTagsPageTitle(), permalink: useSiteAddress('/blog/tags')}]}
      sidebar={sidebar}>
      {length === 0 ? <EmptyState>{noTags}</EmptyState> : <FilteredTags tags={tags} />}
    </BlogPage>
  );
}
