import {expect, test} from 'vitest';
import {filesBelow} from '../../src/cli/author/files';
import {APPLICATION_FILES} from '../support/fixtureSite';
import {repository} from '../support/sites';

/** Files that belong to the site's owner, and so are not part of the application. */
const OWNED = [
  'src/pages/about-this-site.mdx',
  'src/pages/answers/about-this-site.yml',
  'src/pages/answers/corrections.yml',
  'src/pages/answers/forecasts.yml',
  'src/pages/corrections.mdx',
  'src/pages/forecasts.mdx',
  'static/favicon.ico',
  'static/img/favicon.svg',
  'static/img/logo-dark.svg',
  'static/img/logo-light.svg',
];

test('the fixture site has every page and static file of the application', () => {
  const files = ['src/pages', 'static'].flatMap((folder) => filesBelow(repository, folder));
  expect(
    files.filter((file) => !APPLICATION_FILES.has(file) && !OWNED.includes(file)),
    'add the files to APPLICATION_FILES in tests/support/fixtureSite.ts, or to OWNED if forks should not have them',
  ).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(OWNED));
});
