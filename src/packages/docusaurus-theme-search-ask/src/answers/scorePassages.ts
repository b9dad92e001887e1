import type {ContentBlock} from 'docusaurus-built-pages';
import {blockText, headingPath} from '../engine/format.js';
import type {TextIndex} from '../engine/openIndex.js';
import {parseQuery} from '../engine/parseQuery.js';
import type {Ranking} from '../engine/rank.js';
import type {PageHead, PageText} from '../engine/types.js';
import {piecesOf} from './pieces.js';
import type {QuestionWords, WordSet} from './questionWords.js';
import {questionWords, union} from './questionWords.js';
import type {Question} from './readQuestion.js';
import type {AnswerPassage} from './types.js';

/** Measurements of a block. Shares of the question are sums of its words' weights, 0–1. */
interface Signals {
  /** Share in the block, with the headings above it and its page's head. */
  readonly coverage: number;
  /** Share in the block's best sentence or row. */
  readonly bestPiece: number;
  /** Share of the words missing in the page's title that the heading above the block contains. */
  readonly heading: number;
  /** Similarity of the question to the nearest author-written question of the block, 0–1. */
  readonly authorQuestion: number;
  /** 1 if that question is the same, 0 below `NEARLY_SAME`. */
  readonly sameQuestion: number;
  /** 1 for a list, steps or a table if the question asks for several things. */
  readonly list: number;
  /** 1 for code, an entry, or a paragraph that only introduces something else. */
  readonly saysLittle: number;
  /** Search score of the page, relative to that of the best page, 0–1. */
  readonly pageRank: number;
  /** Bonus of the page, such as for being cited in the previous answer. */
  readonly pageBonus: number;
}

/**
 * Weights of the signals in a passage's score. The numbers in parentheses are the percentages
 * of tuning questions and of short questions that would lose their answer without the signal.
 */
const FACTORS: Readonly<Record<keyof Signals, number>> = {
  /** Weight 1 by definition: a block with all words of the question scores 1. */
  coverage: 1,
  /** Words in one sentence belong together; in a paragraph they may occur by chance. (1.2, 6.2) */
  bestPiece: 0.5,
  /** All blocks of a section answer a question that its heading names. (1.2, 0) */
  heading: 0.45,
  /** Authors list questions that a block answers in other words. (1.2, 18.7) */
  authorQuestion: 0.4,
  /** If it is the question itself, no other block is a better answer. */
  sameQuestion: 0.6,
  /** “Which …” and “What are the …” are answered by enumerations. (2.0, 0) */
  list: 0.15,
  /** Such blocks contain the question's words only as names. (−0.4, 0; offhand questions: 1.7) */
  saysLittle: -0.3,
  /** The search score depends on title, headings and all blocks of the page. (3.7, 6.2) */
  pageRank: 0.45,
  /** A follow-up is about the pages of the previous answer. */
  pageBonus: 1,
};

/** Number of best pages to read for an answer. */
const MAX_PAGES = 8;
/** Number of best blocks whose pages are read, too. */
const MAX_BLOCKS = 14;
/** Similarity of two questions above which they are nearly the same. */
const NEARLY_SAME = 0.8;
/** Weight of a word that a block lacks and the head of its page has. */
const HEAD_WEIGHT = 0.6;
/** Weight of a word that a block lacks and the headings above it have. */
const HEADINGS_WEIGHT = 0.75;
/** Decrease of the signal `heading` with each block of a section, except for lists and tables. */
const HEADING_DECREASE = 0.2;

/** A block with measures of how well it answers. */
export interface ScoredPassage {
  /** Number of the page in the index. */
  readonly page: number;
  /** Index of the block in its page. */
  readonly number: number;
  readonly passage: AnswerPassage;
  readonly score: number;
  /** Share of the question in the block and above it. Words above the block count less. */
  readonly coverage: number;
  /** The same for the best sentence or row. */
  readonly pieceCoverage: number;
  /** Similarity of the question to the nearest author-written question of the block, 0–1. */
  readonly authorQuestion: number;
  /** Words of the question that the block itself has. */
  readonly words: WordSet;
  /** Share of the question in the page's title and tags and in the headings above the block. */
  readonly titleShare: number;
}

const ENUMERATIONS: ReadonlySet<ContentBlock['kind']> = new Set([
  'list',
  'steps',
  'table',
  'output',
]);

/** Measurements that all blocks of a page share. */
interface PageView {
  readonly text: PageText;
  /** Words of the question in the page's title, tags, address or description. */
  readonly head: WordSet;
  /** Those in its title or tags. */
  readonly names: WordSet;
  /** Signals of each block's heading. */
  readonly headings: readonly number[];
  readonly signals: Pick<Signals, 'pageRank' | 'pageBonus'>;
}

/** Returns the signal `heading` of each block. */
function headingSignals(
  {blocks, headings}: PageText,
  title: WordSet,
  words: QuestionWords,
): number[] {
  const isOpen = (word: number) => !title.has(word);
  const open = words.share([...words.weights.keys()].filter(isOpen)) || 1;
  const shares = new Map(
    headings.map(({anchor, text}) => [
      anchor,
      words.share([...words.in(text)].filter(isOpen)) / open,
    ]),
  );
  return blocks.map(({anchor, kind}, number) => {
    const place = blocks.slice(0, number).filter((block) => block.anchor === anchor).length;
    const share = (anchor === null ? undefined : shares.get(anchor)) ?? 0;
    return share * (ENUMERATIONS.has(kind) ? 1 : Math.max(0, 1 - HEADING_DECREASE * place));
  });
}

