import {pagesWith} from '../engine/findTerms.js';
import type {TextIndex} from '../engine/openIndex.js';
import type {Ranking} from '../engine/rank.js';
import type {PageHead} from '../engine/types.js';
import {choosePassages} from './choosePassages.js';
import {findEntries, readCollection} from './collections.js';
import {listPosts, toAnswerPage} from './listPosts.js';
import type {Question} from './readQuestion.js';
import {readListQuestion, readQuestion, splitQuestions} from './readQuestion.js';
import type {Retrieved} from './retrieve.js';
import {MIN_TITLE_SHARE, retrieve, withoutAnchor} from './retrieve.js';
import {answerAboutSite, mayBeAboutProduct, readSiteQuestion} from './siteQuestions.js';
import type {
  Answer,
  AnswerPage,
  AnswerPassage,
  Collection,
  EarlierQuestion,
  SiteProfile,
} from './types.js';

const MAX_PASSAGES = 5;
/** Maximum number of pages that an answer lists besides those of its passages. */
const MAX_PAGES = 3;
/** Minimum number of question words in a page that is suggested because there is no answer. */
const MIN_WORDS = 2;

/** Answer to one of the questions in a text. */
interface SingleAnswer {
  readonly kind: Retrieved['kind'];
  /**
   * True if the best passage answers the question, or if it is close and the titles above it have nearly
   * all of the question's words.
   */
  readonly isOnTopic: boolean;
  readonly passages: readonly AnswerPassage[];
  /** Pages that match the question, best first. */
  readonly pages: readonly AnswerPage[];
}

/** Returns pages to suggest. If there is no answer, these have at least `MIN_WORDS` words of the question. */
function pagesToSuggest({core, pages, matches}: Ranking, kind: SingleAnswer['kind']): AnswerPage[] {
  const pagesByWord = matches.map((match) => pagesWith(match, core));
  const countWords = (page: number) => pagesByWord.filter((found) => found.has(page)).length;
  return pages
    .filter(({page}) => kind !== 'nothing' || countWords(page) >= MIN_WORDS)
    .map(({page}) => toAnswerPage(core.pages[page] as PageHead));
}

/**
 * Answers one of the questions in a text.
 *
 * @param used passages in the answers to earlier questions of the text, which are not repeated
 */
async function answerSingle(
  index: TextIndex,
  question: Question,
  earlier: EarlierQuestion | undefined,
  collections: readonly Collection[],
  used: readonly AnswerPassage[],
  maxPassages: number,
): Promise<SingleAnswer> {
  const isUnused = ({block}: AnswerPassage) => !used.some((passage) => passage.block === block);
  const collection = readCollection(question.text, collections);
  const found = collection ? await findEntries(index, question, collection, collections) : [];
  const entries = found.filter(isUnused);
  if (entries.length > 0) {
    return {kind: 'answer', isOnTopic: true, passages: entries, pages: []};
  }
  const {ranking, scored, kind} = await retrieve(index, question, earlier);
  const unused = scored.filter(({passage}) => isUnused(passage));
  return {
    kind,
    isOnTopic:
      kind === 'answer' || (kind === 'close' && (scored[0]?.titleShare ?? 0) >= MIN_TITLE_SHARE),
    passages: kind === 'nothing' ? [] : choosePassages(unused, maxPassages),
    pages: pagesToSuggest(ranking, kind),
  };
}

/**
 * Answers a question from the pages of the site: with whole passages, or with a list of posts if the
 * question asks for posts.
 *
 * @param text one or several questions
 * @param earlier previous question, and addresses in its answer
 * @param maxPassages maximum number of passages for a single question; each of several gets half
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function answerQuestion(
  index: TextIndex,
  text: string,
  earlier?: EarlierQuestion,
  profile: SiteProfile = {title: ''},
  maxPassages = MAX_PASSAGES,
): Promise<Answer> {
  const core = await index.core();
  const topic = readSiteQuestion(text, profile);
  // A question that may be about a product, not about this site, is answered from the pages if possible.
  if (topic && !mayBeAboutProduct(text, topic, profile)) {
    return answerAboutSite(core, topic, profile);
  }
  const list = topic ? undefined : readListQuestion(text);
  const listed = list && (await listPosts(index, core, list));
  if (listed) {
    return listed;
  }
  const texts = splitQuestions(text, core.language);
  const maxPerQuestion = texts.length === 1 ? maxPassages : Math.ceil(maxPassages / 2);
  const answers: SingleAnswer[] = [];
  let previous = earlier;
  for (const [position, single] of texts.entries()) {
    const parsed = readQuestion(single, core.language);
    const question = {...parsed, continues: parsed.continues || position > 0};
    const used = answers.flatMap(({passages}) => passages);
    const {collections = []} = profile;
    const answer = await answerSingle(index, question, previous, collections, used, maxPerQuestion);
    answers.push(answer);
    previous = {question: single, hrefs: answer.passages.map(({href}) => href)};
  }
  if (topic && !answers.some(({isOnTopic}) => isOnTopic)) {
    return answerAboutSite(core, topic, profile);
  }
  const kinds = answers.map(({kind}) => kind);
  const passages = answers.flatMap((answer) => answer.passages);
  const cited = new Set(passages.map(({href}) => withoutAnchor(href)));
  return {
    kind: (['answer', 'close'] as const).find((kind) => kinds.includes(kind)) ?? 'nothing',
    passages,
    pages: answers
      .flatMap(({pages}) => pages)
      .filter(({href}) => !cited.has(href))
      .slice(0, MAX_PAGES),
  };
}
