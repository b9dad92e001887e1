import {expect, test} from 'vitest';
import {splitChunkTables} from './splitChunkTables';

const NAMES = ['main-page', 'post-a', 'post-b', 'tag-a', 'x1', 'x2', 'x3', 'x4', 'x5'];

/** Chunks that are style sheets alone; the table of ids has them too. */
const SHEETS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];

/** A runtime as the bundler writes it, of chunks whose ids are 1000, 2000 … */
function runtimeOf(names: readonly string[]): string {
  const sheets = SHEETS.map((name, place) => [`${name}`, `${900 + place}`] as const);
  const object = (entry: (name: string, place: number) => string): string =>
    `{${names.map(entry).join(',')}}`;
  const byId = object((name, place) => `${place + 1}e3:"${name}"`);
  const hashes = object((name, place) => `${place + 1}e3:"hash-${name}"`);
  const ids = `${object((name, place) => `"${name}":"${(place + 1) * 1000}"`).slice(0, -1)},${sheets.map(([name, id]) => `"${name}":"${id}"`).join(',')}}`;
  const sheetNames = `{${sheets.map(([name, id]) => `${id}:"${name}"`).join(',')}}`;
  return `n.u=e=>(${byId}[e]||e)+"."+${hashes}[e]+".js";n.css=e=>(${sheetNames}[e]||e)+".css";n.gca=e=>n.u(${ids}[e]||e);n.q={a:"b"}`;
}

interface Runtime {
  u(id: number): string;
  css(id: number): string;
  gca(name: string): string;
}

/** Runs a runtime and the scripts that came after it, as a page does. */
function run(...scripts: readonly string[]): Runtime {
  const n = {} as Runtime;
  const self = {};

  new Function('n', 'self', scripts.join('\n'))(n, self);
  return n;
}

const SHARDS = new Map([
  ['family-0-0', ['post-a', 'post-b']],
  ['family-1-0', ['tag-a']],
]);

test('chunks of no shard are known at once, those of a shard when it has come', () => {
  const {runtime, additions} = splitChunkTables(runtimeOf(NAMES), SHARDS);
  const early = run(runtime);
  expect(early.u(1000)).toBe('main-page.hash-main-page.js');
  expect(early.gca('x5')).toBe('x5.hash-x5.js');
  expect(early.css(903)).toBe('s4.css');
  expect(early.gca('s4')).toBe('903.undefined.js');
  expect(early.u(2000)).not.toContain('hash-post-a');

  const late = run(runtime, additions.get('family-0-0') ?? '');
  expect(late.u(3000)).toBe('post-b.hash-post-b.js');
  expect(late.gca('post-a')).toBe('post-a.hash-post-a.js');
  expect(late.u(4000)).not.toContain('hash-tag-a');
});

test('what a table says backwards is not sent', () => {
  const {runtime} = splitChunkTables(runtimeOf(NAMES), SHARDS);
  expect(runtime).not.toContain('"x1":');
  expect(runtime).not.toContain('"s1":');
});

test('the runtime is as long for many members as for few', () => {
  const size = (posts: number): number => {
    const members = Array.from({length: posts}, (_, place) => `post-${place}`);
    return splitChunkTables(
      runtimeOf([...NAMES, ...members]),
      new Map([['family-0-0', ['post-a', 'post-b', 'tag-a', ...members]]]),
    ).runtime.length;
  };
  expect(size(200)).toBe(size(1));
});

test('a runtime that is written otherwise is refused, with the place to mend', () => {
  expect(() => splitChunkTables('n.u=e=>e+".js"', SHARDS)).toThrow(
    'src/plugins/route-families/splitChunkTables.ts',
  );
});
