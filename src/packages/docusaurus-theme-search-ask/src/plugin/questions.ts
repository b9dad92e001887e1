import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {Node} from 'yaml';
import {LineCounter, parseDocument} from 'yaml';
import {Joi} from 'docusaurus-built-pages/options';

/** Questions that a block of a page answers, and how to find the block. */
export interface QuestionEntry {
  /** Id of the heading above the block; if missing, the block can be below any heading. */
  readonly section?: string;
  /** First words of the block; case, punctuation and spaces do not matter. */
  readonly starts: string;
  readonly questions: readonly string[];
}

const HAS_LETTER = /[\p{L}\p{N}]/u;

const entries = Joi.array().items(
  Joi.object({
    section: Joi.string(),
    starts: Joi.string().pattern(HAS_LETTER).required().messages({
      'any.required': '"starts" is missing: the first words of a paragraph, list or table',
      'string.pattern.base': '"starts" must have a letter or a digit',
    }),
    questions: Joi.array().items(Joi.string().min(3)).min(1).required().messages({
      'any.required': '"questions" is missing: a list of questions',
      'array.min': '"questions" must have at least one question',
    }),
  }),
);

/**
 * Reads a file of questions.
 *
 * @param file path to name in `problems`
 * @param text content of the file
 * @returns the entries, none if the file is invalid; and its problems as `file:line: what is wrong`
 */
export function parseQuestions(
  file: string,
  text: string,
): {readonly entries: readonly QuestionEntry[]; readonly problems: readonly string[]} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [invalid] = document.errors;
  if (invalid) {
    const {line} = lineCounter.linePos(invalid.pos[0]);
    return {entries: [], problems: [`${file}:${line}: is not valid YAML: ${invalid.message}`]};
  }
  const lineOf = (place: readonly (string | number)[]): number => {
    const node = document.getIn(place, true) as Node | undefined;
    return node?.range
      ? lineCounter.linePos(node.range[0]).line
      : place.length === 0
        ? 1
        : lineOf(place.slice(0, -1));
  };
  const {value, error} = entries.validate(document.toJS() ?? [], {
    abortEarly: false,
    errors: {label: 'key'},
  }) as {value: QuestionEntry[]; error?: {details: {path: (string | number)[]; message: string}[]}};
  const problems =
    error?.details.map((detail) => `${file}:${lineOf(detail.path)}: ${detail.message}`) ?? [];
  return {entries: error ? [] : value, problems};
}

/** Returns the letters and digits of a text, in lower case. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Returns the texts of a block whose beginning an entry may quote: the block with and without its
 * introduction, and each further line, because a formula may divide a paragraph.
 */
function beginnings({intro, lines}: ContentBlock): string[] {
  const text = lines.join(' ');
  return [text, `${intro ?? ''} ${text}`, ...lines.slice(1)].map(lettersOf);
}

/**
 * Adds the questions of entries to their blocks. If several blocks begin with the words of an entry,
 * the first block without questions gets them.
 *
 * @returns all blocks, and the entries that match no block
 */
export function matchQuestions(
  blocks: readonly ContentBlock[],
  questionEntries: readonly QuestionEntry[],
): {readonly blocks: ContentBlock[]; readonly unmatched: QuestionEntry[]} {
  const starts = blocks.map(beginnings);
  const questions = new Map<number, string[]>();
  const unmatched: QuestionEntry[] = [];
  for (const entry of questionEntries) {
    const key = lettersOf(entry.starts);
    const places = [...blocks.keys()].filter(
      (place) =>
        (entry.section === undefined || blocks[place]?.anchor === entry.section) &&
        starts[place]?.some((text) => text.startsWith(key)),
    );
    const place = places.find((each) => !questions.has(each)) ?? places[0];
    if (place === undefined) {
      unmatched.push(entry);
    } else {
      questions.set(place, [...(questions.get(place) ?? []), ...entry.questions]);
    }
  }
  return {
    blocks: blocks.map((block, place) => {
      const blockQuestions = questions.get(place);
      return blockQuestions ? {...block, questions: blockQuestions} : block;
    }),
    unmatched,
  };
}

function pairsOf(text: string): Set<string> {
  return new Set(
    Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)),
  );
}

/** Returns the share of letter pairs that two texts have in common, 0–1 (Dice's coefficient). */
function similarity(a: string, b: string): number {
  const [aPairs, bPairs] = [pairsOf(a), pairsOf(b)];
  const shared = [...aPairs].filter((pair) => bPairs.has(pair)).length;
  return (2 * shared) / Math.max(1, aPairs.size + bPairs.size);
}

/**
 * Returns advice for an entry that matches no text: the text with a similar beginning, if any.
 *
 * @param starts first words in the entry
 * @param texts texts of the page's blocks
 */
export function unmatchedAdvice(starts: string, texts: readonly string[]): string {
  const key = lettersOf(starts);
  const [best] = texts
    .map((text) => ({text, score: similarity(key, lettersOf(text).slice(0, key.length + 4))}))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0.4
    ? `did you mean "${best.text.replace(/\s+/g, ' ').trim().slice(0, 60)}"?`
    : 'copy the first words of a paragraph, list or table, or delete the entry';
}

/**
 * Returns the path of the file with the questions that a page answers: `blog/answers/my-post.yml` for
 * `/blog/my-post` and the folders `{'/blog': 'blog/answers'}`. Undefined if the page has no folder.
 *
 * @param address path of the page below the base URL, with a leading slash
 * @param folders option `questions`
 */
export function questionFile(
  address: string,
  folders: Readonly<Record<string, string>>,
): string | undefined {
  const [route] = Object.keys(folders)
    .filter((each) => `${address}/`.startsWith(each.replace(/\/?$/, '/')))
    .sort((a, b) => b.length - a.length);
  const slug = address.slice(route?.length).replace(/^\/|\/$/g, '');
  return route === undefined || slug === '' ? undefined : `${folders[route]}/${slug}.yml`;
}

/**
 * Adds the questions of a file to the blocks of its page.
 *
 * @param file path relative to `siteDir`; it need not exist
 * @returns all blocks, and the problems of the file, one line each
 */
export async function addQuestions(
  blocks: readonly ContentBlock[],
  file: string | undefined,
  siteDir: string,
): Promise<{readonly blocks: readonly ContentBlock[]; readonly problems: readonly string[]}> {
  const text = file && (await readFile(path.join(siteDir, file), 'utf8').catch(() => undefined));
  if (!text) {
    return {blocks, problems: []};
  }
  const parsed = parseQuestions(file, text);
  const {blocks: blocksWithQuestions, unmatched} = matchQuestions(blocks, parsed.entries);
  const texts = blocks.map(({lines}) => lines.join(' '));
  const unmatchedProblems = unmatched.map(
    ({starts}) =>
      `${file}: no text of the page begins with "${starts}"; ${unmatchedAdvice(starts, texts)}`,
  );
  return {blocks: blocksWithQuestions, problems: [...parsed.problems, ...unmatchedProblems]};
}
