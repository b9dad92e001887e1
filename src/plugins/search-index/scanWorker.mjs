import {scanDocuments} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js';
import {parentPort, workerData} from 'node:worker_threads';

/** Pages that are read together: each is in memory as text and as a tree until all of them are done. */
const AT_ONCE = 20;

/**
 * The documents of all pages, kind by kind, in the order of the pages.
 *
 * @param {{pages: readonly object[], options: object}} task
 */
async function scan({pages, options}) {
  /** @type {object[][]} */
  const documents = [[], [], [], [], []];
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const found = await scanDocuments(pages.slice(start, start + AT_ONCE), options);
    found.forEach((list, kind) => documents[kind]?.push(...list));
  }
  return documents;
}

parentPort?.postMessage(await scan(workerData));
