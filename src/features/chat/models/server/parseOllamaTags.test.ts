import {expect, test} from 'vitest';
import {parseOllamaTags} from './parseOllamaTags';

test.each<[unknown, unknown]>([
  [{models: []}, {chat: [], embedding: []}],
  [
    {
      models: [
        {name: 'llama3.2:3b', details: {families: ['llama']}},
        {name: 'nomic-embed-text:latest', details: {families: null}},
        {name: 'all-minilm:latest', details: {family: 'bert', families: ['bert']}},
        {model: 'by-its-other-name'},
      ],
    },
    {
      chat: ['llama3.2:3b', 'by-its-other-name'],
      embedding: ['nomic-embed-text:latest', 'all-minilm:latest'],
    },
  ],
  [{models: [{name: 'a'}, null, {name: ''}, {name: 3}, 'b']}, {chat: ['a'], embedding: ['a']}],
  [{models: {}}, undefined],
  [[], undefined],
  ['<html>', undefined],
])('Ollama lists %j', (value, models) => {
  expect(parseOllamaTags(value)).toEqual(models);
});
