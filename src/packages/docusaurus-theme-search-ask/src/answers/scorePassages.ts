import type {ContentBlock} from 'docusaurus-built-pages';
import {headingPath} from '../engine/format.js';
import {wordFinder} from '../engine/language.js';
import type {TextIndex} from '../engine/openIndex.js';
import {parseQuery} from '../engine/parseQuery.js';
import type {Ranking} from '../engine/rank.js';
import {tokenize} from '../engine/tokenize.js';
import type {PageHead, PageText} from '../engine/types.js';
import type {Question} from './readQuestion.js';
import {sentenceSpans} from './sentences.js';
import type {AnswerPassage, Mark} from './types.js';

/**
 * A passage's score is the share of the question that the block and the headings above it contain, plus
 * each of the following weights times its factor, from 0 to 1. The numbers in parentheses are the
 * percentages of tuning questions, short questions and turns of tuning conversations that would lose
 * their answer without the factor.
 */
/** Share in the best sentence or row: in a paragraph, words may occur together by chance. (1.2, 0, 2.2) */
const BEST_PIECE_WEIGHT = 0.5;
/** Share in the heading above, counting only words that the page's title lacks. (0.8, 0, 0) */
const HEADING_WEIGHT = 0.45;
/** Similarity to the nearest author-written question, which may have other words. (0.8, 6.2, 2.2) */
const AUTHOR_QUESTION_WEIGHT = 0.4;
/**
 * 0 for a similarity up to `NEARLY_SAME`, 1 for the same question, which no other block answers better.
 * (0, 0, 0; and one of the questions that the chat suggests)
 */
const SAME_QUESTION_WEIGHT = 0.6;
/** 1 for an enumeration if the question asks for several things. (0.8, 0, 0) */
const LIST_WEIGHT = 0.15;
/** 1 for code, entries and texts that end in a colon, which say little. (0, 0, 0; casual questions: 1.7) */
const SAYS_LITTLE_WEIGHT = -0.3;
/** Search score of the page, relative to the best: it reflects the page's whole text. (0.4, 0, 4.5) */
const PAGE_SCORE_WEIGHT = 0.45;
/** 1 for a page cited in the previous answer, which a follow-up is about. */
const CITED_WEIGHT = 0.7;

/** Number of best pages to read for an answer. */
const MAX_PAGES = 14;
const MAX_MARKS = 2;
/**
 * Exponent of the weights of words, to make them more even than in a search: the rarest word of a
 * question is often not its subject. (1.2, 0, 2.2)
 */
const RARITY_POWER = 0.7;
/** Similarity of two questions above which they are nearly the same. */
const NEARLY_SAME = 0.8;
/** Weight in `coverage` of a word that a block lacks and the head of its page has. */
const PAGE_HEAD_WEIGHT = 0.6;
/** Weight of a word that a block lacks and the headings above it have. */
const HEADINGS_ABOVE_WEIGHT = 0.75;

/** A block with measures of how well it answers. Shares of the question are from 0 to 1. */
export interface ScoredPassage {
  /** Index of the block in its page. */
  readonly number: number;
  readonly passage: AnswerPassage;
  readonly score: number;
  /** Share of the question in the block and above it. Words above the block and uncertain matches count less. */
  readonly coverage: number;
  /** The same, with only the best sentence or row of the block. */
  readonly pieceCoverage: number;
  /** Similarity of the question to the nearest author-written question of the block, 0–1. */
  readonly questionSimilarity: number;
  /** Number of words of the question that the block itself has, and their share of the question. */
  readonly wordCount: number;
  readonly wordShare: number;
  /** Share of the question in the page's title and tags and in the headings above the block. */
  readonly titleShare: number;
}

/** Words of the question, as their indices in it. */
type WordSet = ReadonlySet<number>;

/** The words of a question, and where they occur. */
interface QuestionWords {
  /** Weight of each word; the sum is 1. */
  readonly weights: readonly number[];
  /** Confidence in the matches of each word, 0–1. */
  readonly trust: readonly number[];
  /** Returns the words of the question that a text contains. */
  readonly in: (text: string) => WordSet;
  /** Returns the share of the question made up by some words: the sum of their weights, 0–1. */
  readonly share: (words: Iterable<number>) => number;
}

