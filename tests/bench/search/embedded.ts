import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {TextIndex} from '../../../src/lib/text-index/openIndex';
import {searchHits} from '../../../src/lib/text-index/searchHits';
import {indexFolder} from '../../support/builtIndex';
import type {Contender} from './contender';

/** An error text of the engine, which minifying keeps: the scripts that hold it are the worker. */
const MARK = 'There is no index, or one of another format.';

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
      const index = new TextIndex(
        async (name) => JSON.parse(new TextDecoder().decode(await load(name))) as unknown,
      );
      return {
        async ask(query) {
          const {hits} = await searchHits(index, {query, indexName: 'site'});
          return hits.map((hit) => hit.url_without_anchor);
        },
      };
    },
  };
}
