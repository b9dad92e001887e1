import {expect, test} from 'vitest';
import {answerQuestions} from './answerQuestions';
import type {WorkerAnswer} from './workerMessages';

function setup() {
  const tasks: (() => void)[] = [];
  const answers: WorkerAnswer[] = [];
  const folders: string[] = [];
  const take = answerQuestions(
    (folder) => async () => {
      folders.push(folder);
      throw new Error('offline');
    },
    (answer) => answers.push(answer),
    (task) => tasks.push(task),
  );
  const run = async (): Promise<void> => {
    for (const task of tasks.splice(0)) {
      task();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return {take, answers, folders, run};
}

test('the newest waiting question is answered first, a forgotten one not at all', async () => {
  const {take, answers, folders, run} = setup();
  take({kind: 'open', folder: '/base/search/'});
  take({kind: 'prepare', id: 1});
  take({kind: 'search', id: 2, requests: []});
  take({kind: 'search', id: 3, requests: [{query: 'kelly', indexName: 'site'}]});
  take({kind: 'forget', id: 2});
  await run();
  expect(answers.map(({id}) => id)).toEqual([3, 1]);
  expect(answers[0]).toHaveProperty('unavailable');
  expect(new Set(folders)).toEqual(new Set(['/base/search/']));
});
