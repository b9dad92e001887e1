import {answerQuestions} from './answerQuestions';
import {fetchIndexFile} from './fetchIndexFile';
import type {WorkerQuestion} from './workerMessages';

const take = answerQuestions(
  (folder) => (name) => fetchIndexFile(folder, name),
  (answer) => globalThis.postMessage(answer),
  (task) => setTimeout(task, 0),
);

globalThis.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => take(data));
