import type {Core, TextIndex} from '../engine/openIndex.js';
import {parseQuery} from '../engine/parseQuery.js';
import type {RankedPage} from '../engine/rank.js';
import {find, foldTag} from '../engine/rank.js';
import type {PageHead} from '../engine/types.js';
import type {ListQuestion} from './readQuestion.js';
import type {Answer} from './types.js';

/** Most pages of a list. */
const MAX_LISTED = 10;
/** Share of a subject that a page's head must have. */
const MIN_ABOUT = 0.3;

type Dated = PageHead & {readonly date: string};

function isPost<Head extends PageHead>(head: Head | undefined): head is Head & Dated {
  return head?.date !== undefined;
}

function byDate(order: ListQuestion['order']) {
  return (one: Dated, other: Dated) =>
    order === 'oldest' ? one.date.localeCompare(other.date) : other.date.localeCompare(one.date);
}

/** Addresses of posts that have the subject as a tag. */
function tagged(core: Core, subject: string): Set<string> {
  const wanted = foldTag(subject);
  return new Set(
    core.pages.flatMap(({url, tags}) =>
      tags.some(({key, label}) => foldTag(key) === wanted || foldTag(label) === wanted)
        ? [url]
        : [],
    ),
  );
}

/** Posts about a subject: first those that have it as a tag, then those whose head contains it. */
function aboutSubject(core: Core, ranked: readonly RankedPage[], subject: string): Dated[] {
  const withTag = tagged(core, subject);
  const found = ranked.flatMap(({page, about}) => {
    const head = core.pages[page];
    return isPost(head) ? [{head, about}] : [];
  });
  const first = found.filter(({head}) => withTag.has(head.url));
  const most = Math.max(...found.map(({about}) => about), 0);
  const least = Math.max(MIN_ABOUT, 0.6 * most);
  const others = found.filter(({head, about}) => !withTag.has(head.url) && about >= least);
  return [...first, ...others].map(({head}) => head);
}

/**
 * Lists the posts that a question asks for; undefined if there are none on its subject.
 *
 * @throws IndexUnavailable
 */
export async function listPages(
  index: TextIndex,
  {subject, order, wantsOne, year}: ListQuestion,
): Promise<Answer | undefined> {
  const core = await index.core();
  const isOf = ({date}: Dated) => year === undefined || date.startsWith(year);
  const query = parseQuery(subject, false, core.language);
  const isOfAll = query.words.length === 0;
  const posts: Dated[] = isOfAll
    ? [...core.pages].filter(isPost).sort(byDate(order))
    : aboutSubject(core, (await find(index, query)).pages, subject);
  const wanted = posts.filter(isOf);
  if (order !== 'best') {
    wanted.sort(byDate(order));
  }
  if (wanted.length === 0) {
    return undefined;
  }
  return {
    kind: 'list',
    passages: [],
    pages: wanted
      .slice(0, wantsOne ? 1 : MAX_LISTED)
      .map(({title, url, date}) => ({title, href: url, date})),
    ...(isOfAll ? {} : {subject}),
  };
}
