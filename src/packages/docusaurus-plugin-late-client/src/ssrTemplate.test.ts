import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ssrTemplate} from './ssrTemplate.js';

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const {default: stock} = require(path.join(core, 'lib/ssg/ssgTemplate.html.js')) as {
  readonly default: string;
};

/** Returns the sorted lines of a template, without those of scripts. */
function linesOf(template: string): string[] {
  return template
    .replace(/<% it\.scripts\.forEach.+?<% \}\); %>/s, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('it.scripts'))
    .toSorted();
}

test('the template is the same as Docusaurus’ own, except for the scripts', () => {
  expect(linesOf(ssrTemplate)).toEqual(linesOf(stock));
  expect(stock).toMatch(/<script[^>]+src/);
  expect(ssrTemplate).not.toContain('<script');
});
