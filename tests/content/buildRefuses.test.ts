import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {buildSite, copySite} from '../support/siteCopy';

const POST = 'blog/2025-12-30-a-slip.mdx';
let folder = '';

function withPost(change: {tags?: string; mark?: string; text?: string}): void {
  const {tags = 'essay, writing, open-source', mark = '{/* truncate */}', text = ''} = change;
  const head = [
    '---',
    'title: A slip',
    'description: A post with a slip in it, to see what the build makes of it.',
    'slug: a-slip',
    'date: 2025-12-30',
    'authors: [founder]',
    `tags: [${tags}]`,
    '---',
  ].join('\n');
  folder = copySite();
  writeFileSync(path.join(folder, POST), `${head}\n\nLead.\n\n${mark}\n\n${text}\n`);
}

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

test('a broken Markdown link stops the build, with file and link named', {timeout: 400_000}, () => {
  withPost({text: '[gone](./2020-01-01-gone.mdx)'});
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('2025-12-30-a-slip.mdx');
  expect(output).toContain('2020-01-01-gone.mdx');
});

test('a broken image stops the build, with file and image named', {timeout: 400_000}, () => {
  withPost({text: '![gone](./gone.png)'});
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('2025-12-30-a-slip.mdx');
  expect(output).toContain('gone.png');
});

test(
  'a broken link and a broken anchor stop the build, with the page named',
  {timeout: 400_000},
  () => {
    withPost({text: '[gone](/no-such-page)'});
    expect(buildSite(folder)).toMatchObject({
      ok: false,
      output: expect.stringMatching(/\/blog\/a-slip[\s\S]*\/no-such-page/),
    });
    rmSync(folder, {recursive: true, force: true});
    withPost({text: '[gone](/blog/archive#1999)'});
    expect(buildSite(folder)).toMatchObject({
      ok: false,
      output: expect.stringMatching(/\/blog\/a-slip[\s\S]*#1999/),
    });
  },
);

test(
  'what is wrong with the posts stops the build, all of it at once, with the mend named',
  {timeout: 200_000},
  () => {
    withPost({tags: 'essay, writing, open-sauce', mark: ''});
    writeFileSync(path.join(folder, 'blog/2025-12-31-bare.md'), 'No front matter.');
    const {ok, output} = buildSite(folder);
    expect(ok).toBe(false);
    expect(output).toContain('The blog has 3 problem(s):');
    expect(output).toContain(
      `${POST}: tags[2] "open-sauce" is not in blog/tags.yml; did you mean "open-source"?`,
    );
    expect(output).toContain(`${POST}: has 0 truncation marks`);
    expect(output).toContain('blog/2025-12-31-bare.md: has no front matter');
  },
);

test(
  'a diagram and a formula that cannot be set stop the build, with the post named',
  {timeout: 400_000},
  () => {
    withPost({text: '```mermaid title="A slip"\nno such diagram\n```'});
    writeFileSync(
      path.join(folder, 'blog/2025-12-31-formula.md'),
      readFileSync(path.join(folder, POST), 'utf8')
        .replace('slug: a-slip', 'slug: formula')
        .replace('date: 2025-12-30', 'date: 2025-12-31')
        .replace('{/* truncate */}', '<!-- truncate -->')
        .replace(/```[^]*```/, () => '$$\\frac{1}{$$'),
    );
    const {ok, output} = buildSite(folder);
    expect(ok).toBe(false);
    expect(output).toContain('The diagram cannot be drawn');
    expect(output).toContain('A formula cannot be set');
    expect(output).toContain(POST);
    expect(output).toContain('2025-12-31-formula.md');
  },
);

test(
  'a wrong entry of the data stops the build, with file, entry and mend named',
  {timeout: 200_000},
  () => {
    folder = copySite();
    appendFileSync(
      path.join(folder, 'src/data/booksToRead.ts'),
      "\n(booksToRead as Book[])[0] = {...booksToRead[0], id: 'Bad Id'} as Book;\n",
    );
    const {ok, output} = buildSite(folder);
    expect(ok).toBe(false);
    expect(output).toContain('src/data/booksToRead.ts: entry "Bad Id".id must be kebab-case');
  },
);

test('a wrong owner stops the build, with the field and the mend named', {timeout: 200_000}, () => {
  folder = copySite();
  appendFileSync(
    path.join(folder, 'src/data/owner.ts'),
    "\nObject.assign(owner, {baseUrl: 'site'});\n",
  );
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('src/data/owner.ts: baseUrl must start and end with a slash');
});
