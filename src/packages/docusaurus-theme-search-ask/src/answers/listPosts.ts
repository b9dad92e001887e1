import type {Core, TextIndex} from '../engine/openIndex.js';
import {parseQuery} from '../engine/parseQuery.js';
import type {Ranking} from '../engine/rank.js';
import {find} from '../engine/rank.js';
import type {PageHead} from '../engine/types.js';
import type {ListQuestion} from './readQuestion.js';
import type {Answer, AnswerPage} from './types.js';

const MAX_LISTED = 10;
/** Minimum share of a subject that the head of a listed post contains. */
const MIN_HEAD_SHARE = 0.3;
/** Minimum ratio of a post's share to the highest share of any post. */
const MIN_RELATIVE_HEAD_SHARE = 0.6;

export function toAnswerPage({title, url, date}: PageHead): AnswerPage {
  return {title, href: url, date};
}

export function newestPosts({pages}: Core): PageHead[] {
  return pages
    .filter(({date}) => date !== undefined)
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

/** Returns the posts whose title, tags, address and description contain a subject, best first. */
function postsAbout({core, pages}: Ranking): PageHead[] {
  const posts = pages
    .map(({page, headShare}) => ({head: core.pages[page] as PageHead, headShare}))
    .filter(({head}) => head.date !== undefined);
  const best = Math.max(...posts.map(({headShare}) => headShare));
  const minHeadShare = Math.max(MIN_HEAD_SHARE, MIN_RELATIVE_HEAD_SHARE * best);
  return posts.filter(({headShare}) => headShare >= minHeadShare).map(({head}) => head);
}

/** Lists the posts that a question asks for; undefined if there are none on its subject. */
export async function listPosts(
  index: TextIndex,
  core: Core,
  {subject, order, wantsOne, year = ''}: ListQuestion,
): Promise<Answer | undefined> {
  const query = parseQuery(subject, {language: core.language});
  const newest = newestPosts(core);
  const onSubject = query.words.length === 0 ? newest : postsAbout(await find(index, core, query));
  const posts = order === 'best' ? onSubject : newest.filter((post) => onSubject.includes(post));
  const listed = (order === 'oldest' ? posts.toReversed() : posts)
    .filter(({date}) => date?.startsWith(year))
    .slice(0, wantsOne ? 1 : MAX_LISTED);
  return listed.length > 0
    ? {kind: 'list', passages: [], pages: listed.map(toAnswerPage)}
    : undefined;
}
