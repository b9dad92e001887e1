import {pagesWith} from '../engine/findWords.js';
import type {TextIndex} from '../engine/openIndex.js';
import type {Ranking} from '../engine/rank.js';
import type {PageHead} from '../engine/types.js';
import {choosePassages} from './choosePassages.js';
import {findEntries, readCollection} from './collections.js';
import {listPages, toAnswerPage} from './listPages.js';
import {readListQuestion, readQuestion, splitQuestions} from './readQuestion.js';
import {MIN_TITLE_SHARE, retrieve, withoutAnchor} from './retrieve.js';
import {answerAboutSite, mayBeAboutProduct, readSiteQuestion} from './siteQuestions.js';
import type {Answer, AnswerPage, AnswerPassage, Earlier, SiteProfile} from './types.js';

/** Maximum number of passages in the answer to a single question. */
const MAX_PASSAGES = 4;
/** Maximum number of passages for each question if the text asks several. */
const MAX_PASSAGES_OF_PART = 2;
/** Maximum number of pages that an answer lists besides those of its passages. */
const MAX_PAGES = 3;

const NO_PROFILE: SiteProfile = {title: ''};

/** Answer to one of the questions in a text. */
interface Part {
  readonly kind: 'answer' | 'close' | 'nothing';
  /** True if the best passage answers the question, or the titles above it contain the question. */
  readonly isAbout: boolean;
  readonly passages: readonly AnswerPassage[];
  /** Pages that match the question, best first. */
  readonly pages: readonly AnswerPage[];
}

/** Context of one of the questions in a text. */
interface Context {
  /** The question before this one. */
  readonly earlier: Earlier | undefined;
  /** True if the earlier question is in the same text. */
  readonly isLaterPart: boolean;
  readonly maxPassages: number;
  /** Passages of the parts before this one, which are not repeated. */
  readonly usedPassages: readonly AnswerPassage[];
  readonly profile: SiteProfile;
}

/** Minimum number of question words in a page suggested in place of an answer. */
const MIN_SUGGESTED = 2;

/** Returns pages to suggest; without an answer, only those with several words of the question. */
function pagesToSuggest({core, pages, matches}: Ranking, kind: Part['kind']): AnswerPage[] {
  const wordsOf = (page: number) => matches.filter((match) => pagesWith(match, core).has(page));
  return pages
    .filter(({page}) => kind !== 'nothing' || wordsOf(page).length >= MIN_SUGGESTED)
    .map(({page}) => toAnswerPage(core.pages[page] as PageHead));
}

function isFirstOccurrence(
  passage: AnswerPassage,
  place: number,
  all: readonly AnswerPassage[],
): boolean {
  return (
    all.findIndex(({block, href}) => href === passage.href && block === passage.block) === place
  );
}

async function answerPart(index: TextIndex, text: string, context: Context): Promise<Part> {
  const {earlier, isLaterPart, maxPassages, usedPassages, profile} = context;
  const {language} = await index.core();
  const read = readQuestion(text, language);
  const question = {...read, continues: read.continues || isLaterPart};
  const collection = readCollection(text, profile.collections);
  if (collection) {
    const entries = await findEntries(index, question, collection, profile.collections ?? []);
    if (entries.length > 0) {
      return {kind: 'answer', isAbout: true, passages: entries, pages: []};
    }
  }
  const {ranking, scored, kind} = await retrieve(index, question, earlier);
  const unused = scored.filter(
    ({passage}) => !usedPassages.some(({block}) => block === passage.block),
  );
  return {
    kind,
    isAbout:
      kind === 'answer' || (kind === 'close' && (scored[0]?.titleShare ?? 0) >= MIN_TITLE_SHARE),
    passages: kind === 'nothing' ? [] : choosePassages(unused, maxPassages),
    pages: pagesToSuggest(ranking, kind),
  };
}

/**
 * Answers a question from the pages of the site: with whole passages, or with a list of pages if the
 * question asks for pages.
 *
 * @param text one or several questions
 * @param earlier previous question, and addresses in its answer
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function answerQuestion(
  index: TextIndex,
  text: string,
  earlier?: Earlier,
  profile = NO_PROFILE,
): Promise<Answer> {
  const core = await index.core();
  const topic = readSiteQuestion(text, profile);
  if (topic && !mayBeAboutProduct(text, topic, profile)) {
    return answerAboutSite(core, topic, profile);
  }
  const list = topic ? undefined : readListQuestion(text);
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
        usedPassages: parts.flatMap(({passages}) => passages),
        profile,
      }),
    );
  }
  if (topic && !parts.some(({isAbout}) => isAbout)) {
    return answerAboutSite(core, topic, profile);
  }
  const kinds = parts.map(({kind}) => kind);
  const passages = parts.flatMap((part) => part.passages).filter(isFirstOccurrence);
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
 * Retrieves passages from which a model writes an answer, best first.
 *
 * @throws IndexUnavailable if the index cannot be loaded
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
  const limitPerPart = Math.ceil(limit / parts.length);
  return parts
    .flatMap(({scored}) => scored.slice(0, limitPerPart).map(({passage}) => passage))
    .filter(isFirstOccurrence)
    .slice(0, limit);
}
