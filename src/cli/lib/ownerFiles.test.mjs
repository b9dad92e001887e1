import {expect, test} from 'vitest';
import {contentOf} from '../../../tests/support/authorCopy';
import {ownerFiles} from './ownerFiles.mjs';

test('folders of src with JavaScript are the owner’s, those of the application are not', () => {
  const root = contentOf({
    'src/components/Badge/index.tsx': '',
    'src/components/Features/index.js': '',
    'src/components/Features/styles.module.css': '',
    'src/packages/a/lib/index.js': '',
  });
  const globs = ownerFiles(root).filter((glob) => /^src\/(?!pages|data|css)/.test(glob));
  expect(globs).toEqual(['src/components/Features/*']);
});
