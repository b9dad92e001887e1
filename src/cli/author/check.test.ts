import {expect, test} from 'vitest';
import {PLACEHOLDER} from '../../features/content-check/placeholderProblems';
import {contentOf, runAuthor} from '../../../tests/support/authorCopy';

const post = (fields: string, text = 'Text.') => `---\ntitle: T\n${fields}\n---\n${text}\n`;

async function check(files: Readonly<Record<string, string>>, isStrict = false) {
  return runAuthor(['check'], {root: contentOf(files), isStrict});
}

test('a blog without problems passes', async () => {
  const run = await check({'blog/2024-01-01-a.md': post('tags: [One]')});
  expect(run).toMatchObject({code: 0, stderr: ''});
  expect(run.stdout).toContain('1 post, no problems found.');
});

test('warnings and problems that stop the build are listed separately', async () => {
  const run = await check({
    'blog/2024-01-01-a.md': post('slug: a'),
    'blog/2024-01-02-b.md': post('slug: a\nupdated: soon'),
    'blog/2024-01-03-c.md': post('slug: c', PLACEHOLDER),
    'blog/redirects.yml': '- {from: old, to: /blog}',
  });
  expect(run.code).toBe(1);
  expect(run.stderr.split('\n').map((line) => line.replace(/: .*/, ''))).toEqual([
    '1 warning that would not stop the build:',
    'blog/2024-01-02-b.md:4',
    '3 problems:',
    'blog/redirects.yml:1',
    'blog/2024-01-02-b.md:3',
    'blog/2024-01-03-c.md:5',
    '',
  ]);
});

test('with strictPosts, warnings are problems', async () => {
  const {code, stderr} = await check({'blog/2024-01-01-a.md': post('slug: a')}, true);
  expect(code).toBe(1);
  expect(stderr).toContain('blog/2024-01-01-a.md:1: description is missing');
  expect(stderr).not.toContain('warning');
});
