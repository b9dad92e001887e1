import {openPassages} from '../../../lib/passages/openPassages';
import {answerCalls} from './answerCalls';
import {fetchIndexFile} from './fetchIndexFile';
import type {WorkerRequest} from './workerMessages';

const take = answerCalls(
  openPassages((name) => fetchIndexFile(name)),
  (reply) => globalThis.postMessage(reply),
  (task) => setTimeout(task, 0),
);

globalThis.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => take(data));
