import type {Output, PublishedPage} from 'docusaurus-built-pages';
import {readBuiltPage, readOutput, routePath} from 'docusaurus-built-pages';
import pMap from 'p-map';
import type {TextPage} from '../engine/types.js';
import type {PluginOptions} from '../options.js';
import {addQuestions, questionFile} from './questions.js';

/** Number of pages to read in parallel. */
const CONCURRENCY = 8;

/** A built site, with the settings to read its pages. */
export interface BuiltSite extends Output, Pick<PluginOptions, 'questions'> {
  readonly siteDir: string;
  readonly siteTitle: string;
  /** Text between the title of a page and that of the site. */
  readonly titleDelimiter?: string | undefined;
  /** True if the whole site is `noindex` for search engines. Then `noindex` pages are indexed, too. */
  readonly noIndex: boolean;
}

/** A page for the index, and problems of its file of questions, one line each. */
export interface ReadPage {
  readonly page: TextPage;
  readonly problems: readonly string[];
}

/** Returns the path of a post's cover, with the base URL, from its front matter. */
function coverOf({metadata}: PublishedPage): string | undefined {
  return (metadata['frontMatter'] as {readonly cover?: string} | undefined)?.cover;
}

/**
 * Sorts pages: posts from the oldest, docs by path of the file, then other pages. A new post or a
 * changed menu does not affect the order of existing pages.
 */
function inOrder(pages: readonly PublishedPage[]): PublishedPage[] {
  const rankOf = ({kind}: PublishedPage) => (kind === 'post' ? 0 : kind === 'doc' ? 1 : 2);
  return pages.toSorted((a, b) => {
    const byRank = rankOf(a) - rankOf(b);
    const byDate = (a.date ?? '').localeCompare(b.date ?? '');
    const byFile = (a.source ?? '').localeCompare(b.source ?? '');
    return byRank || (rankOf(a) < 2 ? byDate || byFile : 0);
  });
}

async function readPage(published: PublishedPage, site: BuiltSite): Promise<ReadPage[]> {
  const {permalink, section, docs, date, tags} = published;
  const {siteTitle, titleDelimiter, siteDir, noIndex, baseUrl} = site;
  const html = await readOutput(permalink, site).catch(() => undefined);
  if (html === undefined) {
    return [];
  }
  const built = readBuiltPage(html, siteTitle, titleDelimiter);
  if (built.isNoIndex && !noIndex) {
    return [];
  }
  const cover = coverOf(published);
  const {title, description, headings} = built;
  const address = decodeURI(`/${permalink.slice(baseUrl.length)}`);
  const {blocks, problems} = await addQuestions(
    built.blocks,
    questionFile(address, site.questions),
    siteDir,
  );
  return [
    {
      page: {
        url: routePath(permalink, site),
        section,
        ...(docs === undefined ? {} : {docs}),
        title,
        description,
        ...(date === undefined ? {} : {date}),
        ...(cover === undefined ? {} : {cover}),
        tags,
        headings,
        blocks,
      },
      problems,
    },
  ];
}

/**
 * Reads the pages of a build. Pages without a file are left out, and so are `noindex` pages unless
 * the whole site is `noindex`.
 */
export async function readPages(
  pages: readonly PublishedPage[],
  site: BuiltSite,
): Promise<ReadPage[]> {
  return (
    await pMap(inOrder(pages), (page) => readPage(page, site), {concurrency: CONCURRENCY})
  ).flat();
}
