import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {ICON_NAMES} from '../../src/components/Icon';

// The module of the bundler's is not there outside of it.
vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));

test('the file of icons has a symbol for each name, and no other', () => {
  const file = path.resolve(import.meta.dirname, '../../static/img/icons.svg');
  const symbols = readFileSync(file, 'utf8').matchAll(/<symbol id="(\w+)" viewBox="0 0 \d+ \d+"/g);
  expect([...symbols].map(([, id]) => id)).toEqual(ICON_NAMES);
});
