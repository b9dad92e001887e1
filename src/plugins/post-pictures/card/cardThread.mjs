import {parentPort, workerData} from 'node:worker_threads';
import {createJiti} from 'jiti';

/** @type {typeof import('./drawCards')} */
const {drawCards} = await createJiti(import.meta.url).import('./drawCards.ts');
await drawCards(workerData.jobs, workerData.cache);
parentPort?.postMessage('done');
