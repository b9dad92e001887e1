import {expect, test} from 'vitest';
import {PLACEHOLDER} from '../../features/content-check/placeholderProblems';
import {runAuthor} from '../../../tests/support/authorCli';
import {folderWith} from '../../../tests/support/folders';

const post = (fields: string, text = 'Text.') => `---\ntitle: T\n${fields}\n---\n${text}\n`;

test('warnings and problems that stop the build are listed separately', async () => {
  const root = folderWith({
    'blog/2024-01-01-a.md': post('slug: a'),
    'blog/2024-01-02-b.md': post('slug: a\nupdated: soon'),
    'blog/2024-01-03-c.md': post('slug: c', PLACEHOLDER),
    'blog/redirects.yml': '- {from: old, to: /blog}',
  });
  const {code, stderr} = await runAuthor(['check'], {root, isStrict: false});
  expect(code).toBe(1);
  expect(stderr.split('\n').map((line) => line.replace(/: .*/, ''))).toEqual([
    '1 warning that would not stop the build:',
    'blog/2024-01-02-b.md:4',
    '3 problems:',
    'blog/redirects.yml:1',
    'blog/2024-01-02-b.md:3',
    'blog/2024-01-03-c.md:5',
    '',
  ]);
});

test.each([true, false])('redirects that cannot work are listed (strict: %s)', async (isStrict) => {
  const root = folderWith({
    'blog/2024-01-01-a.md': post('slug: a\ntags: [C, C#]'),
    'blog/2024-01-02-b.md': post('slug: b\ndraft: true'),
    'blog/tags.yml': 'go: {label: Go, permalink: /golang}',
    'blog/redirects.yml': [
      // Existing pages, then missing ones.
      ...['a', 'tags', 'tags/golang', 'tags/c', 'tags/c-sharp', 'authors', 'archive'],
      ...['gone', 'b', 'tags/go'],
    ]
      .map((page, index) => `- {from: /old-${index}, to: /blog/${page}}\n`)
      .concat('- {from: /blog/a, to: /blog}\n', '- {from: /c, to: /chat}\n')
      .join(''),
  });
  const {stderr} = await runAuthor(['check'], {root, isStrict});
  const found = stderr.split('\n').filter((line) => line.startsWith('blog/redirects.yml'));
  expect(found).toEqual([
    expect.stringMatching(/^blog\/redirects\.yml:8: \/old-7 leads to \/blog\/gone, .* Change/),
    expect.stringMatching(/^blog\/redirects\.yml:9: \/old-8 leads to \/blog\/b, /),
    expect.stringMatching(/^blog\/redirects\.yml:10: \/old-9 leads to \/blog\/tags\/go, /),
    expect.stringMatching(/^blog\/redirects\.yml:11: \/blog\/a is a page of the site/),
  ]);
  expect(stderr.includes('would not stop the build')).toBe(!isStrict);
});
