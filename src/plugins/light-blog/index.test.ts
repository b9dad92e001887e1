import {expect, test} from 'vitest';
import {withOwnMetadata} from './index';

type Post = Parameters<typeof withOwnMetadata>[0];

const post = (frontMatter: object) =>
  ({metadata: {title: 'A', permalink: '/blog/a', frontMatter}}) as never as Post;

test('a post’s metadata hold its companions', () => {
  const companions = new Map([['/blog/a', {related: []}]]);
  expect(withOwnMetadata(post({}), companions).metadata).toMatchObject({
    title: 'A',
    companions: {related: []},
  });
});

test.each(['2025-03-05', new Date('2025-03-05')])('%o is the last update', (updated) => {
  expect(withOwnMetadata(post({updated}), new Map()).metadata).toMatchObject({
    lastUpdatedAt: Date.parse('2025-03-05'),
  });
});

test('a post with neither is left as it is', () => {
  expect(withOwnMetadata(post({}), new Map())).toEqual(post({}));
});
