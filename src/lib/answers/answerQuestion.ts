import type {Core, Found, TextIndex} from 'docusaurus-theme-search-ask/engine';
import {find, stressOf} from 'docusaurus-theme-search-ask/engine';
import {MAX_SHOWN, foldLines} from './foldLines';
import {listPages} from './listPages';
import type {ScoredPassage} from './pickPassages';
import {scorePassages} from './pickPassages';
import {hasFigures} from './pieces';
import type {Question} from './readQuestion';
import {FEW_WORDS, partsOf, readListQuestion, readQuestion} from './readQuestion';
import {answerFromShelf} from './shelves';
import type {SiteOwner} from './siteQuestions';
import {answerAboutSite, readSiteQuestion} from './siteQuestions';
import type {Answer, AnswerPage, AnswerPassage} from './types';

/** Passages of an answer to one question, and characters of all of them that are shown at once. */
const MAX_PASSAGES = 3;
const MAX_CHARACTERS = 1500;
/** Share of a question that a passage has, from which on it is said to answer or to come near. */
const ANSWERS = 0.77;
const COMES_NEAR = 0.3;
/**
 * Share of the question that one sentence has, with the headings above it, if the passage answers;
 * less is enough if an author-written question resembles it. Words that are spread over a paragraph
 * are often there by chance.
 */
const IN_SENTENCE = 0.7;
const RESEMBLES = 0.2;
/** A passage that is this much worse than the best is none of the answer. */
const WORSE = 0.5;
/** The same of a passage of another page than the best. */
const WORSE_ELSEWHERE = 0.25;
const MAX_PAGES = 3;
/** Share of a follow-up that a page of the previous answer must have. */
const ON_CITED_PAGE = 0.3;

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
  let left = MAX_CHARACTERS;
  for (const {passage, score, page} of scored) {
    if (!best || chosen.length === most || score < best.score - WORSE) {
      break;
    }
    const {kind, lines} = passage.block;
    const room = Math.min(MAX_SHOWN, left);
    const {shown} = foldLines(passage.block, passage.marks, room);
    const isCode = kind === 'code' || kind === 'output';
    const length = lengthOf(isCode ? lines : shown.map((place) => lines[place] ?? ''));
    const isNear = page === best.page || score >= best.score - WORSE_ELSEWHERE;
    if (chosen.length === 0 || (isNear && length <= room)) {
      chosen.push({...passage, room});
      left -= length;
    }
  }
  return chosen;
}

/** Bonus for pages cited in the previous answer, for a follow-up of few words and for a longer one. */
const FAVOR = 0.7;
const FAVOR_LONGER = 0.3;
/** Weight of a word of the previous question beside one of the question itself. */
const EARLIER_WORD = 0.6;

async function retrieve(index: TextIndex, question: Question, earlier?: Earlier) {
  const {words: own} = question.query;
  const isShort = own.length <= FEW_WORDS;
  const before =
    earlier && isShort ? readQuestion(earlier.question, question.language).query.words : [];
  const stems = new Set(own.map(({stem}) => stem));
  const query = {
    ...question.query,
    words: [...own, ...before.filter((word) => !stems.has(word.stem))],
  };
  const found = await find(index, query, {
    stressOf: (word) =>
      stressOf(word, question.language) * (stems.has(word.stem) ? 1 : EARLIER_WORD),
    least: COMES_NEAR / 2,
  });
  const cited = new Set(earlier?.hrefs.map(bare));
  const scored = await scorePassages(index, {...question, query}, found, (page) =>
    cited.has(found.core.pages[page]?.url ?? '') ? (isShort ? FAVOR : FAVOR_LONGER) : 0,
  );
  return {found, scored, kind: kindOf(question, scored[0])};
}

export interface Part {
  readonly kind: 'answer' | 'close' | 'nothing';
  readonly passages: readonly AnswerPassage[];
  /** Pages that were found, best first. */
  readonly pages: readonly AnswerPage[];
}

/** False for numbers, stop words and vague words alone. */
function isTelling({query: {words}, language}: Question): boolean {
  return words.some(
    (one) =>
      /\p{L}/u.test(one.word) && !language.stopWords.has(one.word) && stressOf(one, language) === 1,
  );
}

