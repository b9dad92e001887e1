import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {contentHtml} from './contentHtml.mjs';
import {headingLevels} from './headingLevels.mjs';

/**
 * What the local search plugin reads of each page, in the order of the pages, without those that ask
 * not to be indexed.
 *
 * @param {{pages: readonly import('./scanPages').BuiltPage[], options: object}} task
 */
function scan({pages, options}) {
  return pages.flatMap(({filePath, url, type}) => {
    const html = contentHtml(readFileSync(filePath, 'utf8'));
    const read = parse(html, type, url, options);
    return read ? [{...read, url, levels: headingLevels(html)}] : [];
  });
}

parentPort?.postMessage(scan(workerData));
