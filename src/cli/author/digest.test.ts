import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';
import {digestHtml, digestText} from './digest/letter';

const ENV = {
  SITE_TODAY: '2025-06-01',
  SITE_URL: 'https://quill.example',
  BASE_URL: '/notes/',
};
const LISTS = {
  'blog/authors.yml': 'founder: {name: The founder}\n',
  'blog/tags.yml': ['a', 'b', 'c']
    .map(
      (key) =>
        `t-${key}: {label: Topic ${key}, permalink: /t-${key}, description: What the posts on ${key} are all about.}\n`,
    )
    .join(''),
};

function post(date: string, slug: string, fields: Record<string, string> = {}): [string, string] {
  const all = {
    title: `"Post ${slug}"`,
    description: `"What ${slug} has to say, in a line that is long enough to be shown."`,
    slug,
    date,
    authors: '[founder]',
    tags: '[t-a, t-b, t-c]',
    ...fields,
  };
  const head = Object.entries(all).map(([key, value]) => `${key}: ${value}\n`);
  return [
    `blog/${date}-${slug}.md`,
    `---\n${head.join('')}---\n\nLead.\n\n<!-- truncate -->\n\nText.\n`,
  ];
}

let root = '';
let out = '';

beforeEach(() => {
  out = path.join(mkdtempSync(path.join(tmpdir(), 'digest-out-')), 'mail');
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
  rmSync(path.dirname(out), {recursive: true, force: true});
});

async function digest(posts: readonly [string, string][], ...args: string[]) {
  root = contentOf({...LISTS, ...Object.fromEntries(posts)});
  const before = filesOf(root);
  const run = await runAuthor(['digest', '--out', out, ...args], {root, env: ENV});
  expect(filesOf(root)).toEqual(before);
  return run;
}

function written(name: string): string {
  return readFileSync(path.join(out, name), 'utf8');
}

test('the posts that readers could see in those days are in it, the newest first', async () => {
  const posts = [
    post('2025-04-30', 'too-early'),
    post('2025-05-01', 'first'),
    post('2025-05-20', 'hidden', {unlisted: 'true'}),
    post('2025-05-21', 'unfinished', {draft: 'true'}),
    post('2025-06-01', 'last'),
    post('2025-06-02', 'to-come'),
  ];
  const {code, stdout} = await digest(posts, '--since', '2025-05-01', '--until', '2025-12-31');
  expect(code).toBe(0);
  expect(stdout.split('\n').slice(1, 3)).toEqual([
    path.join(out, 'digest.html'),
    path.join(out, 'digest.txt'),
  ]);
  for (const text of [written('digest.html'), written('digest.txt')]) {
    expect(text.match(/https:\/\/quill\.example\/notes\/blog\/[\w-]+/g)).toEqual([
      'https://quill.example/notes/blog/last',
      'https://quill.example/notes/blog/first',
    ]);
    expect(text).toContain('{{unsubscribe}}');
  }
});

test('text that looks like HTML stays text, and every line of the plain one fits', async () => {
  const title = '\'Is <b>1</b> & "2" < 3?\'';
  const description = `"A line with <script>alert(1)</script> & more, ${'and much more of it '.repeat(4)}."`;
  expect(
    (await digest([post('2025-05-01', 'a', {title, description})], '--since', '2025-05-01')).code,
  ).toBe(0);
  const html = written('digest.html');
  expect(html).toContain('Is &lt;b&gt;1&lt;/b&gt; &amp; &quot;2&quot; &lt; 3?');
  expect(html).not.toMatch(/<script|<style|<img|<link/);
  const text = written('digest.txt');
  expect(text).toContain('Is <b>1</b> & "2" < 3?');
  for (const line of text.split('\n').filter((each) => !each.startsWith('https://'))) {
    expect(line.length).toBeLessThanOrEqual(72);
  }
});

test('every link leads to the full address of the site, and the inbox shows the titles behind the subject', async () => {
  await digest([post('2025-05-01', 'a'), post('2025-05-02', 'b')], '--since', '2025-05-01');
  const mail = load(written('digest.html'));
  const links = mail('a')
    .toArray()
    .map((link) => mail(link).attr('href') ?? '');
  expect(links.length).toBeGreaterThan(2);
  const isOurs = (link: string) =>
    /^(?:https:\/\/quill\.example\/notes\/|\{\{unsubscribe\}\}$)/.test(link);
  expect(links.filter((link) => !isOurs(link))).toEqual([]);
  expect(mail('[src], link, script, style, form, object').length).toBe(0);
  const preheader = mail('main > div, [role=main] > div').first();
  expect(preheader.attr('style')).toContain('display:none');
  expect(preheader.text()).toContain(mail('h2').first().text());
  expect(mail('title').text()).toMatch(/new post/);
});

