import {expect, test, vi} from 'vitest';
import {addCompanions, adjustMetadata} from '.';

type Post = Parameters<typeof adjustMetadata>[0];

const post = (frontMatter: object, content = '') =>
  ({metadata: {title: 'A', permalink: '/blog/a', tags: [], frontMatter}, content}) as never as Post;

test.each([
  {updated: '2025-03-05'},
  {last_update: {date: '2025-03-05'}},
  {changes: [{date: new Date('2025-03-05'), text: 'A.'}]},
  {updated: 'soon', last_update: {date: '2025-03-05'}},
])('the front matter %o determines the date of the last update', (frontMatter) => {
  expect(adjustMetadata(post(frontMatter)).metadata).toMatchObject({
    lastUpdatedAt: Date.parse('2025-03-05'),
  });
});

test.each([
  {updated: 'soon'},
  {updated: 2025},
  {changes: [{date: 2025, text: 'A.'}]},
  {last_update: {date: 'soon'}},
])('if the front matter %o has no valid date, Docusaurus’ date is kept', (frontMatter) => {
  const changed = post(frontMatter);
  Object.assign(changed.metadata, {lastUpdatedAt: 1000});
  expect(adjustMetadata(changed).metadata.lastUpdatedAt).toBe(1000);
});

test('dates written as text are read in UTC', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const changes = [{date: 'June 1, 2025', text: 'A.'}];
  const changed = post({changes});
  addCompanions([changed], new Map([['/blog/a', {}]]));
  expect(changed.metadata).toMatchObject({companions: {changes: [{date: '2025-06-01'}]}});
  expect(adjustMetadata(changed).metadata.lastUpdatedAt).toBe(Date.parse('2025-06-01'));
});

test('companions contain only the valid changes of a post', () => {
  const changes = [{date: '2025-03-05', text: 'B.'}, {date: 'someday', text: 'C.'}, 'D', null];
  const companions = new Map([['/blog/a', {related: []}]]);
  const changed = post({changes});
  addCompanions([changed], companions);
  expect(changed.metadata).toMatchObject({
    companions: {related: [], changes: [{date: '2025-03-05', text: 'B.'}]},
  });
});

test('a post without related posts, such as an unlisted post, still gets its list of changes', () => {
  const changes = [{date: '2025-03-05', text: 'B.'}];
  const unlisted = post({unlisted: true, changes});
  const unchanged = post({unlisted: true});
  addCompanions([unlisted, unchanged], new Map());
  expect(unlisted.metadata).toMatchObject({companions: {changes}});
  expect(unchanged.metadata).toHaveProperty('companions', undefined);
});

test.each([
  [{}, 'Use `List<T>` &amp; `C:\\users`.', 'Use List<T> & C:\\users.'],
  [{description: 'Given'}, 'Text', 'Given'],
  [{description: ''}, 'Text', ''],
])('with the front matter %j and the text %j, the description is %j', (...row) => {
  const [frontMatter, content, description] = row;
  expect(adjustMetadata(post(frontMatter, content)).metadata).toMatchObject({description});
});

test('a duplicate tag is kept only at its first position', () => {
  const tagged = post({});
  const tags = ['/b', '/a', '/b'].map((permalink) => ({label: permalink, permalink}));
  Object.assign(tagged.metadata, {tags});
  expect(adjustMetadata(tagged).metadata.tags.map(({label}) => label)).toEqual(['/b', '/a']);
});
