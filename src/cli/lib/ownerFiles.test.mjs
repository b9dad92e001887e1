import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {ownerFiles} from './ownerFiles.mjs';

test('folders in src with JavaScript files belong to the owner; the folders of the application do not', () => {
  const root = folderWith({
    'src/components/Badge/index.tsx': '',
    'src/components/Features/index.js': '',
    'src/components/Features/styles.module.css': '',
    'src/packages/a/lib/index.js': '',
  });
  const globs = ownerFiles(root).filter((glob) => /^src\/(?!pages|data|css)/.test(glob));
  expect(globs).toEqual(['src/components/Features/*']);
});
