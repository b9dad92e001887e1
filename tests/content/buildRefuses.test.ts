import {appendFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {buildSite, copySite} from '../support/siteCopy';

const POST = 'blog/2025-12-30-a-slip.mdx';
let folder = '';

function withPost(change: {tags?: string; mark?: string; text?: string}): void {
  const {tags = 'essay', mark = '{/* truncate */}', text = ''} = change;
  const head = `---\ntitle: A slip\nslug: a-slip\ndate: 2025-12-30\nauthors: [founder]\ntags: [${tags}]\n---\n`;
  folder = copySite();
  writeFileSync(path.join(folder, POST), `${head}\nLead.\n\n${mark}\n\n${text}\n`);
}

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

test('a broken Markdown link stops the build, with file and link named', {timeout: 120_000}, () => {
  withPost({text: '[gone](./2020-01-01-gone.mdx)'});
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('2025-12-30-a-slip.mdx');
  expect(output).toContain('2020-01-01-gone.mdx');
});

test('a broken image stops the build, with file and image named', {timeout: 120_000}, () => {
  withPost({text: '![gone](./gone.png)'});
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('2025-12-30-a-slip.mdx');
  expect(output).toContain('gone.png');
});

test(
  'a broken link and a broken anchor stop the build, with the page named',
  {timeout: 120_000},
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

test('an unknown tag stops the build, with post and tag named', {timeout: 60_000}, () => {
  withPost({tags: 'no-such-tag'});
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('no-such-tag');
  expect(output).toContain('2025-12-30-a-slip.mdx');
});

test('a post without a truncation mark stops the build, and is named', {timeout: 60_000}, () => {
  withPost({mark: ''});
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('2025-12-30-a-slip.mdx');
});

test(
  'a wrong entry of the data stops the build, with file, entry and mend named',
  {timeout: 60_000},
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

test('a wrong owner stops the build, with the field and the mend named', {timeout: 60_000}, () => {
  folder = copySite();
  appendFileSync(
    path.join(folder, 'src/data/owner.ts'),
    "\nObject.assign(owner, {baseUrl: 'site'});\n",
  );
  const {ok, output} = buildSite(folder);
  expect(ok).toBe(false);
  expect(output).toContain('src/data/owner.ts: baseUrl must start and end with a slash');
});
