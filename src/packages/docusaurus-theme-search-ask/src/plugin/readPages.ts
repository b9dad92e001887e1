import type {DocusaurusConfig} from '@docusaurus/types';
import type {Output, PublishedPage} from 'docusaurus-built-pages';
import {readBuiltPage, readOutput, routePath} from 'docusaurus-built-pages';
import pMap from 'p-map';
import type {TextPage} from '../engine/types.js';
import type {PluginOptions} from '../options.js';
import {addQuestions, questionFile} from './questions.js';

/** Number of pages to read in parallel. */
const CONCURRENCY = 8;

/** A built site, with the settings to read its pages. */
export interface BuiltSite
  extends
    Output,
    Pick<DocusaurusConfig, 'title' | 'titleDelimiter' | 'noIndex'>,
    Pick<PluginOptions, 'questions'> {
  readonly siteDir: string;
}

async function readPage(published: PublishedPage, site: BuiltSite) {
  const {permalink, section, docs, date, tags, metadata} = published;
  const html = await readOutput(permalink, site).catch(() => undefined);
  const built = html && readBuiltPage(html, site.title, site.titleDelimiter);
  if (!built || (built.isNoIndex && !site.noIndex && !docs?.noIndex)) {
    return [];
  }
  const {title, description, headings} = built;
  const {cover} = (metadata['frontMatter'] ?? {}) as {readonly cover?: string};
  const address = decodeURI(`/${permalink.slice(site.baseUrl.length)}`);
  const file = questionFile(address, site.questions);
  const {blocks, problems} = await addQuestions(built.blocks, file, site.siteDir);
  const page: TextPage = {
    url: routePath(permalink, site),
    section,
    docs,
    title,
    description,
    date,
    cover,
    tags,
    headings,
    blocks,
  };
  return [{page, problems}];
}

/**
 * Reads the pages of a build, with the problems of their question files. Leaves out pages that have no
 * HTML file in the build, and `noindex` pages unless the whole site or docs version is `noindex`.
 */
export async function readPages(pages: readonly PublishedPage[], site: BuiltSite) {
  // Oldest post first: pages are numbered in this order, and of equally good hits, the one with the
  // highest number, which is the newest post, comes first.
  const sorted = pages.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  return (await pMap(sorted, (page) => readPage(page, site), {concurrency: CONCURRENCY})).flat();
}
