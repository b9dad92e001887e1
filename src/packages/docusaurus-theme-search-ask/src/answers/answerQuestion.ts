import {pagesWith} from '../engine/findWords.js';
import type {Core, TextIndex} from '../engine/openIndex.js';
import type {Found} from '../engine/rank.js';
import {choosePassages} from './choosePassages.js';
import {findEntries, readCollection} from './collections.js';
import {listPages} from './listPages.js';
import {readListQuestion, readQuestion, splitQuestions} from './readQuestion.js';
import {retrieve, withoutAnchor} from './retrieve.js';
import {answerAboutSite, readSiteQuestion} from './siteQuestions.js';
import type {Answer, AnswerPage, AnswerPassage, Earlier, SiteProfile} from './types.js';

/** Most passages of an answer, and of each part if the text asks several questions. */
const MAX_PASSAGES = 4;
const MAX_PASSAGES_OF_PART = 2;
const MAX_PAGES = 3;

const NO_PROFILE: SiteProfile = {title: ''};

/** Answer to one of the questions in a text. */
interface Part {
  readonly kind: 'answer' | 'close' | 'nothing';
  readonly passages: readonly AnswerPassage[];
  /** Pages that were found, best first. */
  readonly pages: readonly AnswerPage[];
}

interface Context {
  readonly earlier: Earlier | undefined;
  /** True if the earlier question is in the same text. */
  readonly isLaterPart: boolean;
  readonly maxPassages: number;
  /** Passages of the parts before this one. */
  readonly shown: readonly AnswerPassage[];
  readonly profile: SiteProfile;
}

function pageAt({pages}: Core, number: number): AnswerPage | undefined {
  const head = pages[number];
  return (
    head && {
      title: head.title,
      href: head.url,
      ...(head.date === undefined ? {} : {date: head.date}),
    }
  );
}

/** Least words of the question that a page suggested in place of an answer has. */
const MIN_SUGGESTED = 2;

/** Pages to read after an answer, or in place of one: not those that have a single word by chance. */
function pagesToSuggest({core, pages, matches}: Found, kind: Part['kind']): AnswerPage[] {
  const wordsOf = (page: number) => matches.filter((match) => pagesWith(match, core).has(page));
  return pages
    .filter(({page}) => kind !== 'nothing' || wordsOf(page).length >= MIN_SUGGESTED)
    .flatMap(({page}) => pageAt(core, page) ?? []);
}

function isFirst(passage: AnswerPassage, place: number, all: readonly AnswerPassage[]): boolean {
  return (
    all.findIndex(({block, href}) => href === passage.href && block === passage.block) === place
  );
}

async function answerPart(index: TextIndex, text: string, context: Context): Promise<Part> {
  const {earlier, isLaterPart, maxPassages, shown, profile} = context;
  const {language} = await index.core();
  const read = readQuestion(text, language);
  const question = {...read, continues: read.continues || isLaterPart};
  const collection = readCollection(text, profile.collections);
  if (collection) {
    const entries = await findEntries(index, question, collection, profile.collections ?? []);
    if (entries.length > 0) {
      return {kind: 'answer', passages: entries, pages: []};
    }
  }
  const {found, scored, kind} = await retrieve(index, question, earlier);
  const fresh = scored.filter(({passage}) => !shown.some(({block}) => block === passage.block));
  return {
    kind,
    passages: kind === 'nothing' ? [] : choosePassages(fresh, maxPassages),
    pages: pagesToSuggest(found, kind),
  };
}

/**
 * Answers a question from the pages of the site: with whole passages, or with pages if it asks for
 * those.
 *
 * @throws IndexUnavailable
 */
export async function answerQuestion(
  index: TextIndex,
  text: string,
  earlier?: Earlier,
  profile = NO_PROFILE,
): Promise<Answer> {
  const core = await index.core();
  const topic = readSiteQuestion(text, profile);
  if (topic) {
    return answerAboutSite(core, topic, profile);
  }
  const list = readListQuestion(text);
  const listed = list && (await listPages(index, list));
  if (listed) {
    return listed;
  }
  const texts = splitQuestions(text, core.language);
  const parts: Part[] = [];
  for (const [place, part] of texts.entries()) {
    const [question, last] = [texts[place - 1], parts.at(-1)];
    const before =
      question !== undefined && last
        ? {question, hrefs: last.passages.map(({href}) => href)}
        : undefined;
    parts.push(
      await answerPart(index, part, {
        earlier: before ?? earlier,
        isLaterPart: before !== undefined,
        maxPassages: texts.length === 1 ? MAX_PASSAGES : MAX_PASSAGES_OF_PART,
        shown: parts.flatMap(({passages}) => passages),
        profile,
      }),
    );
  }
  const kinds = parts.map(({kind}) => kind);
  const passages = parts.flatMap((part) => part.passages).filter(isFirst);
  const cited = new Set(passages.map(({href}) => withoutAnchor(href)));
  return {
    kind: (['answer', 'close'] as const).find((kind) => kinds.includes(kind)) ?? 'nothing',
    passages,
    pages: parts
      .flatMap(({pages}) => pages)
      .filter(({href}) => !cited.has(href))
      .slice(0, MAX_PAGES),
  };
}

/**
 * Retrieves passages for a model to answer from, best first.
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
    splitQuestions(text, language).map((part) =>
      retrieve(index, readQuestion(part, language), earlier),
    ),
  );
  const each = Math.ceil(limit / parts.length);
  return parts
    .flatMap(({scored}) => scored.slice(0, each).map(({passage}) => passage))
    .filter(isFirst)
    .slice(0, limit);
}
