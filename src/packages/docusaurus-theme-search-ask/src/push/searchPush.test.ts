import {mkdtempSync} from 'node:fs';
import {createServer} from 'node:http';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeAll, expect, test} from 'vitest';
import {writeIndex} from '../plugin/writeIndex.js';
import {recordsOf} from '../engine/index.js';
import {testPage} from '../testing/openTextIndex.js';
import {readPushOptions, searchPush, toHostedRecord} from './searchPush.js';

const REFUSED = {status: 403, message: 'Invalid Application-ID or API key'};
const VARIABLES = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_INDEX: 'site'};
const URL_OPTION = ['--url', 'https://site.example'];
/** Number of posts, more than fit into one batch. */
const POSTS = 601;

const version = (name: string, isLast: boolean) => ({
  tag: `docs-default-${name}`,
  label: name,
  plugin: 'default',
  isLast,
});

const post = (number: number) => ({
  ...testPage(`/blog/post-${number}`, `Post ${number}`, `Text of post ${number}.`),
  docs: version('current', true),
  date: '2024-11-03',
});

let server: Server | undefined;

const folder = mkdtempSync(path.join(tmpdir(), 'push-'));

beforeAll(async () => {
  const posts = Array.from({length: POSTS}, (_, number) => post(number));
  const pages = [...posts, {...post(POSTS), docs: version('1.0', false)}];
  await writeIndex(path.join(folder, 'search'), pages, [], 'de', 'de-AT');
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Call {
  /** Method and path, such as `POST /1/indexes/site/batch`. */
  readonly name: string;
  readonly body: {readonly requests?: readonly unknown[]};
}

/**
 * Pushes to a server that answers like Algolia.
 *
 * @param refused names of calls that the server refuses
 */
async function push(refused?: RegExp): Promise<{calls: readonly Call[]; error: unknown}> {
  const calls: Call[] = [];
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      const name = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
      calls.push({name, body: JSON.parse(sent || '{}') as Call['body']});
      const isRefused = refused?.test(name) ?? false;
      response.writeHead(isRefused ? 403 : 200, {'content-type': 'application/json'});
      response.end(JSON.stringify(isRefused ? REFUSED : {taskID: 1, status: 'published'}));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const variables = {...VARIABLES, ALGOLIA_HOST: `http://127.0.0.1:${port}`};
  const error: unknown = await searchPush([...URL_OPTION, '--dir', folder], variables).catch(
    (thrown: unknown) => thrown,
  );
  return {calls, error};
}

/** Returns the names of the calls that change the records of the live index. */
function callsThatReplace(calls: readonly Call[]): string[] {
  return calls
    .filter(
      ({name, body}) =>
        /\/site\/batch$|^DELETE .*\/site$/.test(name) || JSON.stringify(body).includes('"move"'),
    )
    .map(({name}) => name);
}

test('a push replaces the index with all records, in one step at the end', async () => {
  const {calls, error} = await push();
  expect(error).toBeUndefined();
  const requests = calls.flatMap(({body}) => body.requests ?? []);
  // Each page has a record for itself and one for its paragraph. Older docs versions are pushed, too,
  // and the language is the site's locale, by which searches filter.
  expect(requests).toHaveLength(2 * (POSTS + 1));
  expect(requests[0]).toMatchObject({
    body: {language: 'de-AT', docusaurus_tag: 'docs-default-current', hierarchy: {lvl0: 'Pages'}},
  });
  expect(requests.at(-1)).toMatchObject({body: {docusaurus_tag: 'docs-default-1.0'}});
  const writes = calls.filter(({name}) => /^POST .*\/(?:batch|operation)$/.test(name));
  expect(callsThatReplace(calls)).toEqual([writes.at(-1)?.name]);
  // Fields that contextual search filters by.
  const settings = calls.find(({name}) => name === 'PUT /1/indexes/site/settings');
  expect(settings?.body).toMatchObject({
    attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
    indexLanguages: ['de'],
  });
});

test.each([
  ['a batch is refused', /batch/],
  ['settings are refused', /^PUT/],
])('if %s, the live index stays unchanged and the reason is reported', async (_name, refused) => {
  const {calls, error} = await push(refused);
  expect(callsThatReplace(calls)).toEqual([]);
  expect((error as Error).message).toMatch(
    /^Algolia refused the key in ALGOLIA_ADMIN_KEY for site \(403: Invalid Application-ID/,
  );
});

test('a record has absolute addresses and ranking fields', () => {
  const records = recordsOf(post(0)).map((record, position) => {
    const tagged = {...record, language: 'de', docusaurus_tag: 'default'};
    return toHostedRecord(tagged, position, 'https://site.example');
  });
  expect(records[0]).toMatchObject({
    url: 'https://site.example/blog/post-0',
    weight: {level: 100, position: 0},
    day: 20241103,
  });
});

test('all missing variables are named; a dry run needs none', () => {
  expect(() => readPushOptions(URL_OPTION, {ALGOLIA_INDEX: 'site'})).toThrow(
    'A push needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY in the environment.',
  );
  expect(readPushOptions([...URL_OPTION, '--dry-run', '--dir', 'out'], {})).toMatchObject({
    dir: 'out',
    dryRun: true,
  });
});

test('without a built site, the error says to build it first', async () => {
  await expect(
    searchPush([...URL_OPTION, '--dir', '/no/such/build'], VARIABLES),
  ).rejects.toMatchObject({
    message: expect.stringMatching(
      /^There is no built site .* in \/no\/such\/build\. Build the site/,
    ),
    exitCode: 1,
  });
});

test.each([[['--now']], [[]], [['--url', 'site']], [['--url', 'foo:bar']]])(
  'the error about the arguments %j shows the usage',
  async (args) => {
    await expect(searchPush(args, VARIABLES)).rejects.toMatchObject({
      message: expect.stringContaining('Usage: docusaurus-search-push'),
      exitCode: 2,
    });
  },
);
