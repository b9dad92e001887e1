import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {uncheckedLists} from './uncheckedLists';

const list = (name: string) => ({
  [`src/data/${name}.ts`]: `export const ${name}: readonly unknown[] = [];\n`,
});

test.each([
  ['a list of a section', list('mediaLectures'), ['mediaLectures']],
  ['a checked list', list('mediaTalks'), []],
  ['a list of no section', list('questions'), []],
  ['a helper', {'src/data/mediaEntries.ts': 'export function mediaEntries() {}\n'}, []],
])('finds lists that no schema checks: %s', (_, files, names) => {
  expect(uncheckedLists(folderWith(files), ['mediaTalks'])).toEqual(
    names.map((name) => expect.stringMatching(`^src/data/${name}\\.ts: no schema checks this`)),
  );
});
