import {rmSync} from 'node:fs';
import {afterEach, expect, test} from 'vitest';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';

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

afterEach(() => rmSync(root, {recursive: true, force: true}));

async function digest(posts: readonly [string, string][], ...args: string[]) {
  root = contentOf({...LISTS, ...Object.fromEntries(posts)});
  const before = filesOf(root);
  const run = await runAuthor(['digest', ...args], {root, env: ENV});
  expect(filesOf(root)).toEqual(before);
  return run;
}

test('the posts that readers could see in those days are in it, the newest first', async () => {
  const posts = [
    post('2025-04-30', 'too-early'),
    post('2025-05-01', 'first'),
    post('2025-05-20', 'hidden', {unlisted: 'true'}),
    post('2025-05-21', 'unfinished', {draft: 'true'}),
    post('2025-06-01', 'last', {title: "'*Is* <b>1</b> & [2]?'"}),
    post('2025-06-02', 'to-come'),
  ];
  const {code, stdout} = await digest(posts, '--since', '2025-05-01', '--until', '2025-12-31');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^# .*: 2 new posts\n/);
  expect(stdout).toContain(
    String.raw`## [\*Is\* \<b\>1\</b\> \& \[2\]?](<https://quill.example/notes/blog/last>)` +
      '\n\n1 June 2025\n\nWhat last has to say',
  );
  expect(stdout.match(/https:\/\/[^)>]+/g)).toEqual([
    'https://quill.example/notes/blog/last',
    'https://quill.example/notes/blog/first',
    'https://quill.example/notes/',
  ]);
});

test.each([
  [['--since', '2025-02-30'], 2, /'2025-02-30' is invalid\. It must be a day that exists/],
  [['--since', 'May'], 2, /'--since .*'May' is invalid\. It must be YYYY-MM-DD/],
  [['--since', '2025-05-01', '--until', '1 June'], 2, /'--until .*'1 June' is invalid/],
  [['--since', '2025-05-02', '--until', '2025-05-01'], 2, /lies before --since/],
  [[], 2, /--since/],
  [['--since', '2025-05-02'], 1, /No post appeared from 2025-05-02 to 2025-06-01/],
])('%j ends with %i and says why', async (args, code, message) => {
  const run = await digest([post('2025-05-01', 'a')], ...args);
  expect(run).toMatchObject({code, stdout: '', stderr: expect.stringMatching(message)});
});