test('an address is written in full, however long it is', async () => {
  const slug = `a-${'very-'.repeat(20)}long-slug`;
  const posts = [
    post('2025-05-01', slug, {
      title: 'Long',
      description: '"A line that is by all means long enough to be shown in lists."',
    }),
  ];
  expect((await digest(posts, '--since', '2025-05-01')).code).toBe(0);
  expect(written('digest.txt').split('\n')).toContain(`https://quill.example/notes/blog/${slug}`);
});

test('files that are there stay as they are, unless --force says otherwise', async () => {
  const posts = [post('2025-05-01', 'a')];
  expect((await digest(posts, '--since', '2025-05-01')).code).toBe(0);
  writeFileSync(path.join(out, 'digest.txt'), 'Mine.');
  rmSync(path.join(out, 'digest.html'));
  const again = await runAuthor(['digest', '--since', '2025-05-01', '--out', out], {
    root,
    env: ENV,
  });
  expect(again).toMatchObject({code: 1, stderr: expect.stringContaining('--force')});
  expect(filesOf(out)).toEqual({'digest.txt': 'Mine.'});
  const forced = await runAuthor(['digest', '--since', '2025-05-01', '--out', out, '--force'], {
    root,
    env: ENV,
  });
  expect(forced.code).toBe(0);
  expect(written('digest.txt')).toContain('Post a');
});

test('without --out the files go below the temporary folder of the system', async () => {
  root = contentOf({...LISTS, ...Object.fromEntries([post('2025-05-01', 'a')])});
  const temporary = path.dirname(out);
  vi.stubEnv('TMPDIR', temporary);
  vi.stubEnv('TEMP', temporary);
  const run = await runAuthor(['digest', '--since', '2025-05-01'], {root, env: ENV});
  vi.unstubAllEnvs();
  expect(run.code).toBe(0);
  expect(Object.keys(filesOf(path.join(temporary, 'digest')))).toEqual([
    'digest.html',
    'digest.txt',
  ]);
});

test.each([
  [['--since', '2025-02-30'], 2, /--since is "2025-02-30"; it must be a day that exists/],
  [['--since', 'May'], 2, /--since is "May"; it must be YYYY-MM-DD/],
  [['--since', '2025-05-01', '--until', '1 June'], 2, /--until is "1 June"/],
  [['--since', '2025-05-02', '--until', '2025-05-01'], 2, /lies before --since/],
  [[], 2, /--since/],
  [['--since', '2025-05-02'], 1, /No post appeared from 2025-05-02 to 2025-06-01/],
])('%j ends with %i, says why and writes nothing', async (args, code, message) => {
  const run = await digest([post('2025-05-01', 'a')], ...args);
  expect(run.code).toBe(code);
  expect(run.stderr).toMatch(message);
  expect(existsSync(out)).toBe(false);
});

test('posts with problems are not sent', async () => {
  const run = await digest(
    [post('2025-05-01', 'a', {description: 'Short.'})],
    '--since',
    '2025-05-01',
  );
  expect(run).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('blog/2025-05-01-a.md: description has 6 characters'),
  });
  expect(existsSync(out)).toBe(false);
});

test('a file in the place of the folder is left alone', async () => {
  writeFileSync(out, 'A file.');
  const run = await digest([post('2025-05-01', 'a')], '--since', '2025-05-01');
  expect(run).toMatchObject({code: 1, stderr: expect.stringContaining('is not a folder')});
  expect(readFileSync(out, 'utf8')).toBe('A file.');
});

test('the mail has the colors of the site’s light mode', async () => {
  const tokens = ['tokens', 'accent']
    .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
    .join('\n');
  const html = digestHtml({
    siteTitle: 'Notes',
    home: 'https://quill.example/',
    linkTo: () => 'https://quill.example/a',
    posts: [{file: 'a', title: 'A', date: '2025-05-01', description: 'B', slug: 'a'}],
  });
  for (const [color] of html.matchAll(/(?<!&)#[0-9a-f]{6}/g)) {
    expect(tokens).toContain(`: ${color};`);
  }
});

test('one post is not "1 posts"', async () => {
  const only = {file: 'a', title: 'A', date: '2025-05-01', description: 'B', slug: 'a'};
  const text = digestText({
    siteTitle: 'Notes',
    home: 'https://quill.example/',
    linkTo: () => 'https://quill.example/a',
    posts: [only],
  });
  expect(text.split('\n')[0]).toBe('Notes: a new post');
  expect(text).toContain('\n1 May 2025\n');
});
