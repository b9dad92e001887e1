import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {leftoverComment} from './leftoverComment';

test('fields and tags without a place are kept', () => {
  expect(
    leftoverComment({
      source: 'a.md',
      fields: {layout: 'post', list: ['a', 'b'], ends: 'in --> and ---'},
      unknownTags: ['x', 'y'],
    }),
  ).toBe(
    '<!-- Imported from a.md; fields without a place here:\n  unknown tags: x, y\n  layout: post\n  list:\n    - a\n    - b\n  ends: in - -> and - - -\n-->\n',
  );
});

test('nothing to keep is no comment', () => {
  expect(leftoverComment({source: 'a.md', fields: {}, unknownTags: []})).toBe('');
});

test('whatever a field holds, the comment ends where it should, and holds no heading or fence', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('-', '>', '!', '<', '\n', '# ', '`')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, (value, name) => {
      const comment = leftoverComment({
        source: `${name.replaceAll('\n', '')}.md`,
        fields: {value},
        unknownTags: [],
      });
      const inner = comment.slice('<!--'.length, -'-->\n'.length);
      return (
        !inner.includes('--') &&
        inner
          .split('\n')
          .every((line, index) => index === 0 || line === '' || line.startsWith('  '))
      );
    }),
  );
});
