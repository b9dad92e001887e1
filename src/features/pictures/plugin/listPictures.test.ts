import {expect, test} from 'vitest';
import {buildSummary} from './listPictures';

test('a build reports what was drawn and what came from the cache', () => {
  const post = {tags: ['a', 'b']};
  const pictures = [{kind: 'card'}, {kind: 'cover'}, {kind: 'card'}, {kind: 'card'}] as const;
  expect(buildSummary([post, post], pictures, [true, true, false, false])).toBe(
    'Content: 2 posts, 2 tags.\n' + 'Pictures: 1 cover, 3 cards: 1 drawn, 2 from the cache.',
  );
});
