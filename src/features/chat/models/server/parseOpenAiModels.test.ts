import {expect, test} from 'vitest';
import {parseOpenAiModels} from './parseOpenAiModels';

test.each<[unknown, unknown]>([
  [{data: []}, {chat: [], embedding: []}],
  [
    {data: [{id: 'qwen2.5-7b'}, {id: 'text-embedding-nomic'}, {id: 'BAAI/bge-m3'}, {id: 7}, null]},
    {chat: ['qwen2.5-7b'], embedding: ['text-embedding-nomic', 'BAAI/bge-m3']},
  ],
  [{error: 'Unexpected endpoint'}, undefined],
  [null, undefined],
])('the OpenAI API lists %j', (value, models) => {
  expect(parseOpenAiModels(value)).toEqual(models);
});
