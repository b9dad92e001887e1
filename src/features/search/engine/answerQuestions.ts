import {openIndex} from '../../../lib/search/openIndex';
import type {FetchFile} from '../../../lib/search/IndexFiles';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

type Asked = Exclude<WorkerQuestion, {kind: 'open' | 'forget'}>;

/**
 * The worker's side: takes questions, gives answers to `reply`. Of questions that wait, the newest
 * is taken first, and one that is no longer wanted not at all.
 */
export function answerQuestions(
  fetchFileOf: (folder: string) => FetchFile,
  reply: (answer: WorkerAnswer) => void,
  later: (task: () => void) => void,
): (question: WorkerQuestion) => void {
  let index = openIndex(fetchFileOf('/'));
  let waiting: Asked[] = [];

  async function answer(asked: Asked): Promise<void> {
    try {
      if (asked.kind === 'prepare') {
        await index.prepare();
        reply({id: asked.id, results: []});
      } else {
        const results = await Promise.all(asked.requests.map((request) => index.search(request)));
        reply({id: asked.id, results});
      }
    } catch (error) {
      const unavailable = error instanceof Error ? error.message : 'The search failed.';
      reply({id: asked.id, unavailable});
    }
  }

  function takeNewest(): void {
    const newest = waiting.pop();
    if (newest) {
      void answer(newest);
    }
  }

  return (question) => {
    if (question.kind === 'open') {
      index = openIndex(fetchFileOf(question.folder));
    } else if (question.kind === 'forget') {
      waiting = waiting.filter(({id}) => id !== question.id);
    } else {
      waiting.push(question);
      later(takeNewest);
    }
  };
}
