import type {ContentBlock} from 'docusaurus-built-pages';
import type {Found, PageHead, PageText, TextIndex} from 'docusaurus-theme-search-ask/engine';
import {blockText, headingPath, tokenize, wordFinder} from 'docusaurus-theme-search-ask/engine';
import type {WordsIn} from './pieces';
import {asksTheSame, likeness} from './authorQuestions';
import {defines, hasFigures, piecesOf, sumOf} from './pieces';
import type {Question} from './readQuestion';
import {FEW_WORDS} from './readQuestion';
import {shareOfTopic, topicOf} from './topic';
import type {AnswerPassage} from './types';

/** Pages and blocks, best first, whose pages' texts are read for an answer. */
const MAX_PAGES = 8;
const MAX_BLOCKS = 14;
/** What a word of the question counts that stands above a block: in its page's head, in its headings. */
const IN_HEAD = 0.6;
const IN_PATH = 0.75;
/** Characters at the start of a block that say what it is about. */
const OPENING = 80;
/** What a block is worth for its best sentence or row, its opening, and the heading above it. */
const BEST_PIECE = 0.5;
const OPENS_WITH = 0.2;
const NAMED = 0.45;
/** Bonus for a number in that sentence. */
const HAS_NUMBER = 0.13;
/** For a list where several things are asked for, and more under a heading that says which. */
const LISTS = 0.15;
const LISTS_NAMED = 0.5;
/** Bonus for a definition. */
const DEFINES = 0.25;
/** For a question like the one that is asked among those that its author says it answers. */
const ASKED = 0.4;
/** Bonus for a page about the question's topic. A longer question has words beside it that decide. */
const ON_TOPIC = 0.45;
/** Penalty for a block that says little by itself: code, an introduction, or an entry of a shelf. */
const SAYS_LITTLE = 0.3;
/** Penalty for a table of figures where an explanation is asked for: each row has its head's words. */
const BARE_FIGURES = 0.5;
/** Penalty for any other table then: a row with the words of the question rarely says how or why. */
const TABULAR = 0.2;

/** A block with how well it answers. */
export interface ScoredPassage {
  readonly page: number;
  readonly number: number;
  readonly passage: AnswerPassage;
  readonly score: number;
  /** Share of the question that the block has, with what stands above it. */
  readonly met: number;
  /** The same of its best sentence or row, with what stands above the block. */
  readonly together: number;
  /** Similarity of the question to the nearest of the block's author-written questions, 0–1. */
  readonly asked: number;
  /** Places of the words of the question that the block itself has. */
  readonly words: ReadonlySet<number>;
  /** Whether one of them also stands in a heading above it, or in its page's head. */
  readonly isNamed: boolean;
}

const ENUMERATES: ReadonlySet<ContentBlock['kind']> = new Set(['list', 'steps', 'table', 'output']);

/** What is the same for all blocks of a page. */
interface PageView {
  readonly text: PageText;
  /** Words of the question that the page's title, tags, address or description has. */
  readonly head: ReadonlySet<number>;
  /** How much each word of the question tells. */
  readonly weights: readonly number[];
  /** How sure it is that each word was found as what was meant, from 0 to 1. */
  readonly trust: readonly number[];
  /** Share of a short question's topic in the page's title and tags, 0–1. */
  readonly onTopic: number;
  /** For each block, how much of what the title leaves open the heading above it has, from 0 to 1. */
  readonly named: readonly number[];
  readonly wordsIn: WordsIn;
}

/**
 * A section whose heading says what is asked for answers with its first blocks, and with its lists
 * and tables, whatever words these have themselves.
 */
function nameSections(
  {blocks, headings}: PageText,
  title: ReadonlySet<number>,
  weights: readonly number[],
  wordsIn: WordsIn,
): number[] {
  const open = weights.map((weight, word) => (title.has(word) ? 0 : weight));
  const all = open.reduce((sum, weight) => sum + weight, 0) || 1;
  const shares = new Map(
    headings.map(({anchor, text}) => [anchor, sumOf(wordsIn(text), open) / all] as const),
  );
  return blocks.map(({anchor, kind}, number) => {
    const place = blocks.slice(0, number).filter((block) => block.anchor === anchor).length;
    const share = (anchor === null ? undefined : shares.get(anchor)) ?? 0;
    return share * (ENUMERATES.has(kind) ? 1 : Math.max(0, 1 - 0.2 * place));
  });
}

/** Whether a paragraph leads to something that is no part of it, as a plot or a part of the page. */
function announces({kind, lines}: ContentBlock): boolean {
  return kind === 'text' && /:$/.test(lines.at(-1) ?? '');
}

