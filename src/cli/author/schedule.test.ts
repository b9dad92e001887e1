import {rmSync} from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';

function post(date: string, more = ''): string {
  return `---\ntitle: "Of ${date}"\ndate: ${date}\n${more}---\n\nLead.\n`;
}

const root = contentOf({
  'blog/2025-01-01-a.mdx': post('2025-01-01'),
  'blog/2025-03-04-today.mdx': post('2025-03-04'),
  'blog/2025-03-03-u.mdx': post('2025-03-03', 'unlisted: true\n'),
  'blog/2025-03-10-b.mdx': post('2025-03-10'),
  'blog/2025-03-05-c.md': post('2025-03-05', 'unlisted: true\n'),
  'blog/2025-04-01-d.mdx': post('2025-04-01', 'draft: true\n'),
  'blog/2023-04-01-d.mdx': post('2023-04-01', 'draft: true\n'),
  'blog/2025-05-01-e.mdx': '---\ndate: someday\n---\n',
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

test('lists what is to come, the drafts and the last that readers see, and changes nothing', async () => {
  const before = filesOf(root);
  const run = await runAuthor(['schedule'], {root, env: {SITE_TODAY: '2025-03-04'}});
  expect(run).toEqual({
    code: 0,
    stdout: `Scheduled (2)
  2025-03-05  Of 2025-03-05  blog/2025-03-05-c.md (unlisted)
  2025-03-10  Of 2025-03-10  blog/2025-03-10-b.mdx

Drafts (2)
  2023-04-01  Of 2023-04-01  blog/2023-04-01-d.mdx
  2025-04-01  Of 2025-04-01  blog/2025-04-01-d.mdx

Last published (1)
  2025-03-04  Of 2025-03-04  blog/2025-03-04-today.mdx
`,
    stderr: 'blog/2025-05-01-e.mdx: its date cannot be read; npm run author -- check\n',
  });
  expect(filesOf(root)).toEqual(before);
});

test('an argument too many is a mistake of the command line', async () => {
  expect(await runAuthor(['schedule', 'all'], {root})).toMatchObject({code: 2, stdout: ''});
});
