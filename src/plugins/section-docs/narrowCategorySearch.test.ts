import {loadSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';
import {afterEach, expect, test, vi} from 'vitest';
import {contentOf} from '../../../tests/support/authorCopy';
import {narrowCategorySearch} from './narrowCategorySearch';

/** A folder with one category file, whose label is a number and which the docs plugin refuses. */
const folderWith = (categoryFile: string) => contentOf({[categoryFile]: '{"label": 1}'});

/** What the docs plugin does after it has read its documents, of which there are none here. */
function loadNoSidebars(contentPath: string) {
  vi.spyOn(console, 'error').mockReturnValue();
  const options = {docs: [], drafts: [], version: {contentPath}, sidebarOptions: {}};
  return loadSidebars(false, options as unknown as Parameters<typeof loadSidebars>[1]);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the docs plugin reads categories of the whole folder, before the search is narrowed', async () => {
  await expect(loadNoSidebars(folderWith('packages/a/_category_.json'))).rejects.toThrow('label');
});

test('the docs plugin no longer looks for categories outside the sections', async () => {
  const root = folderWith('packages/a/_category_.json');
  narrowCategorySearch(root, ['books', 'media']);
  await expect(loadNoSidebars(root)).resolves.toEqual({});
});

test.each(['books/_category_.json', 'media/deep/_category_.yml'])(
  'the docs plugin still finds %s',
  async (file) => {
    const root = folderWith(file);
    narrowCategorySearch(root, ['books', 'media']);
    await expect(loadNoSidebars(root)).rejects.toThrow('label');
  },
);

test('other searches, and those of other folders, are as they were', async () => {
  const Globby = vi.fn(() => Promise.resolve<string[]>([]));
  const globs = {Globby: Globby as never};
  narrowCategorySearch('/site', ['books'], globs);
  const search = globs.Globby as (pattern: string, options?: object) => Promise<string[]>;
  await search('**/_category_.yml', {cwd: '/elsewhere'});
  await search('**/*.mdx', {cwd: '/site'});
  await search('**/*.mdx');
  expect(Globby.mock.calls).toEqual([
    ['**/_category_.yml', {cwd: '/elsewhere'}],
    ['**/*.mdx', {cwd: '/site'}],
    ['**/*.mdx', undefined],
  ]);
});