function questionWords(ranking: Ranking): QuestionWords {
  const {matches, core} = ranking;
  const wordsOf = wordFinder(matches, core.language);
  const powers = ranking.weights.map((weight) => weight ** RARITY_POWER);
  const total = powers.reduce((one, other) => one + other, 0);
  const weights = powers.map((power) => power / total);
  return {
    weights,
    trust: matches.map(({trust}) => trust),
    in: (text) => new Set(tokenize(text).flatMap(wordsOf)),
    share: (words) => Array.from(words).reduce((sum, word) => sum + (weights[word] ?? 0), 0),
  };
}

function union(...sets: readonly WordSet[]): WordSet {
  return new Set(sets.flatMap((set) => Array.from(set)));
}

/** A part of a block that can be marked: a sentence, a row or an item. */
interface Piece {
  readonly mark: Mark;
  readonly words: WordSet;
}

function wholeLine(line: string, index: number): Mark {
  return {line: index, start: 0, end: line.length};
}

/**
 * Splits a block into pieces, with the words of the question in each. A row also gets the words in
 * the head of its table; rows and items also get those in the sentence that introduces the block.
 */
function piecesOf({kind, lines, intro = ''}: ContentBlock, words: QuestionWords): Piece[] {
  if (kind === 'text' || kind === 'quote') {
    return lines.flatMap((line, index) =>
      sentenceSpans(line).map(({start, end}) => ({
        mark: {line: index, start, end},
        words: words.in(line.slice(start, end)),
      })),
    );
  }
  if (kind === 'entry') {
    return [{mark: wholeLine(lines[0] ?? '', 0), words: words.in(lines.join('\n'))}];
  }
  const isTable = kind === 'table';
  const above = union(words.in(intro), words.in(isTable ? (lines[0] ?? '') : ''));
  return lines
    .map((line, index) => ({
      mark: wholeLine(line, index),
      words: union(words.in(line), above),
    }))
    .slice(isTable ? 1 : 0);
}

const ENUMERATIONS: ReadonlySet<ContentBlock['kind']> = new Set([
  'list',
  'steps',
  'table',
  'output',
]);

/** Returns the factor of `HEADING_WEIGHT` for each block. */
function headingFactors({blocks, headings}: PageText, title: WordSet, words: QuestionWords) {
  const isMissing = (word: number) => !title.has(word);
  const missingShare = words.share(Array.from(words.weights.keys()).filter(isMissing)) || 1;
  const shares = new Map(
    headings.map(({anchor, text}) => [
      anchor,
      words.share(Array.from(words.in(text)).filter(isMissing)) / missingShare,
    ]),
  );
  return blocks.map(({anchor}) => (anchor === null ? undefined : shares.get(anchor)) ?? 0);
}

/**
 * Returns the similarity of a question to one that an author wrote, 0–1: the geometric mean of the
 * shares of each question that the other contains.
 */
function similarity(authorQuestion: string, {language}: Question, words: QuestionWords): number {
  const authorWords = parseQuery(authorQuestion, {language}).words.filter(
    ({stem}) => !language.genericStems.has(stem),
  );
  const shared = authorWords.filter(({word}) => words.in(word).size > 0);
  const shareOfAuthorWords = shared.length / Math.max(1, authorWords.length);
  return Math.sqrt(words.share(words.in(authorQuestion)) * shareOfAuthorWords);
}

function saysLittle({kind, lines}: ContentBlock): boolean {
  return kind === 'code' || kind === 'entry' || (kind === 'text' && /:$/.test(lines.at(-1) ?? ''));
}

/**
 * Scores the blocks of a page.
 *
 * @param wordsOfHead words of the question in the page's title, tags, address or description
 * @param pageScore part of the score that all blocks of the page share
 */
