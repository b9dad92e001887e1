import {expect, test} from 'vitest';
import {PLACEHOLDER} from '../../features/content-check/placeholderProblems';
import {contentOf, runAuthor} from '../../../tests/support/authorCopy';

const post = (fields: string, text = 'Text.') => `---\ntitle: T\n${fields}\n---\n${text}\n`;

test('warnings and problems that stop the build are listed separately', async () => {
  const root = contentOf({
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
