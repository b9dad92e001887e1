import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {openIndex} from '../../../src/lib/search/openIndex';
import {indexFolder} from '../../support/builtIndex';
import {unpackFile} from '../../../src/plugins/search-index/indexFile';
import type {Contender} from './contender';

/** An error text of the engine, which minifying keeps: the scripts that hold it are the worker. */
const MARK = 'The search index cannot be read.';

function workerFiles(build: string): string[] {
  const scripts = path.join(build, 'assets/js');
  if (!existsSync(scripts)) {
    return [];
  }
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(scripts, file))
    .filter((file) => readFileSync(file, 'utf8').includes(MARK));
}

/** The site's own engine over its own index, as the worker runs it. */
export function embedded(build: string): Contender {
  return {
    name: 'This site',
    folder: indexFolder(build),
    code: workerFiles(build),
    isCode: () => false,
    async open(load) {
      const index = openIndex(async (name) => JSON.parse(unpackFile(name, await load(name))));
      return {
        async ask(query) {
          const {hits} = await index.search({query, indexName: 'site'});
          return hits.map((hit) => hit.url_without_anchor);
        },
      };
    },
  };
}
