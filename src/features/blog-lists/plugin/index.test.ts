import {expect, test} from 'vitest';
import {addCompanions, withOwnMetadata} from '.';

type Post = Parameters<typeof withOwnMetadata>[0];

const post = (frontMatter: object) =>
  ({metadata: {title: 'A', permalink: '/blog/a', tags: [], frontMatter}}) as never as Post;

test('a post’s metadata contain its companions', () => {
  const companions = new Map([['/blog/a', {related: []}]]);
  const own = post({});
  addCompanions([own], companions);
  expect(own.metadata).toMatchObject({title: 'A', companions: {related: []}});
});

test.each([
  {updated: '2025-03-05'},
  {updated: new Date('2025-03-05')},
  {last_update: {date: '2025-03-05'}},
  {
    changes: [
      {date: '2025-03-04', text: 'A.'},
      {date: new Date('2025-03-05'), text: 'B.'},
    ],
  },
])('%o is the last update', (frontMatter) => {
  expect(withOwnMetadata(post(frontMatter)).metadata).toMatchObject({
    lastUpdatedAt: Date.parse('2025-03-05'),
  });
});

test('companions contain the valid changes of a post and no others', () => {
  const changes = [{date: '2025-03-05', text: 'B.'}, {date: 'someday', text: 'C.'}, 'D', null];
  const companions = new Map([['/blog/a', {related: []}]]);
  const own = post({changes});
  addCompanions([own], companions);
  expect(own.metadata).toMatchObject({
    companions: {related: [], changes: [{date: '2025-03-05', text: 'B.'}]},
  });
});

test('a duplicate tag is kept only at its first position', () => {
  const twice = post({});
  const tags = ['/b', '/a', '/b'].map((permalink) => ({label: permalink, permalink}));
  Object.assign(twice.metadata, {tags});
  expect(withOwnMetadata(twice).metadata.tags.map(({label}) => label)).toEqual(['/b', '/a']);
});
