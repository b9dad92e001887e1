import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {deadAddresses} from '../support/deadAddresses';
import {addSlip, buildSite, copyFixture} from '../support/siteCopy';

const url = 'https://notes.example';
let folder = '';

beforeAll(() => {
  folder = copyFixture();
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

/**
 * Base paths that are also the first folder of a section, page, picture or script, and one of two
 * folders. `base-path.e2e.ts` tests the folder of the posts.
 */
test.each(['media', 'chat', 'img', 'assets', 'a/blog'])(
  'below /%s/ every address exists',
  (name) => {
    const baseUrl = `/${name}/`;
    const {ok, output} = buildSite(folder, {BASE_URL: baseUrl, SITE_URL: url});
    expect(ok, output).toBe(true);
    expect(deadAddresses(path.join(folder, 'build'))).toEqual([]);
  },
);

test('an ambiguous link stops the build, with file, line, both meanings and the fix', () => {
  const slip = addSlip(folder, {}, 'All is in [the blog](/blog).');
  const {ok, output} = buildSite(folder, {BASE_URL: '/blog/', SITE_URL: url});
  expect(ok, output).toBe(false);
  expect(output).toContain(
    `${slip}:14: the link /blog has two meanings on a site served from /blog/: /blog/ or /blog/blog. ` +
      'Write / for the first, /blog/blog for the second, or link to the file, as in ./post.md.',
  );
});
