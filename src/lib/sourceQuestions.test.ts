// cspell:ignore soitis packx itgrows thesum
import {expect, test} from 'vitest';
import {sourceQuestions} from './sourceQuestions';

test.each([
  ['{/* answers: Why? How? */}\n\nSo **it** [is](./a.md).', ['soitis', 'Why?', 'How?']],
  ['<!-- answers: Why? -->\n\n| A | B |\n| - | - |\n| 1 | 2 |', ['ab12', 'Why?']],
  ['{/* answers: Why? */}\n\n- [ ] Pack `<x>`', ['packx', 'Why?']],
  ['{/* answers: Why? */}\n\n```js title="a"\ncall()\n```', ['call', 'Why?']],
  ['{/* answers: Why? */}\n\n```plot title="It grows"\ndata: a.csv\n```', ['itgrows', 'Why?']],
  ['{/* answers: Why? */}\n\n## A heading\n\n<Part />\n\nText.', ['text', 'Why?']],
  ['{/* answers: Why? */}\n\nThe sum $$x$$ is.', ['thesum', 'Why?']],
])('comments of %j', (body, [starts, ...questions]) => {
  expect(sourceQuestions(body)).toEqual([{starts, questions}]);
});
