import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex.js';
import {ENGLISH} from './english.js';
import type {IndexedDocument} from './format.js';
import {FIELDS, lengthLetter, lengthOf, termsOf} from './format.js';
import {TextIndex} from './openIndex.js';
import {addScores} from './scoreTerm.js';
import type {TextPage} from './types.js';

const PAGES: readonly TextPage[] = [
  ['/blog/sea/tides', 'Tides and tides', 'The sea, twice.', ['Tides rise and fall.', 'A wall.']],
  ['/blog/sea/wall', 'A sea wall', 'Tides meet it.', ['It stops tides, tides and more tides.']],
].map(([url, title, description, lines]) => ({
  url: url as string,
  section: 'Blog',
  title: title as string,
  description: description as string,
  tags: [{key: 'sea', label: 'Sea'}],
  headings: [],
  blocks: (lines as string[]).map((line) => ({kind: 'text', anchor: null, lines: [line]})),
}));

test('a term gives each document the score that MiniSearch gives it', async () => {
  const documents: (IndexedDocument & {id: number})[] = [
    ...PAGES.map(({url, title, description}, id) => ({
      id,
      title,
      tags: 'Sea sea',
      slug: url.slice('/blog/'.length).replace('/', ' '),
      description,
    })),
    ...PAGES.flatMap(({blocks}) => blocks).map(({lines}, number) => ({
      id: PAGES.length + number,
      heading: '',
      text: lines.join('\n'),
      questions: '',
    })),
  ];
  const mini = new MiniSearch<IndexedDocument & {id: number}>({
    fields: [...FIELDS],
    tokenize: (text, field) => [...termsOf(ENGLISH, text, field as (typeof FIELDS)[number])],
    processTerm: (term) => term,
  });
  mini.addAll(documents);
  const boost = {title: 2, tags: 2, slug: 1.5, description: 1.5, heading: 1.3, text: 1};

  const files = await buildIndex(PAGES, [], (text) => `${text.length}x${text.charCodeAt(2)}`);
  const index = new TextIndex(async (name) => JSON.parse(files.get(name) ?? 'null') as unknown);
  const core = await index.core();
  for (const term of ['tide', 'sea', 'wall', 'and', 'more']) {
    const scores = new Map<number, number>();
    const packed = (await index.shard(core, term))?.get(term);
    expect(packed, term).toBeDefined();
    addScores(scores, core, packed ?? [term], 1);
    const theirs = mini.search(term, {boost, tokenize: (text) => [text]});
    expect([...scores.keys()].toSorted()).toEqual(theirs.map(({id}) => id as number).toSorted());
    for (const {id, score} of theirs) {
      expect(scores.get(id as number)).toBeCloseTo(score, 10);
    }
  }
});

test.each([0, 1, 7, 16, 40, 240, 5000])('a length of %d is at most a tenth off', (length) => {
  const rounded = lengthOf(lengthLetter(length));
  expect(Math.abs(rounded - length)).toBeLessThanOrEqual(length <= 16 ? 0 : length / 10);
});
