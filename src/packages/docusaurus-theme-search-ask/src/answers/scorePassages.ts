import type {ContentBlock} from 'docusaurus-built-pages';
import {blockText, headingPath} from '../engine/format.js';
import type {TextIndex} from '../engine/openIndex.js';
import {parseQuery} from '../engine/parseQuery.js';
import type {Found} from '../engine/rank.js';
import type {PageHead, PageText} from '../engine/types.js';
import {defines, isShown, piecesOf} from './pieces.js';
import type {Piece} from './pieces.js';
import type {QuestionWords, WordSet} from './questionWords.js';
import {questionWords, union} from './questionWords.js';
import type {Question} from './readQuestion.js';
import {FEW_WORDS} from './readQuestion.js';
import {shareOfTopic, topicOf} from './topic.js';
import type {AnswerPassage} from './types.js';

/** Measurements of a block; shares of the question are weighted by its words, 0–1. */
interface Signals {
  /** Share in the block, with the headings above it and its page's head. */
  readonly coverage: number;
  /** Share in the block's best sentence or row. */
  readonly bestPiece: number;
  /** Share of what the title leaves open that the heading above the block has. */
  readonly heading: number;
  /** Share of a short question's topic in the page's title and tags. */
  readonly topic: number;
  /** Similarity of the question to the nearest author-written question of the block, 0–1. */
  readonly authorQuestion: number;
  /** 1 if that question is the same, 0 below `NEARLY_SAME`. */
  readonly sameQuestion: number;
  /** 1 for a list, steps or a table if the question asks for several things. */
  readonly list: number;
  /** 1 for code, an entry, or a paragraph that only announces something else. */
  readonly saysLittle: number;
  /** 1 for a sentence that defines the term whose meaning is asked. */
  readonly definition: number;
  /** 1 for a table, code or output beside prose with the same words, if a meaning is asked. */
  readonly besideProse: number;
  /** Rank of the page in the search, compared with the first, 0–1. */
  readonly pageRank: number;
  /** Bonus of the page, such as of one that was cited in the previous answer. */
  readonly pageBonus: number;
}

/**
 * Weights of the factors of a passage's score. Each is followed by its reason, and by how many points
 * fewer answers are shown without it: of the tuned questions, and of the short ones.
 */
const FACTORS: Readonly<Record<keyof Signals, number>> = {
  /** The unit: a block with all words of the question has 1. */
  coverage: 1,
  /** Words in one sentence belong together; in a paragraph they are by chance: 1.2, 6.2. */
  bestPiece: 0.5,
  /** All blocks of a section answer a question that its heading names: 1.2, 0. */
  heading: 0.45,
  /** A word with several senses has that of the page that is about it: −0.5, 12.5. */
  topic: 0.45,
  /** Authors know which questions a block answers in other words: 1.2, 18.7. */
  authorQuestion: 0.4,
  /** If it is the question itself, no other block is a better answer. */
  sameQuestion: 0.6,
  /** “Which …” and “What are the …” are answered by enumerations: 2.0, 0. */
  list: 0.15,
  /** These contain the question's words as names, and explain nothing: 0.4, 0; of the offhand, 1.7. */
  saysLittle: -0.3,
  /** “What is …” is answered by “… is a …”. */
  definition: 0.5,
  /** Figures do not say what they are figures of. */
  besideProse: -0.6,
  /** The search weighs title, headings and all blocks of the page: 3.7, 6.2. */
  pageRank: 0.45,
  /** A follow-up is about what was answered before. */
  pageBonus: 1,
};

/** Number of best pages, and of pages with the best blocks, whose texts are read for an answer. */
const MAX_PAGES = 8;
const MAX_BLOCKS = 14;
/** Similarity of two questions above which they are nearly the same. */
const NEARLY_SAME = 0.8;
/** Weight of a word that occurs only in the head of the block's page, or in the headings above it. */
const IN_HEAD = 0.6;
const IN_HEADINGS = 0.75;
/** The heading counts this much less for each further block of its section; lists and tables are excepted. */
const HEADING_FADES = 0.2;

/** A block with how well it answers. */
export interface ScoredPassage {
  readonly page: number;
  /** Place of the block in its page. */
  readonly number: number;
  readonly passage: AnswerPassage;
  readonly score: number;
  /** Share of the question in the block and above it, where a word is weighed by its place. */
  readonly coverage: number;
  /** The same of its best sentence or row. */
  readonly pieceCoverage: number;
  /** Similarity of the question to the nearest author-written question of the block, 0–1. */
  readonly authorQuestion: number;
  /** Words of the question that the block itself has. */
  readonly words: WordSet;
  /** Share of the question in the page's title and tags and in the headings above the block. */
  readonly named: number;
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
  readonly signals: Pick<Signals, 'topic' | 'pageRank' | 'pageBonus'>;
}

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
    return share * (ENUMERATIONS.has(kind) ? 1 : Math.max(0, 1 - HEADING_FADES * place));
  });
}

/** Similarity of a question to one that an author wrote, 0–1. */
function similarity(other: string, {language}: Question, words: QuestionWords): number {
  const all = parseQuery(other, false, language).words.filter(
    ({stem}) => !language.asking.has(stem),
  );
  const shared = all.filter(({word}) => words.in(word).size > 0);
  return Math.sqrt(words.share(words.in(other)) * (shared.length / Math.max(1, all.length)));
}

