import {expect, test} from 'vitest';
import {contentOf} from '../../../tests/support/authorCopy';
import {contentProblems} from './contentProblems';
import {readContent} from './readContent';

/** Returns the findings for a blog whose only file is the list `blog/<name>`. */
function findingsOf(name: string, yaml: string, isStrict = false) {
  const folder = contentOf({[`blog/${name}`]: yaml});
  const {errors, warnings} = contentProblems(folder, readContent(folder), isStrict);
  return [...errors, ...warnings];
}

test('accepts redirects from any path', () => {
  expect(findingsOf('redirects.yml', '- {from: /alter Name.html, to: /new}\n')).toEqual([]);
});

test.each([
  ['tags.yml', 'a: [b', /^blog\/tags\.yml:2: invalid YAML: /],
  ['redirects.yml', '- {from: old, to: /new}', /^blog\/redirects\.yml:1: 0\.from must be a path/],
  ['redirects.yml', '- {from: /a/../../b, to: /new}', /^blog\/redirects\.yml:1: 0\.from must be/],
  ['redirects.yml', '\n- {from: /old?page=1, to: /new}', /^blog\/redirects\.yml:2: 0\.from must/],
])('refuses %s with %j', (name, yaml, problem) => {
  expect(findingsOf(name, yaml)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ['tags.yml', 'ai: {label: AI, permalink: /ai}', 'ai.description needs a description'],
  [
    'series.yml',
    'One: {label: One, description: A series of posts about one thing.}',
    'One must be kebab-case',
  ],
])('refuses %s with %j in strict blogs only', (name, yaml, problem) => {
  expect(findingsOf(name, yaml)).toEqual([]);
  expect(findingsOf(name, yaml, true)).toEqual([
    expect.stringContaining(`blog/${name}:1: ${problem}`),
  ]);
});

test.each([
  ['tags.yml', 'a: {label: A}\nb: {label: "B\\b"}', /^blog\/tags\.yml:2: .* delete U\+0008$/],
  ['authors.yml', 'a:\n  name: A\n  socials: {x: "\\v"}', /^blog\/authors\.yml:3: .* U\+000B$/],
  ['series.yml', 'a: {label: "\\e[0m"}', /^blog\/series\.yml:1: .* delete U\+001B$/],
  [
    'tags.yml',
    'a: {permalink: /same}\nb: {permalink: same/}\nc: {permalink: /Same}',
    /^blog\/tags\.yml:2: the tag "b" has the address of "a", \/blog\/tags\/same\. Give/,
    /^blog\/tags\.yml:3: the tag "c" has the address of "a"/,
  ],
])('warns about %s with %j', (name, yaml, ...problems) => {
  const folder = contentOf({[`blog/${name}`]: yaml});
  const {warnings} = contentProblems(folder, readContent(folder), false);
  expect(warnings).toEqual(problems.map((problem) => expect.stringMatching(problem) as unknown));
});