function scorePage(
  question: Question,
  words: QuestionWords,
  {title, tags, url, date}: PageHead,
  text: PageText,
  wordsOfHead: WordSet,
  pageScore: number,
): ScoredPassage[] {
  const {blocks, cover} = text;
  const nameWords = words.in([title, ...tags.map(({label}) => label)].join('\n'));
  const headingFactorByBlock = headingFactors(text, words.in(title), words);
  const weightedSum = (valueOf: (word: number) => number) =>
    words.weights.reduce((total, weight, word) => total + weight * valueOf(word), 0);
  return blocks.map((block, number) => {
    const {questions = [], intro = '', title: blockTitle = '', anchor} = block;
    const pieces = piecesOf(block, words);
    const contextWords = words.in([intro, blockTitle, ...questions].join('\n'));
    const blockWords = union(contextWords, ...pieces.map((piece) => piece.words));
    const path = headingPath(text, anchor).map((heading) => heading.text);
    const headingWords = words.in(path.join('\n'));
    /** Returns 1 for a word in `textWords`, less for one that only the headings above have, else 0. */
    const weightByPlace = (textWords: WordSet, word: number) =>
      textWords.has(word) ? 1 : headingWords.has(word) ? HEADINGS_ABOVE_WEIGHT : 0;
    const coverageBy = (textWords: WordSet) =>
      weightedSum(
        (word) =>
          (words.trust[word] ?? 0) *
          Math.max(weightByPlace(textWords, word), wordsOfHead.has(word) ? PAGE_HEAD_WEIGHT : 0),
      );
    const bestPieceShare = Math.max(0, ...pieces.map((piece) => words.share(piece.words)));
    const similarities = questions.map((each) => similarity(each, question, words));
    const questionSimilarity = Math.max(0, ...similarities);
    const sameness = Math.max(0, questionSimilarity - NEARLY_SAME) / (1 - NEARLY_SAME);
    const isList = question.wantsList && ENUMERATIONS.has(block.kind);
    return {
      number,
      passage: {
        title,
        href: anchor === null ? url : `${url}#${anchor}`,
        path,
        date,
        cover,
        block,
        marks: pieces
          .filter((piece) => bestPieceShare > 0 && words.share(piece.words) === bestPieceShare)
          .slice(0, MAX_MARKS)
          .map(({mark}) => mark),
      },
      score:
        // A word in the head counts fully for every block, so that it favors none of them.
        weightedSum((word) => (wordsOfHead.has(word) ? 1 : weightByPlace(blockWords, word))) +
        BEST_PIECE_WEIGHT * bestPieceShare +
        HEADING_WEIGHT * (headingFactorByBlock[number] ?? 0) +
        AUTHOR_QUESTION_WEIGHT * questionSimilarity +
        SAME_QUESTION_WEIGHT * sameness +
        LIST_WEIGHT * Number(isList) +
        SAYS_LITTLE_WEIGHT * Number(saysLittle(block)) +
        pageScore,
      coverage: coverageBy(blockWords),
      pieceCoverage: Math.max(0, ...pieces.map((piece) => coverageBy(piece.words))),
      questionSimilarity,
      wordCount: blockWords.size,
      wordShare: words.share(blockWords),
      titleShare: words.share(union(nameWords, headingWords)),
    };
  });
}

/**
 * Scores the blocks of the best pages, and returns them best first.
 *
 * @param cited addresses of the pages in the previous answer, which get a bonus
 */
export async function scorePassages(
  index: TextIndex,
  question: Question,
  ranking: Ranking,
  cited: ReadonlySet<string> = new Set(),
): Promise<ScoredPassage[]> {
  const {core, matches} = ranking;
  const words = questionWords(ranking);
  const headOf = (page: number) => core.pages[page] as PageHead;
  const bonusOf = (page: number) => (cited.has(headOf(page).url) ? CITED_WEIGHT : 0);
  const best = ranking.pages[0]?.score ?? 1;
  const scored = await Promise.all(
    ranking.pages.slice(0, MAX_PAGES).map(async ({page, score}) => {
      // The document with the number of a page is its head.
      const wordsOfHead = matches.flatMap(({scores}, word) => (scores.has(page) ? [word] : []));
      const pageScore = (PAGE_SCORE_WEIGHT * score) / best + bonusOf(page);
      const text = await index.text(core, page);
      return scorePage(question, words, headOf(page), text, new Set(wordsOfHead), pageScore);
    }),
  );
  return scored.flat().sort((one, other) => other.score - one.score);
}
