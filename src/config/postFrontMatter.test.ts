import {expect, test} from 'vitest';
import {parsePostFile} from '../lib/postFile';
import {adaptPost, acceptedTags, postFrontMatter} from './postFrontMatter';

const NOW = Date.parse('2025-06-01T12:00:00Z');

function adapted(head: string, {body = 'Text', name = '2025-05-01-a.mdx', now = NOW} = {}) {
  const post = parsePostFile(`blog/${name}`, `---\n${head}\n---\n${body}`);
  return adaptPost(post, post.fields, now);
}

test('a post without a picture gets a generated card and cover, even if it has no fields', () => {
  expect(adapted('')).toMatchObject({
    image: expect.stringMatching(/^\/img\/cards\/a-/),
    siteCover: expect.stringMatching(/^\/img\/covers\/a-/),
  });
});

test('`image` becomes the card; a cover is generated even if the post has a `cover`', () => {
  expect(adapted('slug: a\nimage: ./pictures/a.png\ncover: ./b.png')).toMatchObject({
    image: './pictures/a.png',
    cover: './b.png',
    siteCover: expect.stringMatching(/^\/img\/covers\/a-/),
  });
});

test('without social cards, a post has only its cover', () => {
  const post = parsePostFile('blog/2025-05-01-a.mdx', 'Text');
  const withoutCard = adaptPost(post, post.fields, NOW, {cards: false});
  expect(withoutCard).toHaveProperty('siteCover');
  expect(withoutCard).not.toHaveProperty('image');
});

test.each(['date: 2025-06-02', 'scheduled: yes', 'date: 2025-06-02T00:00:00Z', ''])(
  'a post dated in the future is a draft until that day, with the front matter %j',
  (head) => {
    const name = '2025-06-02-a.mdx';
    const scheduled = {draft: true, scheduled: '2025-06-02'};
    expect(adapted(head, {name})).toMatchObject(scheduled);
    const onTheDay = adapted(head, {name, now: Date.parse('2025-06-02T00:00:00Z')});
    expect(onTheDay).not.toHaveProperty('draft');
    expect(onTheDay).not.toHaveProperty('scheduled');
  },
);

test('the trailing slash of an address is removed', () => {
  expect(adapted('slug: a/')).toMatchObject({slug: 'a'});
  // Docusaurus’ address of a file that is named only after its date ends in a slash.
  expect(adapted('', {name: '2025-05-01.md'})).toMatchObject({slug: '/2025/05/01'});
});

test.each([
  ['2025-01-14T23:30:00-08:00', '2025-01-15T07:30:00.000Z'],
  ['Tue, 14 Jan 2025 10:00:00 GMT', '2025-01-14T10:00:00.000Z'],
  ['2025/1/14', '2025-01-14T00:00:00.000Z'],
])('the date %j, which is text, becomes %s', (date, expected) => {
  expect(adapted(`date: "${date}"`)).toMatchObject({date: new Date(expected)});
});

test('only posts are changed, at any depth below blog/', async () => {
  const parse = postFrontMatter('/site', NOW);
  const frontMatter = {title: 'A'};
  const defaultParseFrontMatter = async () => ({frontMatter, content: ''});
  const read = async (filePath: string) =>
    (await parse({filePath, fileContent: '', defaultParseFrontMatter})).frontMatter;
  for (const name of ['2025-05-01-a.mdx', '2025-05-01-a.md', '2025/05/01-a/index.md']) {
    expect(await read(`/site/blog/${name}`)).toHaveProperty('siteCover');
  }
  for (const name of ['books/read.mdx', 'blog/_part.mdx', 'blog/_parts/a.mdx', 'src/blog/a.md']) {
    expect(await read(`/site/${name}`)).toEqual(frontMatter);
  }
});

test.each([
  ['a date becomes text', new Date('2024-01-01'), '2024-01-01', ['2024-01-01']],
  ['a blank tag is removed', '  ', '  ', []],
  [
    'a name of Object.prototype gets an address',
    'constructor',
    'constructor',
    [{label: 'constructor', permalink: '/constructor'}],
  ],
  ['a name of Object.prototype in tags.yml stays', 'toString', 'toString', ['toString']],
  ['another text stays', '2024', '2024', ['2024']],
  ['a number stays', 7, 7, [7]],
])('in tags, %s', (_, tag, written, expected) => {
  expect(acceptedTags([tag], [written], () => new Set(['toString']))).toEqual(expected);
});