function saysLittle({kind, lines}: ContentBlock): boolean {
  return kind === 'code' || kind === 'entry' || (kind === 'text' && /:$/.test(lines.at(-1) ?? ''));
}

function scoreBlock(question: Question, words: QuestionWords, view: PageView, number: number) {
  const {text, head, names, headings, signals} = view;
  const block = text.blocks[number] as ContentBlock;
  const {questions = []} = block;
  const own = words.in([blockText(block), ...questions].join('\n'));
  const path = headingPath(text, block.anchor).map((heading) => heading.text);
  const inPath = words.in(path.join('\n'));
  const sum = (valueOf: (word: number) => number) =>
    words.weights.reduce((total, weight, word) => total + weight * valueOf(word), 0);
  const place = (found: WordSet, word: number) =>
    found.has(word) ? 1 : inPath.has(word) ? IN_HEADINGS : 0;
  const coverageBy = (found: WordSet) =>
    sum(
      (word) =>
        (words.trust[word] ?? 0) * Math.max(place(found, word), head.has(word) ? IN_HEAD : 0),
    );
  const pieces = piecesOf(block, words);
  const isDefinition = ({mark: {line, start, end}}: Piece): boolean =>
    defines((block.lines[line] ?? '').slice(start, end), words, question.language);
  const defining =
    question.wantsMeaning && block.kind === 'text' ? pieces.filter(isDefinition) : [];
  const isBesideProse =
    question.wantsMeaning &&
    isShown(block) &&
    text.blocks.some(
      (other) =>
        other.kind === 'text' &&
        other.anchor === block.anchor &&
        words.in(blockText(other)).size >= own.size,
    );
  const bestPiece = Math.max(0, ...pieces.map((piece) => words.share(piece.words)));
  const authorQuestion = Math.max(0, ...questions.map((one) => similarity(one, question, words)));
  const all: Signals = {
    ...signals,
    // A word in the head counts fully: here the blocks of one page are compared.
    coverage: sum((word) => (head.has(word) ? 1 : place(own, word))),
    bestPiece,
    heading: headings[number] ?? 0,
    authorQuestion,
    sameQuestion: Math.max(0, authorQuestion - NEARLY_SAME) / (1 - NEARLY_SAME),
    saysLittle: saysLittle(block) ? 1 : 0,
    definition: defining.length > 0 ? 1 : 0,
    besideProse: isBesideProse ? 1 : 0,
    list: question.wantsList && ENUMERATIONS.has(block.kind) ? 1 : 0,
  };
  return {
    score: Object.entries(FACTORS).reduce(
      (total, [name, weight]) => total + weight * all[name as keyof Signals],
      0,
    ),
    coverage: coverageBy(own),
    pieceCoverage: Math.max(0, ...pieces.map((piece) => coverageBy(piece.words))),
    authorQuestion,
    words: own,
    named: words.share(union(names, inPath)),
    path,
    marks: [
      ...defining,
      ...pieces.filter((piece) => bestPiece > 0 && words.share(piece.words) === bestPiece),
    ]
      .filter((piece, place, all) => all.indexOf(piece) === place)
      .slice(0, 2)
      .map(({mark}) => mark),
  };
}

function passageOf(
  {url, title, date}: PageHead,
  {cover}: PageText,
  block: ContentBlock,
  found: Pick<AnswerPassage, 'path' | 'marks'>,
): AnswerPassage {
  return {
    title,
    href: block.anchor === null ? url : `${url}#${block.anchor}`,
    ...found,
    ...(date === undefined ? {} : {date}),
    ...(cover === undefined ? {} : {cover}),
    block,
  };
}

/** Numbers of the pages to read: the best ones, and those with the best single blocks. */
function pagesToRead(pages: Found['pages']): ReadonlySet<number> {
  const blocks = pages
    .flatMap(({page, blocks: [best]}) => (best ? [{page, score: best.score}] : []))
    .sort((one, other) => other.score - one.score);
  const best = [...pages.slice(0, MAX_PAGES), ...blocks.slice(0, MAX_BLOCKS)];
  return new Set(best.map(({page}) => page));
}

/**
 * Scores the blocks that may answer, best first.
 *
 * @param bonusOf bonus of a page by its number
 * @throws IndexUnavailable
 */
export async function scorePassages(
  index: TextIndex,
  question: Question,
  found: Found,
  bonusOf: (page: number) => number = () => 0,
): Promise<ScoredPassage[]> {
  const {core, matches} = found;
  const words = questionWords(found);
  const isShort = words.weights.length <= FEW_WORDS;
  const topic = topicOf(core, words);
  const pages = found.pages
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
            topic: isShort ? shareOfTopic(head, topic, words) : 0,
            pageRank: score / (pages[0]?.score ?? 1),
            pageBonus: bonusOf(page),
          },
        };
        return text.blocks.flatMap((block, number): ScoredPassage[] => {
          const {path, marks, ...rest} = scoreBlock(question, words, view, number);
          const passage = passageOf(head, text, block, {path, marks});
          return words.areGuessedNames(union(rest.words, view.head), blockText(block))
            ? []
            : [{...rest, page, number, passage}];
        });
      }),
  );
  return scored.flat().sort((one, other) => other.score - one.score);
}
