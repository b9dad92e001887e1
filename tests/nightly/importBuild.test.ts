import {appendFileSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesOf, runAuthor} from '../support/authorCopy';
import {buildSite, copyFixture} from '../support/siteCopy';

const EXPORT = path.resolve(__dirname, '../fixtures/import');
/** The tags that the exported posts bring, as this site calls them. */
const TAGS = ['Essay', 'Finance', 'Open source', 'Running', 'Tutorial', 'Worked example'];
let folder = '';

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('imported posts build, and what they said is on their pages', async () => {
  folder = copyFixture();
  for (const label of TAGS) {
    const key = label.toLowerCase().replace(' ', '-');
    appendFileSync(
      path.join(folder, 'blog/tags.yml'),
      `${key}: {label: ${label}, permalink: /${key}, description: What the posts on ${key} are all about.}\n`,
    );
  }
  const before = filesOf(EXPORT);
  const run = await runAuthor(['import', EXPORT, '--old-site', 'https://old.example'], {
    root: folder,
  });
  expect(run.stderr).toContain('12 post(s) imported');
  expect(filesOf(EXPORT)).toEqual(before);
  // Of the drafts the ugliest is shown too: what it holds must not stop a build.
  const hazards = path.join(folder, 'blog/2017-07-14-hazards.md');
  const draft = readFileSync(hazards, 'utf8');
  expect(draft).toContain('draft: true');
  writeFileSync(hazards, draft.replace('draft: true\n', ''));
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);

  const file = (slug: string) => path.join(folder, `build/blog/${slug}.html`);
  const page = (slug: string) => readFileSync(file(slug), 'utf8');
  const kettle = page('kettle-physics');
  expect(kettle).toContain('Prices in {curly braces} and comparisons such as 3 &lt; 4');
  expect(kettle).toMatch(/<picture>.*kettle-[0-9a-f]+/s);
  expect(kettle).toContain('{% include note.html content=');
  expect(page('glaciers')).toMatch(/href="?\/blog\/tides/);
  expect(page('glaciers')).toContain('one that is missing (img/lost.png)');
  expect(page('latin1')).toContain('Köln – by a factor');
  const ugly = page('hazards');
  expect(ugly).toContain('&lt;unknown>element&lt;/unknown>');
  expect(ugly).toContain('Set:this[text]');
  expect(ugly).not.toContain('onclick="go()"');
  expect(page('moon')).not.toMatch(/<script>\s*# alert/);
  expect(existsSync(file('half-done'))).toBe(false);
});
