import {expect, test} from 'vitest';
import {hasChunk, sourceChunks} from './sourceChunks';

test.each([
  ['So **it** [is](./a.md).', 'So it is'],
  ['| A | B |\n| - | - |\n| 1 | 2 |', 'A B 1 2'],
  ['- [ ] Pack `<x>`', 'Pack <x>'],
  ['```js title="a"\ncall()\n```', 'call()'],
  ['```plot title="It grows"\ndata: a.csv\n```', 'It grows'],
  ['{/* A note */}\n\n## A heading\n\n<Part />\n\nText.', 'Text'],
  ['The whole sum $$x$$ is.', 'The whole sum is'],
])('the chunks of %j include one that begins with %j', (body, starts) => {
  expect(hasChunk(sourceChunks(body), starts)).toBe(true);
  expect(hasChunk(sourceChunks(body), 'Something else')).toBe(false);
});
