import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {afterEach, expect, test} from 'vitest';
import {explainPushError} from '../../src/cli/search-push/explainPushError';
import {pushRecords} from '../../src/cli/search-push/pushRecords';
import {readPushOptions} from '../../src/cli/search-push/readPushOptions';
import {toHostedRecord} from '../../src/cli/search-push/toHostedRecord';
import type {SearchRecord} from '../../src/lib/search/types';
import {startAlgoliaServer} from '../support/algoliaServer';

type Server = Awaited<ReturnType<typeof startAlgoliaServer>>;

const root = path.resolve(__dirname, '../..');
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

function run(args: readonly string[], variables: Readonly<Record<string, string>>) {
  return new Promise<{code: number | null; output: string}>((resolve) => {
    const {
      ALGOLIA_APP_ID: _app,
      ALGOLIA_ADMIN_KEY: _key,
      ALGOLIA_INDEX: _index,
      ...env
    } = process.env;
    const command = spawn(
      process.execPath,
      ['--import', 'jiti/register', 'src/cli/searchPush.ts', ...args],
      {cwd: root, env: {...env, ...variables}},
    );
    let output = '';
    command.stdout.on('data', (chunk) => (output += String(chunk)));
    command.stderr.on('data', (chunk) => (output += String(chunk)));
    command.on('close', (code) => resolve({code, output}));
  });
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

test('without a built site the command says what to do, and exits with 1', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'no-build-'));
  try {
    const {code, output} = await run(['--dir', dir], VARIABLES);
    expect(output).toMatch(/There is no built site with a search index in .*npm run build first/);
    expect(output).not.toMatch(/ at .*searchPush/);
    expect(code).toBe(1);
  } finally {
    rmSync(dir, {recursive: true});
  }
});

test('an unknown option is answered with the usage', async () => {
  const {code, output} = await run(['--now'], VARIABLES);
  expect(output).toContain('Usage: npm run search:push');
  expect(code).toBe(2);
});
