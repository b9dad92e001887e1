import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import shipped from '../../src/data/owner';
import type {Owner} from '../../src/lib/owner';
import owner from '../fixtures/site/src/data/owner';
import {fixtureBuild, repository} from '../support/sites';

/** Fewest characters of a mark that no word of a text or of code is by chance. */
const MIN_MARK = 8;

/** What tells one owner from another, in an owner's own words. */
function marks({name, siteTitle, tagline, description, links, announcement}: Owner): string[] {
  const labels = Object.values(links).map(({label}) => label);
  return [name, siteTitle, tagline, description, ...labels, announcement?.text ?? siteTitle];
}

const texts = readdirSync(fixtureBuild, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:html|xml|txt|md|js|json)$/.test(file))
  .map((file) => ({file, text: readFileSync(path.join(fixtureBuild, file), 'utf8')}));

test('with another owner nothing of the first is left, in no page, feed, script or file for programs', () => {
  const traces = marks(shipped)
    .filter((mark) => mark.length >= MIN_MARK && !marks(owner).includes(mark))
    // As words of their own: "the founders" of a company are nobody's name.
    .map((mark) => new RegExp(`(?<!\\w)${mark.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`));
  const found = texts.flatMap(({file, text}) =>
    traces.filter((trace) => trace.test(text)).map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
});

test('no file names the folder that the site was built in', () => {
  expect(texts.flatMap(({file, text}) => (text.includes(repository) ? [file] : []))).toEqual([]);
});
