import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {QuestionEntry} from '../../lib/author-questions/matchQuestions';
import {addQuestions} from '../../lib/author-questions/matchQuestions';
import {readQuestionFile} from '../../data/schemas/questionFile';
import {sourceQuestions} from '../../lib/author-questions/sourceQuestions';
import type {ContentBlock} from '../../lib/page-reader/types';
import {inBatches} from '../../lib/inBatches';
import {readBuiltPage} from '../../lib/page-reader/readBuiltPage';
import {parsePostFile} from '../../lib/postFile';
import type {TextPage} from '../../lib/text-index/types';
import type {PublishedPage} from './publishedPages';
import type {Output} from '../../lib/page-reader/readOutput';
import {readOutput} from '../../lib/page-reader/readOutput';

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

/** Questions of a page: those of its file of questions, then those of comments in its source. */
async function questionsOf(
  siteDir: string,
  {source, questions}: PublishedPage,
): Promise<PageQuestions[]> {
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
  const {permalink, section, docs, date, cover, tags} = published;
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
  return (await inBatches(pages, AT_ONCE, (page) => readPage(page, site))).flat();
}
