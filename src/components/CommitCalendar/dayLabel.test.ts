import {expect, test} from 'vitest';
import {dayLabel} from './dayLabel';

const texts = {
  postCount: (count: number) => `${count} posts`,
  moreTitles: (count: number) => `and ${count} more`,
};

test.each([
  [1, '7 March 2025: P1'],
  [2, '7 March 2025, 2 posts:\nP1;\nP2'],
  [4, '7 March 2025, 4 posts:\nP1;\nP2;\nP3;\nP4'],
  [22, '7 March 2025, 22 posts:\nP1;\nP2;\nP3;\nand 19 more'],
])('the label of a day with %i posts names all or the first three of them', (count, label) => {
  const posts = Array.from({length: count}, (_, index) => {
    const title = `P${index + 1}`;
    return {date: '2025-03-07', title, permalink: `/blog/${title}`};
  });
  expect(dayLabel({date: '2025-03-07', posts}, texts)).toBe(label);
});
