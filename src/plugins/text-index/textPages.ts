import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentBlock, Output, PublishedPage} from 'docusaurus-built-pages';
import {readBuiltPage, readOutput} from 'docusaurus-built-pages';
import pMap from 'p-map';
import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import type {QuestionEntry} from 'docusaurus-theme-search-ask/answers';
import {addQuestions} from 'docusaurus-theme-search-ask/answers';
import {readQuestionFile} from '../../data/schemas/questionFile';
import {sourceQuestions} from '../../lib/sourceQuestions';
import {parsePostFile} from '../../lib/postFile';

/** Pages that are read at once. */
const AT_ONCE = 8;

/** A built site, and where its sources are. */
export interface BuiltSite extends Output {
  readonly siteDir: string;
  readonly siteTitle: string;
  /** True if robots are kept off the whole site, which says nothing about a single page. */
  readonly noIndex: boolean;
}

/** A page as it is indexed, and what of its sources did not fit it, one line each. */
export interface ReadPage {
  readonly page: TextPage;
  readonly problems: readonly string[];
}

interface PageQuestions {
  readonly entries: readonly QuestionEntry[];
  readonly problems: readonly string[];
  /** Where an entry is from, for messages. */
  readonly file: string;
}

/** Path of the file with the questions that a post answers: `blog/answers/<slug>.yml`. */
function questionFile({source, blogRoute, permalink}: PublishedPage): string | undefined {
  if (source === undefined || blogRoute === undefined) {
    return undefined;
  }
  const [folder = ''] = source.split('/');
  const slug = permalink.slice(blogRoute.length).replace(/^\/|\/$/g, '');
  return `${folder}/answers/${slug}.yml`;
}

/** Path of a post's drawn cover, with the base URL. */
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

/** Questions of a page: those of its file of questions, then those of comments in its source. */
async function questionsOf(siteDir: string, page: PublishedPage): Promise<PageQuestions[]> {
  const {source} = page;
  const questions = questionFile(page);
  const read = async (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const found: PageQuestions[] = [];
  if (questions !== undefined && existsSync(path.join(siteDir, questions))) {
    found.push({...readQuestionFile(questions, await read(questions)), file: questions});
  }
  const text = source !== undefined && /\.mdx?$/.test(source) ? await read(source) : '';
  if (source !== undefined && text.includes('answers:')) {
    const entries = sourceQuestions(parsePostFile(source, text).body);
    found.push({entries, problems: [], file: source});
  }
  return found;
}

/** Gives blocks their questions, and says which questions belong to none of them. */
function withQuestions(
  blocks: readonly ContentBlock[],
  all: readonly PageQuestions[],
): {readonly blocks: ContentBlock[]; readonly problems: string[]} {
  const {blocks: asked, unmatched} = addQuestions(
    blocks,
    all.flatMap(({entries}) => entries),
  );
  const lost = all.flatMap(({file, entries}) =>
    entries
      .filter((entry) => unmatched.includes(entry))
      .map(
        ({starts, questions: [first = '']}) =>
          `${file}: no text of the page begins with "${starts}" (questions: ${first} …). Copy the first words of a paragraph, list or table.`,
      ),
  );
  return {blocks: asked, problems: [...all.flatMap(({problems}) => problems), ...lost]};
}

async function readPage(published: PublishedPage, site: BuiltSite): Promise<ReadPage[]> {
  const {permalink, section, docs, date, tags} = published;
  const cover = coverOf(published);
  const {siteDir, baseUrl, siteTitle, noIndex} = site;
  const html = await readOutput(permalink, site).catch(() => undefined);
  if (html === undefined) {
    return [];
  }
  const built = readBuiltPage(html, siteTitle);
  // The search page keeps robots off its results; readers may look for it.
  if (built.isNoIndex && !noIndex && permalink !== `${baseUrl}search`) {
    return [];
  }
  const {title, description, headings} = built;
  const {blocks, problems} = withQuestions(built.blocks, await questionsOf(siteDir, published));
  return [
    {
      page: {
        url: permalink,
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

/** Reads the pages of the output. Pages that were not written, or that ask robots not to index them, are left out. */
export async function readTextPages(
  pages: readonly PublishedPage[],
  site: BuiltSite,
): Promise<ReadPage[]> {
  return (
    await pMap(inOrder(pages), (page) => readPage(page, site), {concurrency: AT_ONCE})
  ).flat();
}
