import {expect, test} from 'vitest';
import {readQuestionFile} from './questionFile';

test('a file of questions is read, and its faults are named with their entry', () => {
  const good = '- section: time\n  starts: The round\n  questions:\n    - How long?\n';
  expect(readQuestionFile('a.yml', good)).toEqual({
    entries: [{section: 'time', starts: 'The round', questions: ['How long?']}],
    problems: [],
  });
  const bad = '- starts: "…"\n  questions: []\n- {}\n';
  expect(readQuestionFile('a.yml', bad).problems).toEqual([
    'a.yml:1: starts must have a letter or a digit',
    'a.yml:2: questions must have at least one question',
    'a.yml:3: starts is missing: the first words of a paragraph, list, table or plot title',
    'a.yml:3: questions is missing: a list of questions',
  ]);
  expect(readQuestionFile('a.yml', '- [').problems[0]).toMatch(/^a\.yml:1: is not valid YAML/);
  expect(readQuestionFile('a.yml', '').entries).toEqual([]);
});
