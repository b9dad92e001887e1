import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A query as a reader would type it, and the acceptable first results. */
interface TestQuery {
  readonly query: string;
  /** Paths of the acceptable pages. Empty if nothing should be found. */
  readonly expect: readonly string[];
  /** Such as `typo`; `nothing` if nothing should be found. */
  readonly kind: string;
}

/**
 * Reads a set of test queries. `queries` has titles, headings and names as written in the posts. The
 * other sets are in readers' words:
 *
 * - `golden-queries`: for tuning the ranking.
 * - `golden-queries-held`: never used for tuning, to reveal overfitting.
 * - `golden-queries-offhand`: as typed in a hurry by people who do not know the terms of the field.
 * - `golden-queries-blind`: written from the pages by someone who had not tried the search. Nobody has
 *   examined its failures.
 */
export function testQueries(set: 'queries' | `golden-queries${string}`): TestQuery[] {
  const file = path.resolve(__dirname, `../fixtures/${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as TestQuery[];
}

interface QueryAnswer {
  readonly asked: TestQuery;
  /** Rank of the first right hit, from 1; 0 if no hit is right. */
  readonly rank: number;
  readonly hits: readonly string[];
}

export interface QueryScore {
  /** Share (0 to 1) of the queries with an acceptable page whose first hit is right. */
  readonly first: number;
  /** Share (0 to 1) of the queries with an acceptable page that have a right hit among the first five. */
  readonly withinFive: number;
  /** Number of the queries without an acceptable page that have hits. */
  readonly noise: number;
  readonly answers: readonly QueryAnswer[];
}

/**
 * Asks all queries and scores the answers.
 *
 * @param search returns the paths of the hits, best first, without anchors; a page may appear several
 *   times
 */
export async function scoreQueries(
  queries: readonly TestQuery[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<QueryScore> {
  const answers: QueryAnswer[] = [];
  for (const asked of queries) {
    const hits = await search(asked.query);
    const rank = hits.findIndex((hit) => asked.expect.includes(hit)) + 1;
    answers.push({asked, hits, rank});
  }
  const findable = answers.filter(({asked}) => asked.kind !== 'nothing');
  const shareWithin = (maxRank: number) =>
    findable.filter(({rank}) => rank > 0 && rank <= maxRank).length / Math.max(findable.length, 1);
  return {
    first: shareWithin(1),
    withinFive: shareWithin(5),
    noise: answers.filter(({asked, hits}) => asked.kind === 'nothing' && hits.length > 0).length,
    answers,
  };
}

/** Returns the queries whose first hit is wrong or missing, or that should have none, one per line. */
export function listMisses({answers}: QueryScore): string {
  return answers
    .filter(({asked, rank, hits}) => (asked.expect.length > 0 ? rank !== 1 : hits.length > 0))
    .map(({asked: {kind, query, expect}, rank, hits}) => {
      const expected = expect.join(' or ') || 'nothing';
      return `${kind} “${query}”: expected ${expected}, at ${rank}; first: ${hits.slice(0, 3)}`;
    })
    .join('\n');
}
