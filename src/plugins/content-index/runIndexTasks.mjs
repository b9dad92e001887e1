import {parentPort} from 'node:worker_threads';
import {createJiti} from 'jiti';

const {indexTasks} = /** @type {typeof import('./indexTasks')} */ (
  await createJiti(import.meta.url).import('./indexTasks.ts')
);
const asker = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

asker.on(
  'message',
  /** @param {{id: number, name: import('./indexTasks').IndexTaskName, value: never}} task */
  ({id, name, value}) => {
    try {
      asker.postMessage({id, result: indexTasks[name](value)});
    } catch (error) {
      asker.postMessage({id, reason: String(/** @type {Error} */ (error).stack)});
    }
  },
);
