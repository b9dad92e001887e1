import type {Core, TextIndex} from '../text-index/openIndex';
import {STOP_WORDS, stressOf} from '../text-index/parseQuery';
import {find} from '../text-index/rank';
import {MAX_SHOWN, foldLines} from './foldLines';
import {listPages} from './listPages';
import type {ScoredPassage} from './pickPassages';
import {scorePassages} from './pickPassages';
import type {Question} from './readQuestion';
import {partsOf, readListQuestion, readQuestion} from './readQuestion';
import {answerFromShelf} from './shelves';
import type {Answer, AnswerPage, AnswerPassage} from './types';

/** Passages of an answer to one question. */
const MAX_PASSAGES = 3;
/** Share of a question that a passage has, from which on it is said to answer or to come near. */
const ANSWERS = 0.77;
const COMES_NEAR = 0.3;
/** A passage that is this much worse than the best is none of the answer. */
const WORSE = 0.5;
/** The same of a passage of another page than the best. */
const WORSE_ELSEWHERE = 0.25;
const MAX_PAGES = 3;

/** What was said before a question. */
export interface Earlier {
  readonly question: string;
  /** Addresses of the passages that answered it. */
  readonly hrefs: readonly string[];
}

function pageOf(core: Core, page: number): AnswerPage | undefined {
  const head = core.pages[page];
  return (
    head && {
      title: head.title,
      href: head.url,
      ...(head.date === undefined ? {} : {date: head.date}),
    }
  );
}

