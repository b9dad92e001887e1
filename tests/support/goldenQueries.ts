import {readFileSync} from 'node:fs';
import path from 'node:path';

export const KINDS = [
  'topic',
  'howto',
  'paraphrase',
  'phrase',
  'entry',
  'number',
  'typo',
  'tag',
  'title',
  'heading',
  'prefix',
  'misspelling',
  'plural',
  'identifier',
  'two-topics',
  'section',
  'nothing',
] as const;

export type QueryKind = (typeof KINDS)[number];

/** A query as a reader would type it, and the acceptable first results. */
export interface GoldenQuery {
  readonly query: string;
  /** Paths from the site's root; empty if nothing should be found. */
  readonly expect: readonly string[];
  readonly kind: QueryKind;
}

/**
 * `queries`: titles, headings and names as the posts have them. The golden ones are in readers' own
 * words: the first half is what ranking is tuned on, the held half shows whether it was fitted to it,
 * and the offhand ones are as people in a hurry type who do not know the words of the field. The blind
 * ones were written from the pages alone, without the engine; their failures have been looked at since.
 */
export function goldenQueries(
  set:
    | 'queries'
    | 'golden-queries'
    | 'golden-queries-held'
    | 'golden-queries-offhand'
    | 'golden-queries-blind',
): GoldenQuery[] {
  const file = path.resolve(__dirname, `../fixtures/${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
}

/** Paths of the hits, best first, without anchors; a page may appear several times. */
export type Ask = (query: string) => Promise<readonly string[]>;

export interface QueryAnswer {
  readonly golden: GoldenQuery;
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

async function answerTo(golden: GoldenQuery, ask: Ask): Promise<QueryAnswer> {
  const hits = await ask(golden.query);
  return {golden, hits, place: hits.findIndex((hit) => golden.expect.includes(hit)) + 1};
}

function share(answers: readonly QueryAnswer[], atMost: number): number {
  const right = answers.filter(({place}) => place > 0 && place <= atMost);
  return right.length / Math.max(answers.length, 1);
}

export async function scoreQueries(queries: readonly GoldenQuery[], ask: Ask): Promise<QueryScore> {
  const answers: QueryAnswer[] = [];
  for (const golden of queries) {
    answers.push(await answerTo(golden, ask));
  }
  const findable = answers.filter(({golden}) => golden.kind !== 'nothing');
  return {
    first: share(findable, 1),
    withinFive: share(findable, 5),
    noise: answers.filter(({golden, hits}) => golden.kind === 'nothing' && hits.length > 0).length,
    answers,
  };
}

/** Queries without a right page in first place, one per line. */
export function listMisses({answers}: QueryScore): string {
  return answers
    .filter(({golden, place, hits}) => place !== 1 && golden.expect.length + hits.length > 0)
    .map(({golden: {kind, query, expect}, place, hits}) => {
      const wanted = expect.join(' or ') || 'nothing';
      const where = place > 0 ? `at ${place}` : 'not found';
      const found = hits.slice(0, 3).join(', ') || 'nothing';
      return `${kind} “${query}”: wanted ${wanted}, ${where}; first: ${found}`;
    })
    .join('\n');
}
