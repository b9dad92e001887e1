import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {builtPages, jsonLdGraphs} from '../support/builtPages';
import {schemaProblems} from '../support/schemaProblems';
import {fixtureBuild, shippedBuild} from '../support/sites';

/** The compiler reads a graph in some 20 ms; pages of one kind say the same of themselves. */
const MAX_POSTS = 40;

test.each([
  ['fixture', fixtureBuild],
  ['shipped', shippedBuild],
])('what the pages of the %s site say of themselves is of schema.org’s types', (_name, build) => {
  const pages = builtPages(build);
  const posts = pages.filter(({html}) => html.includes('"BlogPosting"'));
  const others = pages.filter((page) => !posts.includes(page) && !/^blog\/tags\//.test(page.file));
  const graphs = new Map(
    [...posts.slice(0, MAX_POSTS), ...others].flatMap(({file, html}) =>
      jsonLdGraphs(html).map((graph, place) => [`${file} (${place + 1})`, graph] as const),
    ),
  );
  expect(graphs.size).toBeGreaterThan(20);
  expect(schemaProblems(graphs)).toEqual([]);
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
