import type {Server} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {rmSync} from 'node:fs';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';
import {CommandError} from '../lib/CommandError.mjs';
import {linksCommand} from './links';

const HEAD = '---\ntitle: A post\n---\n\n';
let server: Server;
let host = '';
let root = '';
let asked: string[] = [];

/** Answers of the server by path; each is given in turn, the last for ever. */
const ANSWERS: Readonly<Record<string, readonly [number, Record<string, string>?][]>> = {
  '/ok': [[200]],
  '/gone': [[404]],
  '/moved': [[301, {location: '/ok'}]],
  '/moved-to-nothing': [[302, {location: '/gone'}]],
  // A server that does not know HEAD costs linkinator two requests a try.
  '/recovers': [[500], [500], [200]],
  '/never-recovers': [[503]],
  '/busy': [[429, {'retry-after': '0'}]],
  '/for-people-only': [[999]],
};

beforeAll(async () => {
  // The checker would ask a proxy for the servers of this machine.
  for (const name of ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY']) {
    vi.stubEnv(name, '');
  }
  const given = new Map<string, number>();
  server = createServer(({url = ''}, response) => {
    asked.push(url);
    const answers = ANSWERS[url];
    if (!answers) {
      return; // Never answers.
    }
    const turn = given.get(url) ?? 0;
    given.set(url, turn + 1);
    const [status, headers] = answers[Math.min(turn, answers.length - 1)] ?? [500];
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

async function links(files: Record<string, string>, ...args: string[]) {
  root = contentOf({'blog/tags.yml': '', ...files});
  const before = filesOf(root);
  const printed: string[] = [];
  const warned: string[] = [];
  const context = {
    root,
    environment: {},
    isStrict: true,
    now: Date.now(),
    print: (line: string) => printed.push(line),
    warn: (line: string) => warned.push(line),
  };
  const error: unknown = await linksCommand(context)
    .exitOverride()
    .parseAsync(args, {from: 'user'})
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(filesOf(root)).toEqual(before);
  const code = error === undefined ? 0 : error instanceof CommandError ? error.exitCode : error;
  return {printed, warned, code, message: error instanceof Error ? error.message : ''};
}

test('links that lead somewhere are counted, redirects too, each address asked once', async () => {
  const {printed, warned, code} = await links({
    'blog/2025-01-01-a.mdx': `${HEAD}[a](${host}/ok) [b](${host}/ok#part) [c](${host}/moved)\n`,
    'books/b.mdx': `${HEAD}[a](${host}/ok)\n`,
    'src/data/list.ts': `export const list = [{url: '${host}/ok'}];\n`,
  });
  expect({warned, code}).toEqual({warned: [], code: 0});
  expect(printed).toEqual([
    '2 addresses in 5 links checked, 0 broken, 0 that refuse automated checks, 0 left out by blog/links-ignore.yml.',
  ]);
  // Once itself, once where /moved leads.
  expect(asked.filter((path) => path === '/ok')).toHaveLength(2);
});

test('a broken link is named with every place, status and address', async () => {
  const {printed, code, message} = await links(
    {
      'blog/2025-01-01-a.mdx': `${HEAD}[a](${host}/gone)\n\n[b](${host}/gone#x)\n`,
      'media/b.mdx': `${HEAD}[a](${host}/ok) [c](${host}/moved-to-nothing)\n`,
      'src/data/list.ts': `export const list = [\n  {url: '${host}/gone'},\n];\n`,
    },
    '--retry',
    '0',
  );
  expect(code).toBe(1);
  expect(printed).toEqual([
    `blog/2025-01-01-a.mdx:5  404  ${host}/gone`,
    `blog/2025-01-01-a.mdx:7  404  ${host}/gone#x`,
    `media/b.mdx:5  404  ${host}/moved-to-nothing`,
    `src/data/list.ts:2  404  ${host}/gone`,
  ]);
  expect(message).toContain('2 broken');
});

test('what fails for a passing reason is asked again, and what never recovers is broken', async () => {
  const text = `${HEAD}[a](${host}/recovers)\n\n[b](${host}/never-recovers)\n`;
  const {printed, code} = await links({'blog/a.mdx': text}, '--retry', '1');
  expect(code).toBe(1);
  expect(printed).toEqual([`blog/a.mdx:7  503  ${host}/never-recovers`]);
  expect(asked.filter((path) => path === '/never-recovers').length).toBeGreaterThan(1);
});

async function freePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const {port} = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return port;
}

test('a server that is silent, one that is not there, and no address at all are named', async () => {
  const port = await freePort();
  const text = `${HEAD}[a](${host}/silent)\n\n[b](http://127.0.0.1:${port}/)\n\n[c](http://[)\n`;
  const {printed, code} = await links({'blog/a.mdx': text}, '--retry', '0', '--timeout', '300');
  expect(code).toBe(1);
  expect(printed[0]).toBe(`blog/a.mdx:5  timeout  ${host}/silent`);
  expect(printed[1]).toBe(`blog/a.mdx:7  ECONNREFUSED  http://127.0.0.1:${port}/`);
  expect(printed[2]).toBe('blog/a.mdx:9  not an address  http://[');
});

test('a server that refuses programs, or so many questions, proves nothing', async () => {
  const text = `${HEAD}[a](${host}/for-people-only) [b](${host}/busy)\n`;
  const {printed, code} = await links({'blog/a.mdx': text}, '--retry', '0');
  expect(code).toBe(0);
  expect(printed[0]).toContain('2 that refuse automated checks');
});

test('the ignore list keeps addresses from being asked, and is kept short', async () => {
  const {printed, warned, code} = await links({
    'blog/a.mdx': `${HEAD}[a](${host}/gone) [b](${host}/ok)\n`,
    'blog/links-ignore.yml': [
      "- {pattern: '/gone$', reason: It is known to be gone.}",
      "- {pattern: '^https://old\\.example/', reason: It was.}",
    ].join('\n'),
  });
  expect(code).toBe(0);
  expect(printed[0]).toContain('1 left out');
  expect(warned).toEqual([
    'blog/links-ignore.yml: "^https:\\/\\/old\\.example\\/" matches no link anymore; remove the entry.',
  ]);
  expect(asked).not.toContain('/gone');
});

test.each([
  ['- pattern: a', 'entry 1 needs a reason'],
  ["- {pattern: 'a', reason: b}\n- {pattern: '(', reason: b}", 'entry 2 has a pattern that is no'],
  ['- {reason: b}', 'entry 1 needs a pattern'],
  ['- {pattern: a, reason: b, why: c}', 'entry 1 Unrecognized key: "why"'],
  ['- text', 'entry 1 must have the fields pattern and reason'],
  ['a: b', 'must be a list'],
  ['- [', 'is not YAML'],
])('an ignore list of %j is refused before anything is asked', async (list, problem) => {
  const text = `${HEAD}[a](${host}/ok)\n`;
  const {code, message} = await links({'blog/a.mdx': text, 'blog/links-ignore.yml': list});
  expect(code).toBe(1);
  expect(message).toContain(`blog/links-ignore.yml: ${problem}`);
  expect(asked).toEqual([]);
});

test('only the files that are included are read', async () => {
  const files = {
    'blog/2024-01-01-a.mdx': `${HEAD}[a](${host}/gone)\n`,
    'blog/2025-01-01-b.mdx': `${HEAD}[a](${host}/ok)\n`,
  };
  expect((await links(files, '--include', 'blog/2025-')).code).toBe(0);
  expect(await links(files, '--include', 'blog/2030-')).toMatchObject({
    code: 2,
    message: expect.stringContaining('No file begins with blog/2030-'),
  });
});

test('a file that is not Markdown is named', async () => {
  expect(await links({'blog/a.mdx': `${HEAD}<div>\n`})).toMatchObject({
    code: 1,
    message: expect.stringContaining('blog/a.mdx: cannot be read as Markdown'),
  });
});

test.each([
  [['--retry', '-1'], /--retry/],
  [['--timeout', 'soon'], /--timeout/],
  [['--concurrency', '0'], /--concurrency/],
  [['blog'], /too many arguments/],
])('the program ends with 2 and says why at %j', async (args, message) => {
  root = contentOf({'blog/a.mdx': HEAD});
  const {code, stderr} = await runAuthor(['links', ...args], {root});
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
