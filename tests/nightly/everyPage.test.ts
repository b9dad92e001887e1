import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {builtPages, jsonLdGraphs, shownPages} from '../support/builtPages';
import {problemsOf} from '../support/htmlProblems';
import {schemaProblems} from '../support/schemaProblems';
import {fixtureBuild, shippedBuild} from '../support/sites';
import {twinProblems} from '../support/twinProblems';

/** The compiler reads a graph in some 20 ms; pages of one kind say the same of themselves. */
const MAX_POSTS = 40;

describe.each([
  ['fixture', fixtureBuild],
  ['shipped', shippedBuild],
])('every page of the %s site', (_name, build) => {
  test('is valid HTML', async () => {
    const pages = shownPages(build);
    expect(pages.length).toBeGreaterThan(20);
    expect(await problemsOf(pages)).toEqual([]);
  });

  test('says of itself what schema.org has types for', () => {
    const pages = builtPages(build);
    const posts = pages.filter(({html}) => html.includes('"BlogPosting"'));
    const others = pages.filter(
      (page) => !posts.includes(page) && !/^blog\/tags\//.test(page.file),
    );
    const graphs = new Map(
      [...posts.slice(0, MAX_POSTS), ...others].flatMap(({file, html}) =>
        jsonLdGraphs(html).map((graph, place) => [`${file} (${place + 1})`, graph] as const),
      ),
    );
    expect(graphs.size).toBeGreaterThan(20);
    expect(schemaProblems(graphs)).toEqual([]);
  });
});

test('a property, a value or a type that schema.org does not have would be seen', () => {
  const html = readFileSync(path.join(fixtureBuild, 'blog/folding-a-letter.html'), 'utf8');
  const [graph] = jsonLdGraphs(html).filter((each) => JSON.stringify(each).includes('BlogPosting'));
  const text = JSON.stringify(graph);
  const wrong = new Map<string, unknown>(
    (
      [
        ['property', /"wordCount"/, '"words"'],
        ['nested', /"name":"Zelda Quill"/, '"called":"Zelda Quill"'],
        ['value', /"wordCount":\d+/, '"wordCount":"many"'],
        ['type', /"@type":"BlogPosting"/, '"@type":"BlogPost"'],
      ] as const
    ).map(([name, from, to]) => [name, JSON.parse(text.replace(from, to))]),
  );
  const refused = new Set(schemaProblems(wrong).map((problem) => problem.split(':')[0]));
  expect([...refused].sort()).toEqual([...wrong.keys()].sort());
});

test('whatever the shipped pages hold, their Markdown says it, without a component or a dead address', () => {
  const twinned = readdirSync(shippedBuild, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.replace(/\.md$/, '')}`);
  expect(twinned).not.toEqual([]);
  const {url} = readOwner();
  const problems = twinned.flatMap((page) =>
    twinProblems(shippedBuild, page, url, page.startsWith('/blog/') ? 'block' : 'line'),
  );
  expect(problems).toEqual([]);
});
