import {pagesWith} from '../engine/findWords.js';
import type {TextIndex} from '../engine/openIndex.js';
import type {Ranking} from '../engine/rank.js';
import type {PageHead} from '../engine/types.js';
import {choosePassages} from './choosePassages.js';
import {findEntries, readCollection} from './collections.js';
import {listPages, toAnswerPage} from './listPages.js';
import type {Question} from './readQuestion.js';
import {readListQuestion, readQuestion, splitQuestions} from './readQuestion.js';
import type {Retrieved} from './retrieve.js';
import {MIN_TITLE_SHARE, retrieve, withoutAnchor} from './retrieve.js';
import {answerAboutSite, mayBeAboutProduct, readSiteQuestion} from './siteQuestions.js';
import type {Answer, AnswerPage, AnswerPassage, Collection, Earlier, SiteProfile} from './types.js';

const MAX_PASSAGES = 5;
/** Maximum number of pages that an answer lists besides those of its passages. */
const MAX_PAGES = 3;
/** Minimum number of question words in a page suggested in place of an answer. */
const MIN_SUGGESTED = 2;

/** Answer to one of the questions in a text. */
interface Part {
  readonly kind: Retrieved['kind'];
  /** True if the best passage answers the question, or the titles above it have most of its words. */
  readonly isAbout: boolean;
  readonly passages: readonly AnswerPassage[];
  /** Pages that match the question, best first. */
  readonly pages: readonly AnswerPage[];
}

/** Returns pages to suggest; without an answer, only those with several words of the question. */
function pagesToSuggest({core, pages, matches}: Ranking, kind: Part['kind']): AnswerPage[] {
  const wordsOf = (page: number) => matches.filter((match) => pagesWith(match, core).has(page));
  return pages
    .filter(({page}) => kind !== 'nothing' || wordsOf(page).length >= MIN_SUGGESTED)
    .map(({page}) => toAnswerPage(core.pages[page] as PageHead));
}

/**
 * Answers one of the questions in a text.
 *
 * @param used passages of the questions before it, which are not repeated
 */
async function answerPart(
  index: TextIndex,
  question: Question,
  earlier: Earlier | undefined,
  collections: readonly Collection[],
  used: readonly AnswerPassage[],
  maxPassages: number,
): Promise<Part> {
  const isUnused = ({block}: AnswerPassage) => !used.some((passage) => passage.block === block);
  const collection = readCollection(question.text, collections);
  const found = collection ? await findEntries(index, question, collection, collections) : [];
  const entries = found.filter(isUnused);
  if (entries.length > 0) {
    return {kind: 'answer', isAbout: true, passages: entries, pages: []};
  }
  const {ranking, scored, kind} = await retrieve(index, question, earlier);
  const unused = scored.filter(({passage}) => isUnused(passage));
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
 * @param maxPassages maximum number of passages for a single question; each of several gets half
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function answerQuestion(
  index: TextIndex,
  text: string,
  earlier?: Earlier,
  profile: SiteProfile = {title: ''},
  maxPassages = MAX_PASSAGES,
): Promise<Answer> {
  const core = await index.core();
  const topic = readSiteQuestion(text, profile);
  // A question that may be about a product named like the site is first answered from the pages.
  if (topic && !mayBeAboutProduct(text, topic, profile)) {
    return answerAboutSite(core, topic, profile);
  }
  const list = topic ? undefined : readListQuestion(text);
  const listed = list && (await listPages(index, core, list));
  if (listed) {
    return listed;
  }
  const texts = splitQuestions(text, core.language);
  const maxOfPart = texts.length === 1 ? maxPassages : Math.ceil(maxPassages / 2);
  const parts: Part[] = [];
  let before = earlier;
  for (const [place, single] of texts.entries()) {
    const read = readQuestion(single, core.language);
    const question = {...read, continues: read.continues || place > 0};
    const used = parts.flatMap(({passages}) => passages);
    const {collections = []} = profile;
    const answer = await answerPart(index, question, before, collections, used, maxOfPart);
    parts.push(answer);
    before = {question: single, hrefs: answer.passages.map(({href}) => href)};
  }
  if (topic && !parts.some(({isAbout}) => isAbout)) {
    return answerAboutSite(core, topic, profile);
  }
  const kinds = parts.map(({kind}) => kind);
  const passages = parts.flatMap((part) => part.passages);
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
