import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fileOf} from '../support/html';
import {htmlProblems, problemsOf} from '../support/htmlProblems';
import {pageTypes} from '../support/routes';
import {fixtureBuild} from '../support/sites';

/** Milliseconds that a busy machine may need; every other page is looked at at night. */
const TIME = 120_000;

test(
  'a page of each type is valid HTML',
  async () => {
    const addresses = pageTypes.map((address) => (address === '/no-such-page' ? '/404' : address));
    const pages = addresses.map((address) => {
      const file = fileOf(fixtureBuild, address);
      return {file, html: readFileSync(file, 'utf8')};
    });
    expect(await problemsOf(pages)).toEqual([]);
  },
  TIME,
);

test.each([
  ['a box in a paragraph', '</main>', '<p><div>a</div></p></main>'],
  ['a list without items', '</main>', '<ul><p>a</p></ul></main>'],
  ['one name for two elements', '</main>', '<i id="same">a</i><i id="same">b</i></main>'],
  ['a value that an attribute does not have', '</main>', '<button type="key">a</button></main>'],
  ['a picture without a source', '</main>', '<img alt=""></main>'],
  ['a character that is none', '</main>', '&#0;</main>'],
])(
  '%s would be seen',
  async (_name, from, to) => {
    const html = readFileSync(path.join(fixtureBuild, 'subscribe.html'), 'utf8');
    expect(html).toContain(from);
    expect(await htmlProblems(html.replace(from, to))).not.toEqual([]);
  },
  TIME,
);
