import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {Alias, Document, Node} from 'yaml';
import {LineCounter, parseDocument, visit} from 'yaml';
import {allowing, fields, Joi} from 'docusaurus-built-pages/options';

/** Questions that a block of a page answers, and how to find the block. */
interface QuestionEntry {
  /** Id of the heading above the block; if missing, the block can be below any heading. */
  readonly section?: string;
  /** First words of the block; case, punctuation and spaces do not matter. */
  readonly starts: string;
  readonly questions: readonly string[];
  /** Line of the entry in its file. */
  readonly line: number;
}

const question = allowing(
  Joi.string().min(3).label('a question'),
  'a text of at least 3 characters, in quotes',
);
const entrySchema = fields(
  {
    section: allowing(Joi.string(), 'the id of a heading'),
    starts: allowing(
      Joi.string()
        .pattern(/[\p{L}\p{N}]/u)
        .required(),
      'the first words of a paragraph, list or table, in quotes',
    ),
    questions: allowing(
      Joi.array().items(question).min(1).required(),
      'a list with one question per line, each after "- "',
    ),
  },
  'field',
);
const fileSchema = allowing(
  Joi.array()
    .items(
      allowing(entrySchema.label('an entry'), 'an object with the fields "starts" and "questions"'),
    )
    .label('the file'),
  'a list of entries, each beginning with "- starts:"',
);

/** Returns the first alias without an anchor, such as Markdown that begins with an asterisk. */
function unknownAlias(document: Document): Alias | undefined {
  let unknown: Alias | undefined;
  visit(document, {
    Alias(_, alias) {
      unknown ??= alias.resolve(document) ? undefined : alias;
    },
  });
  return unknown;
}

/**
 * Reads a file of questions.
 *
 * @param name path of the file, for `problems`
 * @returns the entries, none if the file is invalid; and its problems as `file:line: what is wrong`
 */
export function parseQuestions(
  name: string,
  text: string,
): {readonly entries: readonly QuestionEntry[]; readonly problems: readonly string[]} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [invalid] = document.errors;
  const alias = unknownAlias(document);
  if (invalid || alias) {
    const {line} = lineCounter.linePos(invalid?.pos[0] ?? alias?.range?.[0] ?? 0);
    const reason = invalid?.message ?? `no anchor is named "${alias?.source}"`;
    const fix = 'put quotes around a text with : # { [ & * ! | > or @';
    return {entries: [], problems: [`${name}:${line}: invalid YAML: ${reason}; ${fix}`]};
  }
  const lineOf = (keys: readonly (string | number)[]): number => {
    const node = document.getIn(keys, true) as Node | undefined;
    if (node?.range) {
      return lineCounter.linePos(node.range[0]).line;
    }
    // A missing value has the line of its parent.
    return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
  };
  const {value, error} = fileSchema.validate(document.toJS() ?? [], {
    abortEarly: false,
    errors: {label: 'key', wrap: {label: false}},
  }) as {
    value: Omit<QuestionEntry, 'line'>[];
    error?: {details: {path: (string | number)[]; message: string}[]};
  };
  return error
    ? {
        entries: [],
        problems: error.details.map((each) => `${name}:${lineOf(each.path)}: ${each.message}`),
      }
    : {entries: value.map((each, index) => ({...each, line: lineOf([index])})), problems: []};
}

/** Placeholder for content whose text is not known from the source, such as a formula. */
const UNKNOWN = '\uFFFC';

/** Returns the letters and digits of a text, in lower case, and `UNKNOWN`. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\uFFFC]+/gu, '');
}

/** True if a text begins with a key, as far as the content of the text is known. */
function begins(text: string, key: string): boolean {
  const [known = '', ...others] = text.split(UNKNOWN);
  return known.startsWith(key) || (others.length > 0 && known !== '' && key.startsWith(known));
}

/**
 * Returns the texts whose first words an entry may quote: the block with and without its
 * introduction, and each line after the first, because a formula on a line of its own divides a
 * paragraph into lines.
 */
function beginnings({intro, lines}: ContentBlock): string[] {
  const text = lines.join(' ');
  return [text, `${intro ?? ''} ${text}`, ...lines.slice(1)].map(lettersOf);
}

/**
 * Adds the questions of entries to their blocks. If several blocks begin with the words of an entry,
 * the first block without questions gets them.
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
    const candidates = [...blocks.keys()].filter(
      (index) =>
        (entry.section === undefined || blocks[index]?.anchor === entry.section) &&
        starts[index]?.some((text) => begins(text, key)),
    );
    const index = candidates.find((each) => !questions.has(each)) ?? candidates[0];
    if (index === undefined) {
      unmatched.push(entry);
    } else {
      questions.set(index, [...(questions.get(index) ?? []), ...entry.questions]);
    }
  }
  return {
    blocks: blocks.map((block, index) => {
      const blockQuestions = questions.get(index);
      return blockQuestions ? {...block, questions: blockQuestions} : block;
    }),
    unmatched,
  };
}

/** Minimum similarity of a text to which an entry may refer. */
const MIN_SIMILARITY = 0.4;
/** Minimum similarity of a text to which an entry almost certainly refers. */
const MIN_CERTAIN_SIMILARITY = 0.6;

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
 * Returns advice for an entry that matches no block: the block with a similar beginning, if any.
 * Undefined if the entry may match a block whose beginning is not known.
 */
export function unmatchedAdvice(
  {starts}: Pick<QuestionEntry, 'starts'>,
  blocks: readonly ContentBlock[],
): string | undefined {
  const key = lettersOf(starts);
  const [best] = blocks
    .map(({anchor, lines}) => {
      const text = lines.join(' ').replace(/\s+/g, ' ').trim();
      // A few more letters than in the entry, because a word may have been added.
      return {anchor, text, score: similarity(key, lettersOf(text).slice(0, key.length + 4))};
    })
    .sort((a, b) => b.score - a.score);
  const hasUnknown = blocks.some(({lines}) => lines[0]?.startsWith(UNKNOWN));
  const minScore = hasUnknown ? MIN_CERTAIN_SIMILARITY : MIN_SIMILARITY;
  if (!best || best.score < minScore || best.text.startsWith(UNKNOWN)) {
    return hasUnknown
      ? undefined
      : 'copy the first words of a paragraph, list or table, or delete the entry';
  }
  const location = best.anchor === null ? '' : ` in section "${best.anchor}"`;
  const [known = ''] = best.text.slice(0, 60).split(UNKNOWN);
  return `did you mean "${known.trim()}"${location}?`;
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
  const unmatchedProblems = unmatched.flatMap((entry) => {
    const {starts, section, line} = entry;
    const location = section === undefined ? 'the page' : `the section "${section}"`;
    const advice = unmatchedAdvice(entry, blocks);
    return advice
      ? [`${file}:${line}: no text of ${location} begins with "${starts}"; ${advice}`]
      : [];
  });
  return {blocks: blocksWithQuestions, problems: [...parsed.problems, ...unmatchedProblems]};
}
