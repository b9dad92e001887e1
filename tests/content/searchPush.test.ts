import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {readPushOptions, searchPush, toHostedRecord} from '../../src/cli/search-push/searchPush';
import {recordsOf} from '../../src/lib/text-index/records';
import type {TextPage} from '../../src/lib/text-index/types';
import {writeIndex} from '../../src/plugins/text-index/writeIndex';
import {startAlgoliaServer} from '../support/algoliaServer';

type Server = Awaited<ReturnType<typeof startAlgoliaServer>>;

const LIVE = {site: [{objectID: 'old-1'}, {objectID: 'old-2'}]};
const REFUSED = {status: 403, message: 'Invalid Application-ID or API key'};
const VARIABLES = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_INDEX: 'site'};
const POSTS = 601;

function post(number: number): TextPage {
  return {
    url: `/blog/post-${number}`,
    section: 'Blog',
    title: `Post ${number}`,
    description: '',
    date: '2024-11-03',
    tags: [],
    headings: [],
    blocks: [{kind: 'text', anchor: null, lines: [`Text of post ${number}.`]}],
  };
}

let folder = '';
let server: Server | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-'));
  const posts = Array.from({length: POSTS}, (_, number) => post(number));
  await writeIndex(path.join(folder, 'search'), posts, []);
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

afterEach(() => {
  server?.close();
  server = undefined;
});

async function push(options: Parameters<typeof startAlgoliaServer>[0]) {
  server = await startAlgoliaServer(options);
  let error: unknown;
  try {
    await searchPush(['--dir', folder], {...VARIABLES, ALGOLIA_HOST: server.url});
  } catch (thrown) {
    error = thrown;
  }
  return {server, error};
}

test('a push replaces the index with all records, in one step at the end', async () => {
  const {server: algolia, error} = await push({indexes: LIVE});
  expect(error).toBeUndefined();
  expect([...algolia.indexes.keys()]).toEqual(['site']);
  expect(algolia.indexes.get('site')?.size).toBe(2 * POSTS);
  expect(algolia.indexes.get('site')?.has('old-1')).toBe(false);
  const writes = algolia.calls.filter((call) => /^POST .*\/(?:batch|operation)$/.test(call));
  expect(writes.at(-1)).toMatch(/^POST \/1\/indexes\/site_tmp_\w+\/operation$/);
  // What contextual search filters by.
  expect(algolia.settings.get('site')?.['attributesForFaceting']).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
});

test('the first push needs no index', async () => {
  const {server: algolia, error} = await push({});
  expect(error).toBeUndefined();
  expect(algolia.indexes.get('site')?.size).toBe(2 * POSTS);
});

test.each([
  ['a batch is refused', {refuse: (call: string) => (/batch/.test(call) ? REFUSED : undefined)}],
  ['settings are refused', {refuse: (call: string) => (/^PUT/.test(call) ? REFUSED : undefined)}],
])('when %s the live index stays as it was, and the reason is told', async (_name, options) => {
  const {server: algolia, error} = await push({indexes: LIVE, ...options});
  expect([...(algolia.indexes.get('site')?.keys() ?? [])]).toEqual(['old-1', 'old-2']);
  expect((error as Error).message).toMatch(
    /^Algolia refused the key in ALGOLIA_ADMIN_KEY for site \(403: Invalid Application-ID/,
  );
});

test('a record carries absolute addresses and what it is ranked by', () => {
  const [record] = recordsOf(post(0));
  expect(record && toHostedRecord(record, 0, 'https://site.example')).toMatchObject({
    url: 'https://site.example/blog/post-0',
    weight: {level: 100, position: 0},
    day: 20241103,
  });
});

test('missing variables are named, all of them; a dry run needs none', () => {
  expect(() => readPushOptions([], {ALGOLIA_INDEX: 'site'})).toThrow(
    'search:push needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY in the environment.',
  );
  expect(readPushOptions(['--dry-run', '--dir', 'out'], {})).toMatchObject({
    dir: 'out',
    dryRun: true,
  });
});

test('without a built site the command says what to do', async () => {
  await expect(searchPush(['--dir', '/no/such/build'], VARIABLES)).rejects.toMatchObject({
    message: expect.stringMatching(/^There is no built site .* in \/no\/such\/build\. Run npm run/),
    exitCode: 1,
  });
});

test('an unknown option is answered with the usage, and no stack', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'jiti/register', 'src/cli/searchPush.ts', '--now'],
    {cwd: path.resolve(__dirname, '../..'), encoding: 'utf8'},
  );
  expect(stderr).toContain('Usage: npm run search:push');
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(2);
}, 30_000);
