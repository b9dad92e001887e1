import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentBlock, PublishedPage} from 'docusaurus-built-pages';
import type {QuestionedBlocks} from 'docusaurus-theme-search-ask';
import type {QuestionEntry} from 'docusaurus-theme-search-ask/answers';
import {addQuestions as matchQuestions} from 'docusaurus-theme-search-ask/answers';
import {readQuestionFile} from '../data/schemas/questionFile';
import {parsePostFile} from '../lib/postFile';
import {sourceQuestions} from '../lib/sourceQuestions';

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

/** Questions of a page: those of its file of questions, then those of comments in its source. */
async function readQuestions(siteDir: string, page: PublishedPage): Promise<PageQuestions[]> {
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

/** Returns a function that adds the questions of files and comments to the blocks of a page. */
export function addQuestions(
  siteDir: string,
): (page: PublishedPage, blocks: readonly ContentBlock[]) => Promise<QuestionedBlocks> {
  return async (page, blocks) => {
    const all = await readQuestions(siteDir, page);
    const {blocks: asked, unmatched} = matchQuestions(
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
  };
}
