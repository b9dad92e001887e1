import {rmSync} from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';

function post(date: string, more = ''): string {
  return `---\ntitle: "Of ${date}"\ndate: ${date}\n${more}---\n\nLead.\n`;
}

const ROOT = contentOf({
  'blog/2025-01-01-a.mdx': post('2025-01-01'),
  'blog/2025-03-10-b.mdx': post('2025-03-10'),
  'blog/2025-03-05-c.md': post('2025-03-05', 'unlisted: true\n'),
  'blog/2025-04-01-d.mdx': post('2025-04-01', 'draft: true\n'),
  'blog/2025-05-01-e.mdx': '---\ndate: someday\n---\n',
});

afterAll(() => rmSync(ROOT, {recursive: true, force: true}));

test('lists what is to come, the drafts and the last that appeared, and changes nothing', async () => {
  const before = filesOf(ROOT);
  const {code, stdout, stderr} = await runAuthor(['schedule'], {
    root: ROOT,
    env: {SITE_TODAY: '2025-03-04'},
  });
  expect(code).toBe(0);
  expect(stdout).toBe(`Scheduled (2)
  2025-03-05  Wednesday  in 1 day   Of 2025-03-05  blog/2025-03-05-c.md (unlisted)
  2025-03-10  Monday     in 6 days  Of 2025-03-10  blog/2025-03-10-b.mdx

Drafts (1)
  2025-04-01  Tuesday  in 28 days  Of 2025-04-01  blog/2025-04-01-d.mdx

Last published
  2025-01-01  Wednesday  62 days ago  Of 2025-01-01  blog/2025-01-01-a.mdx
`);
  expect(stderr).toBe('blog/2025-05-01-e.mdx: its date cannot be read; npm run author -- check\n');
  expect(filesOf(ROOT)).toEqual(before);
});

test('warns of a gap', async () => {
  const {code, stdout, stderr} = await runAuthor(['schedule'], {
    root: ROOT,
    env: {SITE_TODAY: '2025-03-11'},
  });
  expect(code).toBe(0);
  expect(stdout).toContain('Scheduled (0)\n  none\n');
  expect(stderr).toContain('Nothing is scheduled; the last post appeared 1 day ago.');
});

test('an argument too many is a mistake of the command line', async () => {
  expect(await runAuthor(['schedule', 'all'], {root: ROOT})).toMatchObject({code: 2, stdout: ''});
});
