import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {Node} from 'yaml';
import {LineCounter, parseDocument} from 'yaml';
import {Joi} from '../joi.js';

/** Questions that a block answers, with what the block begins with. */
export interface QuestionEntry {
  /** Id of the heading above the block; any where absent. */
  readonly section?: string;
  /** First words of the block; case, marks and spaces do not matter. */
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
 * @param file path for messages
 * @returns the entries, and problems as `file:line: what is wrong`; none if all is well
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
  const problems = error?.details.map((one) => `${file}:${lineOf(one.path)}: ${one.message}`) ?? [];
  return {entries: error ? [] : value, problems};
}

/** Letters and digits of a text, in lower case. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Texts that a key may begin: the block, the line that announces it with the block, and each further
 * line, because a formula may divide a paragraph.
 */
function beginnings({intro, lines}: ContentBlock): string[] {
  const text = lines.join(' ');
  return [text, `${intro ?? ''} ${text}`, ...lines.slice(1)].map(lettersOf);
}

/**
 * Gives blocks the questions that their author says they answer. Where several blocks begin alike,
 * the first one that is not taken gets them.
 *
 * @returns the blocks, and the entries that fit none of them
 */
export function matchQuestions(
  blocks: readonly ContentBlock[],
  asked: readonly QuestionEntry[],
): {readonly blocks: ContentBlock[]; readonly unmatched: QuestionEntry[]} {
  const starts = blocks.map(beginnings);
  const questions = new Map<number, string[]>();
  const unmatched: QuestionEntry[] = [];
  for (const entry of asked) {
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
      const own = questions.get(place);
      return own ? {...block, questions: own} : block;
    }),
    unmatched,
  };
}

function pairsOf(text: string): Set<string> {
  return new Set(
    Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)),
  );
}

/** Share of pairs of letters that two texts have in common, 0–1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** Advice for an entry that fits no text: the text with the most similar beginning, if there is one. */
export function unmatchedAdvice(starts: string, texts: readonly string[]): string {
  const key = lettersOf(starts);
  const [best] = texts
    .map((text) => ({text, score: similarity(key, lettersOf(text).slice(0, key.length + 4))}))
    .sort((one, other) => other.score - one.score);
  return best && best.score > 0.4
    ? `did you mean "${best.text.replace(/\s+/g, ' ').trim().slice(0, 60)}"?`
    : 'copy the first words of a paragraph, list or table, or delete the entry';
}

/**
 * Path of the file with the questions that a page answers: for `/blog/my-post` and the folders
 * `{'/blog': 'blog/answers'}`, `blog/answers/my-post.yml`. Undefined for pages below no address.
 *
 * @param address of the page below the base URL, with a slash in front
 */
export function questionFile(
  address: string,
  folders: Readonly<Record<string, string>>,
): string | undefined {
  const [route] = Object.keys(folders)
    .filter((each) => `${address}/`.startsWith(each.replace(/\/?$/, '/')))
    .sort((one, other) => other.length - one.length);
  const slug = address.slice(route?.length).replace(/^\/|\/$/g, '');
  return route === undefined || slug === '' ? undefined : `${folders[route]}/${slug}.yml`;
}

/**
 * Adds the questions of a file to the blocks of its page.
 *
 * @param file path from the root of the site; it need not exist
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
  const read = parseQuestions(file, text);
  const {blocks: asked, unmatched} = matchQuestions(blocks, read.entries);
  const texts = blocks.map(({lines}) => lines.join(' '));
  const lost = unmatched.map(
    ({starts}) =>
      `${file}: no text of the page begins with "${starts}"; ${unmatchedAdvice(starts, texts)}`,
  );
  return {blocks: asked, problems: [...read.problems, ...lost]};
}
