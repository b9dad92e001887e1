import {expect, test} from 'vitest';
import {buildSummary} from './listPictures';

test('says what was drawn and what was kept', () => {
  const post = {tags: ['a', 'b']};
  const pictures = [{kind: 'card'}, {kind: 'cover'}, {kind: 'card'}, {kind: 'variant'}] as const;
  expect(buildSummary([post, post], pictures, [true, true, false, false])).toBe(
    'Content: 2 posts, 2 tags.\n' +
      'Pictures: 1 cover, 3 cards and variants: 1 drawn, 2 from the cache.',
  );
});
