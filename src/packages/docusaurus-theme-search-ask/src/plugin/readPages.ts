import type {Output, PublishedPage} from 'docusaurus-built-pages';
import {readBuiltPage, readOutput, routePath} from 'docusaurus-built-pages';
import pMap from 'p-map';
import type {TextPage} from '../engine/types.js';
import type {PluginOptions} from '../options.js';
import {addQuestions, questionFile} from './questions.js';

/** Pages that are read at once. */
const AT_ONCE = 8;

/** A built site, and how its pages are read. */
export interface BuiltSite extends Output, Pick<PluginOptions, 'questions'> {
  readonly siteDir: string;
  readonly siteTitle: string;
  /** True if the whole site asks robots not to index it. Then pages that ask the same are indexed all the same. */
  readonly noIndex: boolean;
}

/** A page as it is indexed, and problems of its questions, one line each. */
export interface ReadPage {
  readonly page: TextPage;
  readonly problems: readonly string[];
}

/** Path of a post's cover, with the base URL: `cover` of its front matter. */
function coverOf({metadata}: PublishedPage): string | undefined {
  return (metadata['frontMatter'] as {readonly cover?: string} | undefined)?.cover;
}

/** Posts, oldest first, docs by file, then the rest: an order that no menu or new post changes. */
function inOrder(pages: readonly PublishedPage[]): PublishedPage[] {
  const rankOf = ({kind}: PublishedPage) => (kind === 'post' ? 0 : kind === 'doc' ? 1 : 2);
  return pages.toSorted((one, other) => {
    const rank = rankOf(one) - rankOf(other);
    const byDate = (one.date ?? '').localeCompare(other.date ?? '');
    const byFile = (one.source ?? '').localeCompare(other.source ?? '');
    return rank || (rankOf(one) < 2 ? byDate || byFile : 0);
  });
}

async function readPage(published: PublishedPage, site: BuiltSite): Promise<ReadPage[]> {
  const {permalink, section, docs, date, tags} = published;
  const {siteTitle, siteDir, noIndex, baseUrl} = site;
  const html = await readOutput(permalink, site).catch(() => undefined);
  if (html === undefined) {
    return [];
  }
  const built = readBuiltPage(html, siteTitle);
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

/** Reads the pages of a build. Pages that were not written or that keep robots off are left out. */
export async function readPages(
  pages: readonly PublishedPage[],
  site: BuiltSite,
): Promise<ReadPage[]> {
  return (
    await pMap(inOrder(pages), (page) => readPage(page, site), {concurrency: AT_ONCE})
  ).flat();
}
