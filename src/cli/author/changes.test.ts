import {expect, test} from 'vitest';
import {applyEdits} from './changes';

test('edits in any order leave the rest as it was', () => {
  const edits = [
    {start: 8, end: 11, text: ''},
    {start: 0, end: 3, text: 'three'},
    {start: 4, end: 4, text: 'and '},
  ];
  expect(applyEdits('one two six', edits)).toBe('three and two ');
  expect(applyEdits('same', [])).toBe('same');
});
