import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {afterEach, expect, test} from 'vitest';
import {explainPushError} from '../../src/cli/search-push/explainPushError';
import {pushRecords} from '../../src/cli/search-push/pushRecords';
import {readPushOptions} from '../../src/cli/search-push/readPushOptions';
import {searchPush} from '../../src/cli/search-push/searchPush';
import {toHostedRecord} from '../../src/cli/search-push/toHostedRecord';
import type {SearchRecord} from '../../src/lib/search/types';
import {startAlgoliaServer} from '../support/algoliaServer';

type Server = Awaited<ReturnType<typeof startAlgoliaServer>>;

const LIVE = {site: [{objectID: 'old-1'}, {objectID: 'old-2'}]};
const REFUSED = {status: 403, message: 'Invalid Application-ID or API key'};
const VARIABLES = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_INDEX: 'site'};

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

function record(number: number): SearchRecord {
  return {
    objectID: `/blog/post-${number}:lvl1:0`,
    url: `/blog/post-${number}`,
    url_without_anchor: `/blog/post-${number}`,
    anchor: null,
    type: 'lvl1',
    hierarchy: {
      lvl0: 'Blog',
      lvl1: 'A',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    date: '2024-11-03',
    language: 'en',
    docusaurus_tag: 'default',
  };
}

const records = Array.from({length: 1201}, (_, number) =>
  toHostedRecord(record(number), number, 'https://site.example'),
);

async function push(options: Parameters<typeof startAlgoliaServer>[0]) {
  server = await startAlgoliaServer(options);
  const {host: url} = new URL(server.url);
  const client = algoliasearch('APP', 'admin', {
    hosts: [{url, accept: 'readWrite', protocol: 'http'}],
  });
  const lines: string[] = [];
  let error: unknown;
  try {
    await pushRecords({client, indexName: 'site', records, report: (line) => lines.push(line)});
  } catch (thrown) {
    error = thrown;
  }
  return {server, lines, error};
}

test('a push replaces the index with all records, in one step at the end', async () => {
  const {server: algolia, lines, error} = await push({indexes: LIVE});
  expect(error).toBeUndefined();
  expect([...algolia.indexes.keys()]).toEqual(['site']);
  expect(algolia.indexes.get('site')?.size).toBe(1201);
  expect(algolia.indexes.get('site')?.has('old-1')).toBe(false);
  const writes = algolia.calls.filter((call) => !call.startsWith('GET'));
  expect(writes.filter((call) => /\/site\//.test(call))).toEqual([
    'POST /1/indexes/site/operation',
  ]);
  expect(writes.at(-1)).toMatch(/^POST \/1\/indexes\/site_tmp_\w+\/operation$/);
  expect(lines.filter((line) => /^\d+ of 1201 records sent$/.test(line))).toEqual([
    '500 of 1201 records sent',
    '1000 of 1201 records sent',
    '1201 of 1201 records sent',
  ]);
});

test('the facets that contextual search filters by are set', async () => {
  const {server: algolia} = await push({indexes: LIVE});
  const [settings] = [...algolia.settings.values()];
  expect(settings?.['attributesForFaceting']).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
});

test('the first push needs no index', async () => {
  const {server: algolia, error} = await push({});
  expect(error).toBeUndefined();
  expect(algolia.indexes.get('site')?.size).toBe(1201);
});

test.each([
  ['a batch is refused', {refuse: (call: string) => (/batch/.test(call) ? REFUSED : undefined)}],
  ['settings are refused', {refuse: (call: string) => (/^PUT/.test(call) ? REFUSED : undefined)}],
  [
    'the move is refused',
    {refuse: (call: string) => (/tmp_\w+\/operation/.test(call) ? REFUSED : undefined)},
  ],
  ['records get lost', {lose: 1}],
])('when %s the live index stays as it was and nothing is left over', async (_name, options) => {
  const {server: algolia, lines, error} = await push({indexes: LIVE, ...options});
  expect(error).toBeInstanceOf(Error);
  expect([...algolia.indexes.keys()]).toEqual(['site']);
  expect([...(algolia.indexes.get('site')?.keys() ?? [])]).toEqual(['old-1', 'old-2']);
  expect(lines.at(-1)).toMatch(/^Temporary index site_tmp_\w+ removed; site is as it was\.$/);
});

test('when the temporary index cannot be removed it is named', async () => {
  const {lines, error} = await push({refuse: () => REFUSED});
  expect(explainPushError(error, 'site')).toMatch(
    /^Algolia refused the key in ALGOLIA_ADMIN_KEY for site \(403: Invalid Application-ID/,
  );
  expect(lines.at(-1)).toMatch(/^Temporary index site_tmp_\w+ may be left over/);
});

test('a record carries absolute addresses and what it is ranked by', () => {
  expect(records[0]).toMatchObject({
    url: 'https://site.example/blog/post-0',
    weight: {level: 100, position: 0},
    day: 20241103,
  });
});

test('missing variables are named, all of them', () => {
  expect(() => readPushOptions([], {ALGOLIA_INDEX: 'site'})).toThrow(
    'search:push needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY in the environment.',
  );
});

test('a dry run needs none', () => {
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
