import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {contentProblems} from './contentProblems';
import {readContent} from './readContent';

/** Returns the findings for a blog whose only file is the list `blog/<name>`. */
function findingsOf(name: string, yaml: string, isStrict = false) {
  const folder = folderWith({[`blog/${name}`]: yaml});
  const {errors, warnings} = contentProblems(folder, readContent(folder), isStrict);
  return [...errors, ...warnings];
}

test.each([
  ['redirects.yml', '- {from: /alter Name.html, to: /new}\n'],
  ['tags.yml', 'a:\nb: {}\n"c d": {label: C, permalink: c}\n'],
  ['authors.yml', 'a: {image_url: /a.png, x: 1}\nb: {name: B, socials: {github: b}, page: true}\n'],
])('accepts %s with %j', (name, yaml) => {
  expect(findingsOf(name, yaml)).toEqual([]);
});

test.each([
  ['tags.yml', 'a: [b', /^blog\/tags\.yml:2: invalid YAML: /],
  ['authors.yml', 'founder: {name: 5}', /^blog\/authors\.yml:1: founder\.name must be text/],
  ['redirects.yml', '- /old', /^blog\/redirects\.yml:1: \[0] must be a redirect such as/],
  ['redirects.yml', '- {from: old, to: /new}', /^blog\/redirects\.yml:1: \[0]\.from must be a/],
  ['redirects.yml', '- {from: /a/../../b, to: /new}', /^blog\/redirects\.yml:1: \[0]\.from must/],
  ['redirects.yml', '- {from: /%2e%2e/b, to: /new}', /^blog\/redirects\.yml:1: \[0]\.from must/],
  ['redirects.yml', '- {from: /a\\b, to: /new}', /^blog\/redirects\.yml:1: \[0]\.from must/],
  ['redirects.yml', '\n- {from: /old?a=1, to: /new}', /^blog\/redirects\.yml:2: \[0]\.from must/],
  ['tags.yml', 'a:\n  caption: A', /^blog\/tags\.yml:1: a has the unknown field "caption"; /],
  ['tags.yml', 'a:\n  label: 3', /^blog\/tags\.yml:2: a\.label must be text; put it in quotes$/],
  ['authors.yml', 'b: {name: B}\na:\n  url: /', /^blog\/authors\.yml:2: a has no name; add one$/],
  ['authors.yml', 'a: Ada', /^blog\/authors\.yml:1: a must be an author: \{name: Ada Quill\}$/],
  ['authors.yml', '- name: Ada', /^blog\/authors\.yml:1: must list authors such as /],
])('rejects %s with %j', (name, yaml, problem) => {
  expect(findingsOf(name, yaml)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ['tags.yml', 'ai: {label: AI, permalink: /ai}', 'ai.description needs a description'],
  [
    'series.yml',
    'One: {label: One, description: A series of posts about one thing.}',
    'One must be kebab-case',
  ],
])('rejects %s with %j in strict blogs only', (name, yaml, problem) => {
  expect(findingsOf(name, yaml)).toEqual([]);
  expect(findingsOf(name, yaml, true)).toEqual([expect.stringContaining(`${name}:1: ${problem}`)]);
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
  const folder = folderWith({[`blog/${name}`]: yaml});
  const {warnings} = contentProblems(folder, readContent(folder), false);
  expect(warnings).toEqual(problems.map((problem) => expect.stringMatching(problem) as unknown));
});