function scoreBlock(question: Question, block: ContentBlock, view: PageView, number: number) {
  const {text: page, head, weights, trust, onTopic, named, wordsIn} = view;
  const text = blockText(block);
  const {questions = []} = block;
  const words = wordsIn([text, ...questions].join('\n'));
  const headings = headingPath(page, block.anchor).map((heading) => heading.text);
  const path = wordsIn(headings.join('\n'));
  const shareIn = (own: ReadonlySet<number>, word: number) =>
    own.has(word) ? 1 : path.has(word) ? IN_PATH : 0;
  const sumBy = (shareOf: (word: number) => number) =>
    weights.reduce((sum, weight, word) => sum + weight * shareOf(word), 0);
  const metBy = (own: ReadonlySet<number>) =>
    sumBy(
      (word) => (trust[word] ?? 0) * Math.max(shareIn(own, word), head.has(word) ? IN_HEAD : 0),
    );
  // How much more than the other blocks of its page this one has of the question.
  const covered = sumBy((word) => (head.has(word) ? 1 : shareIn(words, word)));
  const pieces = piecesOf(block, wordsIn).map((piece) => ({
    ...piece,
    score: sumOf(piece.words, weights),
  }));
  const best = pieces.reduce((most, {score}) => Math.max(most, score), 0);
  const bestPieces = pieces.filter(({score}) => best > 0 && score === best);
  const has = (pattern: RegExp) =>
    bestPieces.some(({mark}) =>
      pattern.test((block.lines[mark.line] ?? '').slice(mark.start, mark.end)),
    );
  const name = named[number] ?? 0;
  const asked = Math.max(0, ...questions.map((one) => likeness(one, weights, wordsIn, question)));
  const score =
    covered +
    BEST_PIECE * best +
    OPENS_WITH * sumOf(wordsIn((block.lines[0] ?? '').slice(0, OPENING)), weights) +
    NAMED * name +
    ON_TOPIC * onTopic +
    (question.wantsNumber && has(/\d/) ? HAS_NUMBER : 0) +
    (question.wantsList && ENUMERATES.has(block.kind) ? LISTS + LISTS_NAMED * name : 0) +
    (question.wantsMeaning &&
    (defines(block, question) || asksTheSame(question, questions, wordsIn))
      ? DEFINES
      : 0) +
    ASKED * asked -
    (block.kind === 'code' || block.kind === 'entry' || announces(block) ? SAYS_LITTLE : 0) -
    (question.wantsExplanation && block.kind === 'table'
      ? hasFigures(block)
        ? BARE_FIGURES
        : TABULAR
      : 0);
  const isNamed = [...words].some((word) => head.has(word) || path.has(word));
  return {
    score,
    met: metBy(words),
    together: Math.max(0, ...pieces.map((piece) => metBy(piece.words))),
    asked,
    words,
    isNamed,
    path: headings,
    marks: bestPieces.slice(0, 2).map(({mark}) => mark),
  };
}

function wordsInOf({matches, core: {language}}: Found): WordsIn {
  const wordsOf = wordFinder(
    matches.map(({terms}) => terms),
    language,
  );
  return (text) => new Set(tokenize(text).flatMap(wordsOf));
}

function scorePage(
  question: Question,
  page: number,
  bonus: number,
  text: PageText,
  found: Found,
  topic: ReadonlySet<number>,
  wordsIn: WordsIn,
): ScoredPassage[] {
  const {core, matches, weights} = found;
  const head = core.pages[page] as PageHead;
  const inHead = new Set(matches.flatMap(({scores}, word) => (scores.has(page) ? [word] : [])));
  const view: PageView = {
    onTopic: weights.length <= FEW_WORDS ? shareOfTopic(head, topic, weights, wordsIn) : 0,
    text,
    head: inHead,
    named: nameSections(text, wordsIn(head.title), weights, wordsIn),
    weights,
    trust: matches.map((match) => match.trust),
    wordsIn,
  };
  return text.blocks.map((block, number): ScoredPassage => {
    const {score, marks, path, ...scored} = scoreBlock(question, block, view, number);
    return {
      ...scored,
      page,
      number,
      score: score + bonus,
      passage: {
        title: head.title,
        href: block.anchor === null ? head.url : `${head.url}#${block.anchor}`,
        path,
        ...(head.date === undefined ? {} : {date: head.date}),
        ...(text.cover === undefined ? {} : {cover: text.cover}),
        block,
        marks,
      },
    };
  });
}

/**
 * The blocks that may answer, best first: of the first pages that were found, and of those with the
 * best single blocks.
 *
 * @param favor what is added to the scores of a page's blocks, by its number
 * @throws IndexUnavailable
 */
export async function scorePassages(
  index: TextIndex,
  question: Question,
  found: Found,
  favor: (page: number) => number = () => 0,
): Promise<ScoredPassage[]> {
  const pages = found.pages
    .map((page) => ({...page, score: page.score * (1 + 3 * favor(page.page))}))
    .sort((one, other) => other.score - one.score);
  const blocks = pages
    .flatMap(({page, blocks: [best]}) => (best ? [{page, score: best.score}] : []))
    .sort((one, other) => other.score - one.score);
  const read = new Set([
    ...pages.slice(0, MAX_PAGES).map(({page}) => page),
    ...blocks.slice(0, MAX_BLOCKS).map(({page}) => page),
  ]);
  const most = pages[0]?.score ?? 1;
  const wordsIn = wordsInOf(found);
  const topic = topicOf(found.core, wordsIn);
  const scored = await Promise.all(
    pages
      .filter(({page}) => read.has(page))
      .map(async ({page, score}) =>
        scorePage(
          question,
          page,
          0.45 * (score / most) + favor(page),
          await index.text(found.core, page),
          found,
          topic,
          wordsIn,
        ),
      ),
  );
  return scored.flat().sort((one, other) => other.score - one.score);
}
