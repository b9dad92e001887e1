import {expect, test} from 'vitest';
import {readPage, textOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild} from '../support/sites';

test.each(['/blog/authors', '/blog/authors/robin'])(
  '%s shows the picture, title and profiles of an author',
  (address) => {
    const main = readPage(foreignBuild, address)('main');
    expect(main.find('img.avatar__photo').attr('src')).toBe(`${FOREIGN_BASE}img/favicon.svg`);
    expect(textOf(main)).toContain('Collects words');
    expect(main.find('a[href="https://github.com/robin-vale"]').attr('title')).toBe('GitHub');
  },
);

test('in the list of authors, an author without a page links to the address in authors.yml', () => {
  const link = readPage(foreignBuild, '/blog/authors')('main a[href="https://ada.example"]');
  expect(textOf(link)).toBe('Ada Nib');
});
