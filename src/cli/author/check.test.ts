import {beforeAll, expect, test} from 'vitest';
import {contentOf, runAuthor} from '../../../tests/support/authorCopy';
import {BROKEN, RIGHT, blogOf, fileOf} from '../../../tests/support/brokenTexts';
import {sortFindings} from './check';

const post = (slug: string, body: string) =>
  `---\ntitle: T\nslug: ${slug}\ndate: 2025-01-01\n---\n${body}\n`;

let findings: {readonly errors: string[]; readonly warnings: string[]};

beforeAll(async () => {
  const root = contentOf({
    ...blogOf(
      ['parse', 'compile', 'modules', 'render', 'decode', 'links', 'anchors', 'passes'],
      true,
    ),
    'books/to-read.mdx': '---\ntitle: T\n---\n',
    'blog/2023-01-01-tags.md': post('tags-of-all-kinds', 'x').replace(
      'T',
      'T\ntags: [constructor]',
    ),
    'src/pages/chat/models.mdx': '# Models\n',
  });
  const {stderr} = await runAuthor(['check'], {root, isStrict: false});
  const [warnings = '', errors = ''] = stderr.split(/^\d+ problems:$/m);
  findings = {errors: errors.split('\n'), warnings: warnings.split('\n')};
}, 60_000);

const about = (file: string) => ({
  error: findings.errors.filter((line) => line.startsWith(`${file}:`)),
  warning: findings.warnings.filter((line) => line.startsWith(`${file}:`)),
});

test.each(BROKEN.map((row, index) => [index, ...row] as const))(
  'finds mistake %i with its line and a fix: %s',
  (index, body, stage, text, line = 6) => {
    const kind = stage === 'anchors' || stage === 'passes' ? 'warning' : 'error';
    const file = fileOf('broken', index);
    const {[kind]: found, ...others} = about(file);
    expect(found, JSON.stringify(others)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:${line}: [^]*; `)),
    ]);
    expect(found[0]).toContain(text);
    expect(Object.values(others).flat()).toEqual([]);
  },
);

test.each(RIGHT.map((body, index) => [index, body] as const))(
  'finds nothing in text %i: %s',
  (index) => {
    const {error, warning} = about(fileOf('right', index));
    expect([...error, ...warning]).toEqual([]);
  },
);

test('a mistake in a draft does not stop the build', () => {
  expect(about('blog/2024-01-02-draft.md')).toEqual({
    error: [],
    warning: [expect.stringContaining('blog/gone.md, which does not exist')],
  });
});

test('finds addresses in data files and redirects that lead nowhere', async () => {
  const root = contentOf({
    'blog/2024-01-01-target.md': post('target', 'x'),
    'blog/redirects.yml':
      '- {from: /a, to: /blog/gone}\n- {from: /blog/target, to: /blog}\n- {from: /a, to: /blog/target}\n',
    'src/data/questions.ts':
      "export const list = [\n  {permalink: '/blog/long-gone-by-now'},\n];\n",
  });
  const {code, stderr} = await runAuthor(['check'], {root, isStrict: false});
  expect(code).toBe(1);
  expect(stderr.split('\n').filter((line) => /^(?:blog|src)\//.test(line))).toEqual([
    'blog/redirects.yml:1: no page has the address /blog/gone; choose another page, or delete the line',
    'blog/redirects.yml:2: /blog/target is a page of the site; delete the line',
    'blog/redirects.yml:3: /a is redirected twice; delete one of the lines',
    'src/data/questions.ts:2: no page has the address /blog/long-gone-by-now; delete the entry, or change its address',
  ]);
});

test('resolves links that begin with the base path like the build', async () => {
  const root = contentOf({
    'blog/2024-01-01-target.md': post('target', 'x'),
    'blog/2024-01-02-own.md': post('blog/target', 'x'),
    'blog/2024-01-03-links.md': post('links', '[x](/blog/links)\n[y](/blog/target)'),
    'blog/2024-01-04-both.md': post('both', '[x](/blog/blog/target)'),
    'blog/2024-01-05-gone.md': post('gone', '[x](/blog/blog/gone)\n[y](/gone)'),
  });
  const {stderr} = await runAuthor(['check'], {
    root,
    env: {BASE_URL: '/blog/'},
    isStrict: false,
  });
  expect(stderr.match(/^blog\/.*$/gm)).toEqual([
    expect.stringMatching(
      /^blog\/2024-01-04-both\.md:6: the link \/blog\/blog\/target has two meanings/,
    ),
    expect.stringMatching(/^blog\/2024-01-05-gone\.md:7: no page has the address \/gone; link to/),
  ]);
});

test('in strict blogs warnings are problems', async () => {
  const root = contentOf({'blog/2024-01-01-a.md': post('a', '[x](#gone)')});
  const {code, stderr} = await runAuthor(['check'], {root, isStrict: true});
  expect(code).toBe(1);
  expect(stderr).toContain('blog/2024-01-01-a.md:6: the link #gone names an anchor');
  expect(stderr).not.toContain('warning');
});

test('findings are sorted by file and line, without duplicates', () => {
  expect(sortFindings(['b:2: x', 'a:10: x', 'a:9: x', 'b:2: x', 'loose'])).toEqual([
    'a:9: x',
    'a:10: x',
    'b:2: x',
    'loose',
  ]);
});
