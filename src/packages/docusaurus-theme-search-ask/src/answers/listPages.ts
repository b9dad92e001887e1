import type {Core, TextIndex} from '../engine/openIndex.js';
import {parseQuery} from '../engine/parseQuery.js';
import type {RankedPage} from '../engine/rank.js';
import {find, foldTag} from '../engine/rank.js';
import type {PageHead} from '../engine/types.js';
import type {ListQuestion} from './readQuestion.js';
import type {Answer, AnswerPage} from './types.js';

/** Maximum number of pages in a list. */
const MAX_LISTED = 10;
/** Minimum share of a subject that the head of a page must contain. */
const MIN_ABOUT = 0.3;

type Dated = PageHead & {readonly date: string};

function isPost<Head extends PageHead>(head: Head | undefined): head is Head & Dated {
  return head?.date !== undefined;
}

/** Returns a page in the form that answers list. */
export function toAnswerPage({title, url, date}: PageHead): AnswerPage {
  return {title, href: url, ...(date === undefined ? {} : {date})};
}

function byDate(order: ListQuestion['order']) {
  return (one: Dated, other: Dated) =>
    order === 'oldest' ? one.date.localeCompare(other.date) : other.date.localeCompare(one.date);
}

/** Returns the addresses of pages that have the subject as a tag. */
function pagesWithTag(core: Core, subject: string): Set<string> {
  const tag = foldTag(subject);
  return new Set(
    core.pages.flatMap(({url, tags}) =>
      tags.some(({key, label}) => foldTag(key) === tag || foldTag(label) === tag) ? [url] : [],
    ),
  );
}

/** Returns posts about a subject: first those tagged with it, then those whose head contains it. */
function aboutSubject(core: Core, ranked: readonly RankedPage[], subject: string): Dated[] {
  const withTag = pagesWithTag(core, subject);
  const pagesWithHead = ranked.flatMap(({page, about}) => {
    const head = core.pages[page];
    return isPost(head) ? [{head, about}] : [];
  });
  const first = pagesWithHead.filter(({head}) => withTag.has(head.url));
  const best = Math.max(...pagesWithHead.map(({about}) => about), 0);
  const minAbout = Math.max(MIN_ABOUT, 0.6 * best);
  const others = pagesWithHead.filter(
    ({head, about}) => !withTag.has(head.url) && about >= minAbout,
  );
  return [...first, ...others].map(({head}) => head);
}

/**
 * Lists the posts that a question asks for; undefined if there are none on its subject.
 *
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function listPages(
  index: TextIndex,
  {subject, order, wantsOne, year}: ListQuestion,
): Promise<Answer | undefined> {
  const core = await index.core();
  const isOfYear = ({date}: Dated) => year === undefined || date.startsWith(year);
  const query = parseQuery(subject, {language: core.language});
  const hasNoSubject = query.words.length === 0;
  const posts: Dated[] = hasNoSubject
    ? [...core.pages].filter(isPost).sort(byDate(order))
    : aboutSubject(core, (await find(index, query)).pages, subject);
  const listed = posts.filter(isOfYear);
  if (order !== 'best') {
    listed.sort(byDate(order));
  }
  if (listed.length === 0) {
    return undefined;
  }
  return {
    kind: 'list',
    passages: [],
    pages: listed.slice(0, wantsOne ? 1 : MAX_LISTED).map(toAnswerPage),
    ...(hasNoSubject ? {} : {subject}),
  };
}
