import {expect, test} from 'vitest';
import {formatTable} from './format';

test('aligns words to the left and numbers to the right, without spaces at the end', () => {
  expect(
    formatTable([
      [12, 'ai', 'AI'],
      [3, 'open-source', 'Open source'],
    ]),
  ).toEqual(['  12  ai           AI', '   3  open-source  Open source']);
  expect(formatTable([])).toEqual([]);
});
