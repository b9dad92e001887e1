import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {exported, filesOf, site} from '../../tests/sites.js';
import {withStagedSite} from './stageSite.js';

const change = (file: string) => ({file, before: undefined, after: 'new'});

test.each([
  ['a folder of the site', 'data/redirects.json'],
  ['a linked folder', 'linked/redirects.json'],
  ['a linked folder inside a copied one', 'static/linked/redirects.json'],
  ['a linked file', 'redirects.json'],
  ['a linked file inside a copied folder', 'blog/redirects.json'],
])('an import staged for a check leaves the site unchanged if it writes to %s', async (_, file) => {
  const outside = exported({'redirects.json': 'old'});
  const root = site({'data/redirects.json': 'old', 'data/other.json': 'kept', 'static/a.txt': ''});
  symlinkSync(outside, path.join(root, 'linked'), 'junction');
  symlinkSync(outside, path.join(root, 'static/linked'), 'junction');
  symlinkSync(path.join(outside, 'redirects.json'), path.join(root, 'redirects.json'));
  symlinkSync(path.join(outside, 'redirects.json'), path.join(root, 'blog/redirects.json'));
  const folder = exported({'picture.png': 'new'});
  const before = [filesOf(root), filesOf(outside)];
  for (const writes of [
    {changes: [change(file)], copies: []},
    {changes: [], copies: [[file, 'picture.png'] as [string, string]]},
  ]) {
    const read = await withStagedSite(root, folder, writes, (stage) =>
      Promise.resolve(
        [file, 'data/other.json'].map((each) => readFileSync(path.join(stage, each), 'utf8')),
      ),
    );
    expect(read).toEqual(['new', 'kept']);
    expect([filesOf(root), filesOf(outside)]).toEqual(before);
  }
});