/** Returns the similarity of a question to one that an author wrote, 0–1. */
function similarity(authorQuestion: string, {language}: Question, words: QuestionWords): number {
  const authorWords = parseQuery(authorQuestion, {language}).words.filter(
    ({stem}) => !language.asking.has(stem),
  );
  const shared = authorWords.filter(({word}) => words.in(word).size > 0);
  const sharedByAuthor = shared.length / Math.max(1, authorWords.length);
  return Math.sqrt(words.share(words.in(authorQuestion)) * sharedByAuthor);
}

function saysLittle({kind, lines}: ContentBlock): boolean {
  return kind === 'code' || kind === 'entry' || (kind === 'text' && /:$/.test(lines.at(-1) ?? ''));
}

/** Measures how well a block answers. */
function scoreBlock(question: Question, words: QuestionWords, view: PageView, number: number) {
  const {text, head, names, headings, signals} = view;
  const block = text.blocks[number] as ContentBlock;
  const {questions = []} = block;
  const blockWords = words.in([blockText(block), ...questions].join('\n'));
  const path = headingPath(text, block.anchor).map((heading) => heading.text);
  const headingWords = words.in(path.join('\n'));
  const sum = (valueOf: (word: number) => number) =>
    words.weights.reduce((total, weight, word) => total + weight * valueOf(word), 0);
  const weightByPlace = (textWords: WordSet, word: number) =>
    textWords.has(word) ? 1 : headingWords.has(word) ? HEADINGS_WEIGHT : 0;
  const coverageBy = (textWords: WordSet) =>
    sum(
      (word) =>
        (words.trust[word] ?? 0) *
        Math.max(weightByPlace(textWords, word), head.has(word) ? HEAD_WEIGHT : 0),
    );
  const pieces = piecesOf(block, words);
  const bestPiece = Math.max(0, ...pieces.map((piece) => words.share(piece.words)));
  const authorQuestion = Math.max(0, ...questions.map((each) => similarity(each, question, words)));
  const allSignals: Signals = {
    ...signals,
    // A word in the head counts fully, because all blocks of the page have it.
    coverage: sum((word) => (head.has(word) ? 1 : weightByPlace(blockWords, word))),
    bestPiece,
    heading: headings[number] ?? 0,
    authorQuestion,
    sameQuestion: Math.max(0, authorQuestion - NEARLY_SAME) / (1 - NEARLY_SAME),
    saysLittle: saysLittle(block) ? 1 : 0,
    list: question.wantsList && ENUMERATIONS.has(block.kind) ? 1 : 0,
  };
  return {
    score: Object.entries(FACTORS).reduce(
      (total, [name, weight]) => total + weight * allSignals[name as keyof Signals],
      0,
    ),
    coverage: coverageBy(blockWords),
    pieceCoverage: Math.max(0, ...pieces.map((piece) => coverageBy(piece.words))),
    authorQuestion,
    words: blockWords,
    titleShare: words.share(union(names, headingWords)),
    path,
    marks: pieces
      .filter((piece) => bestPiece > 0 && words.share(piece.words) === bestPiece)
      .slice(0, 2)
      .map(({mark}) => mark),
  };
}

function passageOf(
  {url, title, date}: PageHead,
  {cover}: PageText,
  block: ContentBlock,
  details: Pick<AnswerPassage, 'path' | 'marks'>,
): AnswerPassage {
  return {
    title,
    href: block.anchor === null ? url : `${url}#${block.anchor}`,
    ...details,
    ...(date === undefined ? {} : {date}),
    ...(cover === undefined ? {} : {cover}),
    block,
  };
}

/** Returns the numbers of the pages to read: the best ones, and those with the best single blocks. */
function pagesToRead(pages: Ranking['pages']): ReadonlySet<number> {
  const blocks = pages
    .flatMap(({page, blocks: [best]}) => (best ? [{page, score: best.score}] : []))
    .sort((one, other) => other.score - one.score);
  const best = [...pages.slice(0, MAX_PAGES), ...blocks.slice(0, MAX_BLOCKS)];
  return new Set(best.map(({page}) => page));
}

/**
 * Scores the blocks of the best pages, and returns them best first.
 *
 * @param bonusOf returns the bonus of a page, given its number
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function scorePassages(
  index: TextIndex,
  question: Question,
  ranking: Ranking,
  bonusOf: (page: number) => number = () => 0,
): Promise<ScoredPassage[]> {
  const {core, matches} = ranking;
  const words = questionWords(ranking);
  const pages = ranking.pages
    .map((page) => ({...page, score: page.score * (1 + 3 * bonusOf(page.page))}))
    .sort((one, other) => other.score - one.score);
  const toRead = pagesToRead(pages);
  const scored = await Promise.all(
    pages
      .filter(({page}) => toRead.has(page))
      .map(async ({page, score}) => {
        const head = core.pages[page] as PageHead;
        const text = await index.text(core, page);
        const view: PageView = {
          text,
          names: words.in([head.title, ...head.tags.map(({label}) => label)].join('\n')),
          head: new Set(matches.flatMap(({scores}, word) => (scores.has(page) ? [word] : []))),
          headings: headingSignals(text, words.in(head.title), words),
          signals: {
            pageRank: score / (pages[0]?.score ?? 1),
            pageBonus: bonusOf(page),
          },
        };
        return text.blocks.flatMap((block, number): ScoredPassage[] => {
          const {path, marks, ...scores} = scoreBlock(question, words, view, number);
          const passage = passageOf(head, text, block, {path, marks});
          return words.matchOnlyGuessedNames(union(scores.words, view.head), blockText(block))
            ? []
            : [{...scores, page, number, passage}];
        });
      }),
  );
  return scored.flat().sort((one, other) => other.score - one.score);
}