function bare(href: string): string {
  return href.replace(/#.*$/, '');
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/**
 * The best passages: few, none much worse than the best, as many as fit, the first in any case. A
 * list or a table that does not fit is folded to its lines that answer; half a program says nothing.
 */
function choose(scored: readonly ScoredPassage[], most: number): AnswerPassage[] {
  const [best] = scored;
  const chosen: AnswerPassage[] = [];
  let room = MAX_SHOWN;
  for (const {passage, score, page} of scored) {
    if (!best || chosen.length === most || score < best.score - WORSE) {
      break;
    }
    const {kind, lines} = passage.block;
    const {shown} = foldLines(passage.block, passage.marks, room);
    const isCode = kind === 'code' || kind === 'output';
    const length = lengthOf(isCode ? lines : shown.map((place) => lines[place] ?? ''));
    const isNear = page === best.page || score >= best.score - WORSE_ELSEWHERE;
    if (chosen.length === 0 || (isNear && length <= room)) {
      chosen.push({...passage, room});
      room -= length;
    }
  }
  return chosen;
}

/** What a page is worth more that answered before, in a question that leans back on it. */
const FAVOR = 0.7;
/** The same in a question that may go on from it, and says enough by itself. */
const FAVOR_GOING_ON = 0.3;

async function retrieve(index: TextIndex, question: Question, earlier: Earlier | undefined) {
  const {query, leansBack} = question;
  const before = earlier && leansBack ? readQuestion(earlier.question) : undefined;
  // What was asked before counts less than what is asked.
  const words = [
    ...query.words,
    ...(before?.query.words ?? []).filter(
      ({stem}) => !query.words.some((word) => word.stem === stem),
    ),
  ];
  const own = new Set(query.words.map(({stem}) => stem));
  const whole = {...query, words};
  const found = await find(index, whole, {
    stressOf: (word) => stressOf(word) * (own.has(word.stem) ? 1 : 0.6),
    least: COMES_NEAR / 2,
  });
  const answered = new Set(question.goesOn || leansBack ? earlier?.hrefs.map(bare) : []);
  const scored = await scorePassages(index, {...question, query: whole}, found, (page) => {
    const url = found.core.pages[page]?.url ?? '';
    return answered.has(url) ? (leansBack ? FAVOR : FAVOR_GOING_ON) : 0;
  });
  return {found, scored};
}

export interface Part {
  readonly kind: 'answer' | 'close' | 'nothing';
  readonly passages: readonly AnswerPassage[];
  /** Pages that were found, best first. */
  readonly pages: readonly AnswerPage[];
}

/** How far the best passage answers: a single word, or numbers and stop words alone, are no question. */
function kindOf({query: {words}}: Question, best: ScoredPassage | undefined): Part['kind'] {
  if (!best || best.met < COMES_NEAR) {
    return 'nothing';
  }
  const isTelling = words.some(({word}) => /\p{L}/u.test(word) && !STOP_WORDS.has(word));
  const isMeant = best.words.size > 1 || best.isNamed;
  return best.met >= ANSWERS && isTelling && isMeant ? 'answer' : 'close';
}

interface Around {
  readonly earlier: Earlier | undefined;
  /** How many parts the question has. */
  readonly parts: number;
  /** Passages of the parts before it. */
  readonly shown: readonly AnswerPassage[];
}

async function answerPart(
  index: TextIndex,
  text: string,
  {earlier, parts, shown}: Around,
): Promise<Part> {
  const question = readQuestion(text);
  if (question.shelf) {
    const shelf = await answerFromShelf(index, question, question.shelf);
    if (shelf) {
      return shelf;
    }
  }
  const {found, scored} = await retrieve(index, question, earlier);
  const leads = earlier !== undefined && question.leansBack && earlier.hrefs.length > 0;
  const own = kindOf(question, scored[0]);
  // A follow-up is about what was just answered, whatever its few words are.
  const kind = own === 'nothing' && leads && scored.length > 0 ? 'close' : own;
  const chosen =
    kind === 'nothing'
      ? []
      : choose(
          scored.filter(({passage}) => !shown.some(({block}) => block === passage.block)),
          parts === 1 ? MAX_PASSAGES : MAX_PASSAGES - 1,
        );
  const pages = found.pages.flatMap(({page}) => pageOf(found.core, page) ?? []);
  return {kind, passages: chosen, pages};
}

function isNew(passage: AnswerPassage, place: number, all: readonly AnswerPassage[]): boolean {
  return (
    all.findIndex(({block, href}) => href === passage.href && block === passage.block) === place
  );
}

/**
 * Answers a question from the texts of the site: with whole passages, or with pages where it asks
 * for those.
 *
 * @param earlier the question before it and what answered that
 * @throws IndexUnavailable
 */
export async function answerQuestion(
  index: TextIndex,
  text: string,
  earlier?: Earlier,
): Promise<Answer> {
  const list = readListQuestion(text);
  if (list) {
    const answer = await listPages(index, list);
    if (answer) {
      return answer;
    }
  }
  const texts = partsOf(text);
  const parts: Part[] = [];
  for (const [place, part] of texts.entries()) {
    const [before, last] = [texts[place - 1], parts.at(-1)];
    const lead =
      before !== undefined && last
        ? {question: before, hrefs: last.passages.map(({href}) => href)}
        : earlier;
    const shown = parts.flatMap(({passages}) => passages);
    parts.push(await answerPart(index, part, {earlier: lead, parts: texts.length, shown}));
  }
  const told = parts.filter(({kind}) => kind !== 'nothing');
  const kind = told.some((part) => part.kind === 'answer')
    ? 'answer'
    : told.length > 0
      ? 'close'
      : 'nothing';
  const passages = told.flatMap((part) => part.passages).filter(isNew);
  const shown = new Set(passages.map(({href}) => bare(href)));
  const pages = parts
    .flatMap((part) => part.pages)
    .filter(({href}) => !shown.has(href))
    .slice(0, MAX_PAGES);
  return {kind, passages, pages};
}

/**
 * Passages for a model to answer from, best first.
 *
 * @throws IndexUnavailable
 */
export async function retrievePassages(
  index: TextIndex,
  text: string,
  earlier: Earlier | undefined,
  limit: number,
): Promise<AnswerPassage[]> {
  const parts = await Promise.all(
    partsOf(text).map((part) => retrieve(index, readQuestion(part), earlier)),
  );
  const each = Math.ceil(limit / parts.length);
  return parts
    .flatMap(({scored}) => scored.slice(0, each).map(({passage}) => passage))
    .filter(isNew)
    .slice(0, limit);
}
