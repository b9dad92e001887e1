import {expect, test} from 'vitest';
import type {ContentPage} from '../content-index/types';
import {buildPassageIndex} from './buildPassageIndex';
import {openPassages} from './openPassages';
import {PassagesUnavailable} from './PassagesUnavailable';

// cspell:ignore carbohidrate glycgen marathn

function page(title: string, slug: string, texts: readonly string[]): ContentPage {
  return {
    kind: 'post',
    title,
    permalink: `/base/blog/${slug}`,
    file: `blog/${slug}.mdx`,
    description: '',
    date: '2024-01-02',
    tags: [],
    words: 0,
    headings: [{level: 2, text: 'How it works', anchor: 'how-it-works'}],
    passages: texts.map((text, place) => ({
      kind: 'paragraph',
      anchor: place === 0 ? null : 'how-it-works',
      text,
    })),
    links: [],
  };
}

const PAGES = [
  page('Vesting with a cliff', 'vesting-with-a-cliff', [
    'A grant of stock options vests over four years. It has a cliff after the first year.',
    'Whoever leaves before the cliff keeps no stock options at all. The cliff protects the company from a short stay.',
  ]),
  page('Glycogen is a budget', 'glycogen', [
    'The liver and the muscles store glycogen for a long run. A marathon needs more than they hold.',
    'Carbohydrate during the race makes up for a part of it. Practice eating before the race.',
  ]),
  page('A tiny server', 'a-tiny-server', ['The server reads one line and writes one line.']),
];

function setup(broken: ReadonlySet<string> = new Set()) {
  const files = buildPassageIndex(PAGES);
  const asked: string[] = [];
  const down = new Set(broken);
  const passages = openPassages(async (name) => {
    asked.push(name);
    if (down.has(name)) {
      throw new TypeError('Failed to fetch');
    }
    return JSON.parse(JSON.stringify(files.get(name))) as unknown;
  });
  return {passages, asked, down};
}

test('answers with sentences of the post, each with its place', async () => {
  const answer = await setup().passages.answer('What happens to stock options before the cliff?');
  expect(answer.kind === 'answer' && answer.sentences.map(({text}) => text)).toContain(
    'Whoever leaves before the cliff keeps no stock options at all.',
  );
  const [citation] = answer.kind === 'answer' ? answer.citations.slice(-1) : [];
  expect(citation?.passage).toMatchObject({
    title: 'Vesting with a cliff',
    permalink: '/base/blog/vesting-with-a-cliff',
    heading: 'How it works',
    anchor: 'how-it-works',
    date: '2024-01-02',
  });
  expect(citation?.href).toMatch(/^\/base\/blog\/vesting-with-a-cliff#how-it-works:~:text=Whoever/);
});

test.each(['glycogen in stock markets of Portugal', 'How do I bake bread?', '', '🥊', '???'])(
  'one lucky word is no answer: %j',
  async (question) => {
    expect((await setup().passages.answer(question)).kind).toBe('unknown');
  },
);

test('what is not written about comes with the nearest pages', async () => {
  const answer = await setup().passages.answer('Which glycogen drink is sold in Portugal?');
  expect(answer.kind === 'unknown' && answer.nearest[0]).toEqual({
    title: 'Glycogen is a budget',
    permalink: '/base/blog/glycogen',
  });
});

test('slips of the pen are forgiven', async () => {
  const passages = await setup().passages.retrieve('glycgen and carbohidrate in a marathn');
  expect(passages[0]?.permalink).toBe('/base/blog/glycogen');
});

test('a ranking by vectors is fused with that by words', async () => {
  const {passages} = setup();
  const all = await passages.allPassages();
  const server = all.find(({text}) => text.startsWith('A tiny server'));
  expect(server).toBeDefined();
  const ranked = server ? [server.id, 99, -1, 0.5] : [];
  const found = await passages.retrieve('glycogen', {limit: 3, vector: {ranked}});
  expect(found.map(({permalink}) => permalink)).toContain('/base/blog/a-tiny-server');
  expect(found.map(({permalink}) => permalink)).toContain('/base/blog/glycogen');
});

test('loads nothing twice, and nothing before it is needed', async () => {
  const {passages, asked} = setup();
  await passages.prepare();
  expect(asked).toEqual(['core', 'words']);
  await passages.answer('stock options before the cliff');
  await passages.answer('stock options before the cliff');
  expect(new Set(asked).size).toBe(asked.length);
});

test.each(['core', 'words', 'postings-0', 'texts-0'])(
  'without %s it says so, and the next question tries again',
  async (name) => {
    const {passages, down} = setup(new Set([name]));
    const question = 'stock options before the cliff';
    await expect(passages.answer(question)).rejects.toThrow(PassagesUnavailable);
    down.clear();
    expect((await passages.answer(question)).kind).toBe('answer');
  },
);

test.each([null, {}, [], 'nonsense', {version: 99}])('a core that is %j is none', async (core) => {
  const passages = openPassages(() => Promise.resolve(core));
  await expect(passages.answer('vesting')).rejects.toThrow(PassagesUnavailable);
});

test('an index without pages answers nothing', async () => {
  const files = buildPassageIndex([]);
  const passages = openPassages(async (name) => files.get(name));
  expect(await passages.answer('vesting')).toEqual({kind: 'unknown', nearest: []});
  expect(await passages.allPassages()).toEqual([]);
});

test('the same pages give the same files', () => {
  const [one, other] = [buildPassageIndex(PAGES), buildPassageIndex(PAGES)];
  expect(JSON.stringify([...one])).toBe(JSON.stringify([...other]));
});
