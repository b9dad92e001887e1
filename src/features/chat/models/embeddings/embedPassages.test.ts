import {expect, test} from 'vitest';
import {vectorOf} from '../../../../../tests/support/modelAnswers';
import type {ModelServer} from '../types';
import {embedPassages} from './embedPassages';
import {embedQuestion} from './embedQuestion';
import type {EmbeddingStore} from './EmbeddingStore';
import {memoryEmbeddings} from './memoryEmbeddings';
import {rankByVector} from './rankByVector';
import {tolerantEmbeddings} from './tolerantEmbeddings';

const passages = Array.from({length: 100}, (_, index) => ({
  id: index * 2,
  text: `Passage number ${index} about ${['apples', 'shoes', 'equity'][index % 3]}.`,
}));
const signal = new AbortController().signal;

/** A server that notes what it embeds, and fails from the given batch on. */
function standIn(failsFrom = Infinity, length?: number) {
  const batches: (readonly string[])[] = [];
  const server: ModelServer = {
    kind: 'ollama',
    origin: 'http://localhost:1',
    list: () => Promise.reject(new Error('not asked')),
    model: () => {
      throw new Error('not asked');
    },
    embed(_model, texts) {
      batches.push(texts);
      return batches.length > failsFrom
        ? Promise.reject(new Error('gone'))
        : Promise.resolve(texts.map((text) => vectorOf(text).slice(0, length)));
    },
  };
  return {server, batches};
}

test('embeds everything once, in batches, and tells how far it is', async () => {
  const store = memoryEmbeddings();
  const first = standIn();
  const told: number[] = [];
  const onProgress = ({done, total}: {done: number; total: number}) => {
    expect(total).toBe(100);
    told.push(done);
  };
  const vectors = await embedPassages(first.server, 'm', passages, {signal, store, onProgress});
  expect(vectors.ids).toEqual(passages.map(({id}) => id));
  expect(vectors.vectors).toHaveLength(100);
  expect(first.batches.map(({length}) => length)).toEqual([32, 32, 32, 4]);
  expect(told).toEqual([0, 32, 64, 96, 100]);

  const second = standIn();
  expect(await embedPassages(second.server, 'm', passages, {signal, store})).toEqual(vectors);
  expect(second.batches).toEqual([]);
});

test('another model starts anew', async () => {
  const store = memoryEmbeddings();
  await embedPassages(standIn().server, 'm', passages, {signal, store});
  const other = standIn();
  await embedPassages(other.server, 'n', passages, {signal, store});
  expect(other.batches.flat()).toHaveLength(100);
});

test('goes on where it was interrupted', async () => {
  const store = memoryEmbeddings();
  const broken = standIn(2);
  await expect(embedPassages(broken.server, 'm', passages, {signal, store})).rejects.toThrow(
    'gone',
  );
  const next = standIn();
  await embedPassages(next.server, 'm', passages, {signal, store});
  expect(next.batches.flat()).toHaveLength(36);
});

test('stops when it is told to, and keeps what it has', async () => {
  const store = memoryEmbeddings();
  const stop = new AbortController();
  const job = embedPassages(standIn().server, 'm', passages, {
    signal: stop.signal,
    store,
    onProgress: ({done}) => done === 64 && stop.abort(),
  });
  await expect(job).rejects.toThrow(stop.signal.reason as Error);
  expect((await store.read('m')).size).toBe(64);
});

test('a changed post embeds only what changed, and what is gone is forgotten', async () => {
  const store = memoryEmbeddings();
  await embedPassages(standIn().server, 'm', passages, {signal, store});
  const changed = [...passages.slice(10), {id: 999, text: 'A new passage.'}];
  const next = standIn();
  await embedPassages(next.server, 'm', changed, {signal, store});
  expect(next.batches).toEqual([['A new passage.']]);
  expect((await store.read('m')).size).toBe(changed.length);
});

test('a model that answers with vectors of another length is another model', async () => {
  const store = memoryEmbeddings();
  await embedPassages(standIn().server, 'm', passages, {signal, store});
  const more = [...passages, {id: 999, text: 'A new passage.'}];
  const other = standIn(Infinity, 8);
  await expect(embedPassages(other.server, 'm', more, {signal, store})).rejects.toMatchObject({
    kind: 'bad-answer',
  });
  const {vectors} = await embedPassages(other.server, 'm', more, {signal, store});
  expect(vectors.every(({length}) => length === 8)).toBe(true);
});

test('works in memory where the browser keeps nothing', async () => {
  const refuse = () => Promise.reject(new Error('no database'));
  const broken: EmbeddingStore = {read: refuse, write: refuse, keepOnly: refuse, clear: refuse};
  const store = tolerantEmbeddings(broken, memoryEmbeddings());
  await embedPassages(standIn().server, 'm', passages, {signal, store});
  const next = standIn();
  await embedPassages(next.server, 'm', passages, {signal, store});
  expect(next.batches).toEqual([]);
  await store.clear();
  expect((await store.read('m')).size).toBe(0);
});

test('puts before texts what the model was trained to read there', async () => {
  const {server, batches} = standIn();
  const store = memoryEmbeddings();
  await embedPassages(server, 'nomic-embed-text:latest', passages.slice(0, 1), {signal, store});
  await embedQuestion(server, 'nomic-embed-text:latest', 'Which apples?', signal);
  expect(batches.flat()).toEqual([
    'search_document: Passage number 0 about apples.',
    'search_query: Which apples?',
  ]);
});

test('ranks the passages that lie nearest to the question first', async () => {
  const {server} = standIn();
  const vectors = await embedPassages(server, 'm', passages, {signal, store: memoryEmbeddings()});
  const question = await embedQuestion(server, 'm', 'A passage about equity', signal);
  const ranked = rankByVector(vectors, question, 33);
  expect(ranked.every((id) => (id / 2) % 3 === 2)).toBe(true);
  expect(rankByVector(vectors, new Float32Array(3))).toEqual([]);
});
