import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import posts from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {formatNumber} from '../../components/formats';
import Page from '../../components/Page';
import ScrollingTable from '../../components/ScrollingTable';
import {tagMatrix} from '../../lib/postRows';
import KnowledgeGraph from '../knowledge-graph';
import styles from './styles.module.css';

const MAX_TAGS = 12;

const {years, rows, peak} = tagMatrix(posts, MAX_TAGS);
const permalinks = new Set(posts.flatMap(({tags}) => tags.map(({permalink}) => permalink)));

const figures = {
  [translate({
    id: 'site.tagTable.posts',
    message: 'Posts',
    description: 'Name of a figure: number of posts',
  })]: posts.length,
  [translate({
    id: 'site.tagTable.tags',
    message: 'Tags',
    description: 'Name of a figure: number of tags',
  })]: permalinks.size,
  [translate({
    id: 'site.tagTable.minutes',
    message: 'Minutes of reading',
    description: 'Name of a figure: reading time of all posts',
  })]: posts.reduce((sum, {minutes}) => sum + minutes, 0),
};

/** Returns the strength of a cell's color as a CSS variable: its count as a percentage of the peak. */
function heat(count: number): CSSProperties {
  return {'--heat': `${peak === 0 ? 0 : Math.round((count / peak) * 100)}%`} as CSSProperties;
}

/** Figures and the most used tags by year; nothing if no post has a tag. */
function Tags(): ReactNode {
  if (rows.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2" id="tags">
        <Translate id="site.tagTable.title" description="Heading of the table of tags by year">
          Tags by year
        </Translate>
      </Heading>
      <dl className={styles.figures}>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name} className={`site-box ${styles.figure}`}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <ScrollingTable className={styles.table}>
        <caption className="visually-hidden">
          <Translate id="site.tagTable.caption" description="Caption of the table of tags by year">
            Posts by tag and year
          </Translate>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.tagTable.tag" description="Heading of a column">
                Tag
              </Translate>
            </th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
            <th scope="col">
              <Translate
                id="site.tagTable.all"
                description="Heading of a column: posts of all years">
                All
              </Translate>
            </th>
            <th scope="col">
              <Translate id="site.tagTable.with" description="Heading of a column: another tag">
                Often with
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({tag, counts, total, relatedTag}) => (
            <tr key={tag.permalink}>
              <th scope="row">
                <Link to={tag.permalink}>{tag.label}</Link>
              </th>
              {counts.map((count, index) => (
                <td key={years[index]} className={styles.cell} style={heat(count)}>
                  {count}
                </td>
              ))}
              <td className={styles.total}>{total}</td>
              <td>
                {relatedTag ? <Link to={relatedTag.permalink}>{relatedTag.label}</Link> : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </>
  );
}

export default function Intelligence(): ReactNode {
  return (
    <Page
      title={translate({
        id: 'site.intelligence.title',
        message: 'Intelligence',
        description: 'Title of the page with the map',
      })}
      description={translate({
        id: 'site.intelligence.description',
        message:
          'A map of the posts: what they are about, how they are connected, and which tags were used in which year.',
        description: 'Description of the page',
      })}
      lead={
        <Translate id="site.intelligence.lead" description="Below the title of the page">
          What the posts are about, and how they connect.
        </Translate>
      }>
      <div data-search-skip="">
        <KnowledgeGraph />
        <Tags />
      </div>
    </Page>
  );
}
