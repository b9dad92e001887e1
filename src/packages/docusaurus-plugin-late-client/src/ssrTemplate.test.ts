import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {POSITIONS} from './protocol.js';
import {ssrTemplate} from './ssrTemplate.js';

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const {default: stock} = require(path.join(core, 'lib/ssg/ssgTemplate.html.js')) as {
  readonly default: string;
};

const {compileSSGTemplate} = require(path.join(core, 'lib/ssg/ssgTemplate.js')) as {
  readonly compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

/** Returns the sorted lines of a template, without those of scripts. */
function linesOf(template: string): string[] {
  return template
    .replace(/<% [^%]*it\.scripts\.forEach.+?<% \}\); %>/s, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('it.scripts'))
    .toSorted();
}

test('the template is the same as Docusaurus’ own, except for the scripts', () => {
  expect(linesOf(ssrTemplate)).toEqual(linesOf(stock));
});

test.each([
  // The loader contains this key, by which the template recognizes it.
  [`<script>"${POSITIONS}"</script>`, false],
  ['<meta>', true],
])('with %s in the head, the template loads the scripts itself: %s', async (headTags, loads) => {
  const render = await compileSSGTemplate(ssrTemplate);
  const lists = {stylesheets: ['a.css'], scripts: ['a.js'], metaAttributes: []};
  const html = render({headTags, baseUrl: '/b/', ...lists});
  expect(html).toContain('<meta name="late-client" content="a.js">');
  expect(html.includes('<script src="/b/a.js" defer></script>')).toBe(loads);
});