/**
 * How far the best passage answers. A single word, or numbers and stop words alone, are no question;
 * figures are no explanation.
 */
function kindOf(question: Question, best: ScoredPassage | undefined): Part['kind'] {
  if (!best || best.met < COMES_NEAR) {
    return 'nothing';
  }
  const isMeant =
    (best.words.size > 1 || best.isNamed) &&
    !(question.wantsExplanation && hasFigures(best.passage.block));
  const isSaid = best.together >= IN_SENTENCE || best.asked >= RESEMBLES;
  return best.met >= ANSWERS && isSaid && isTelling(question) && isMeant ? 'answer' : 'close';
}

/** True if a page of the previous answer has most of what the question asks. */
function isOnCitedPage({core, pages}: Found, {hrefs}: Earlier): boolean {
  const cited = new Set(hrefs.map(bare));
  return pages.some(
    ({page, covered}) => covered >= ON_CITED_PAGE && cited.has(core.pages[page]?.url ?? ''),
  );
}

/**
 * Reads a question with the one before it if it points there and has not left the subject, or if it
 * finds nothing by itself. A question that its own words answer elsewhere has left it.
 */
async function retrieveInTurn(index: TextIndex, question: Question, earlier?: Earlier) {
  const alone = await retrieve(index, question);
  if (!earlier || earlier.hrefs.length === 0) {
    return alone;
  }
  const {pointsBack, continues, query, language} = question;
  const isOnPage = isOnCitedPage(alone.found, earlier);
  const saysLittle = query.words.filter(({stem}) => !language.asking.has(stem)).length <= 1;
  const isFollowUp =
    pointsBack || continues
      ? isOnPage ||
        alone.kind === 'nothing' ||
        (pointsBack && (saysLittle || alone.kind === 'close'))
      : isOnPage && alone.kind === 'nothing';
  if (!isFollowUp) {
    return alone;
  }
  const both = await retrieve(index, question, earlier);
  return both.kind === 'nothing' && both.scored.length > 0
    ? {...both, kind: 'close' as const}
    : both;
}

interface Around {
  readonly earlier: Earlier | undefined;
  /** True if a clause of the same question is the earlier one. */
  readonly isClause: boolean;
  /** How many parts the question has. */
  readonly parts: number;
  /** Passages of the parts before it. */
  readonly shown: readonly AnswerPassage[];
}

async function answerPart(
  index: TextIndex,
  text: string,
  {earlier, isClause, parts, shown}: Around,
): Promise<Part> {
  const {language} = await index.core();
  const read = readQuestion(text, language);
  const question = {...read, continues: read.continues || isClause};
  if (question.shelf) {
    const shelf = await answerFromShelf(index, question, question.shelf);
    if (shelf) {
      return shelf;
    }
  }
  const {found, scored, kind} = await retrieveInTurn(index, question, earlier);
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
 * @param owner for questions about the site itself
 * @throws IndexUnavailable
 */
export async function answerQuestion(
  index: TextIndex,
  text: string,
  earlier?: Earlier,
  owner?: SiteOwner,
): Promise<Answer> {
  const topic = readSiteQuestion(text, owner);
  if (topic) {
    return answerAboutSite(await index.core(), topic, owner);
  }
  const list = readListQuestion(text);
  if (list) {
    const answer = await listPages(index, list);
    if (answer) {
      return answer;
    }
  }
  const {language} = await index.core();
  const texts = partsOf(text, language);
  const parts: Part[] = [];
  for (const [place, part] of texts.entries()) {
    const [before, last] = [texts[place - 1], parts.at(-1)];
    const clause =
      before !== undefined && last
        ? {question: before, hrefs: last.passages.map(({href}) => href)}
        : undefined;
    const shown = parts.flatMap(({passages}) => passages);
    const around = {earlier: clause ?? earlier, isClause: clause !== undefined, shown};
    parts.push(await answerPart(index, part, {...around, parts: texts.length}));
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
  const {language} = await index.core();
  const parts = await Promise.all(
    partsOf(text, language).map((part) =>
      retrieveInTurn(index, readQuestion(part, language), earlier),
    ),
  );
  const each = Math.ceil(limit / parts.length);
  return parts
    .flatMap(({scored}) => scored.slice(0, each).map(({passage}) => passage))
    .filter(isNew)
    .slice(0, limit);
}
