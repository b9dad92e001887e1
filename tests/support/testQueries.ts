import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A query as a reader would type it, and the acceptable first results. */
export interface TestQuery {
  readonly query: string;
  /** Paths from the site's root; empty if nothing should be found. */
  readonly expect: readonly string[];
  /** Such as `typo`; `nothing` if nothing should be found. */
  readonly kind: string;
}

/**
 * Reads a set of test queries. `queries` has titles, headings and names as written in the posts. The
 * other sets are in readers' own words: `golden-queries` for tuning the ranking, `-held` as held-out
 * queries that reveal overfitting, and `-offhand` as typed in a hurry by people who do not know the
 * terms of the field. `-blind` was written from the pages alone, without the engine; its failures
 * have been examined since.
 */
export function testQueries(
  set:
    | 'queries'
    | 'golden-queries'
    | 'golden-queries-held'
    | 'golden-queries-offhand'
    | 'golden-queries-blind',
): TestQuery[] {
  const file = path.resolve(__dirname, `../fixtures/${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as TestQuery[];
}

/** Paths of the hits, best first, without anchors; a page may appear several times. */
export type Ask = (query: string) => Promise<readonly string[]>;

export interface QueryAnswer {
  readonly asked: TestQuery;
  /** Rank of the first right hit, from 1; 0 if there is none. */
  readonly place: number;
  readonly hits: readonly string[];
}

export interface QueryScore {
  /** Shares of the queries that should find something, 0 to 1. */
  readonly first: number;
  readonly withinFive: number;
  /** Number of queries that found something although they should not. */
  readonly noise: number;
  readonly answers: readonly QueryAnswer[];
}

async function answerTo(asked: TestQuery, ask: Ask): Promise<QueryAnswer> {
  const hits = await ask(asked.query);
  return {asked, hits, place: hits.findIndex((hit) => asked.expect.includes(hit)) + 1};
}

function share(answers: readonly QueryAnswer[], atMost: number): number {
  const right = answers.filter(({place}) => place > 0 && place <= atMost);
  return right.length / Math.max(answers.length, 1);
}

export async function scoreQueries(queries: readonly TestQuery[], ask: Ask): Promise<QueryScore> {
  const answers: QueryAnswer[] = [];
  for (const asked of queries) {
    answers.push(await answerTo(asked, ask));
  }
  const findable = answers.filter(({asked}) => asked.kind !== 'nothing');
  return {
    first: share(findable, 1),
    withinFive: share(findable, 5),
    noise: answers.filter(({asked, hits}) => asked.kind === 'nothing' && hits.length > 0).length,
    answers,
  };
}

/** Queries without a right page in first place, one per line. */
export function listMisses({answers}: QueryScore): string {
  return answers
    .filter(({asked, place, hits}) => place !== 1 && asked.expect.length + hits.length > 0)
    .map(({asked: {kind, query, expect}, place, hits}) => {
      const wanted = expect.join(' or ') || 'nothing';
      const where = place > 0 ? `at ${place}` : 'not found';
      const found = hits.slice(0, 3).join(', ') || 'nothing';
      return `${kind} “${query}”: wanted ${wanted}, ${where}; first: ${found}`;
    })
    .join('\n');
}
