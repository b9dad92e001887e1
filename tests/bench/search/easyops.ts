import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createJiti} from 'jiti';
import {builtPages} from '../../support/builtPages';
import type {Ask} from '../../support/goldenQueries';
import {urlOf} from '../../support/foreignSites';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
/** Results that its search bar shows. */
const SHOWN = 8;

interface Settings {
  readonly language: readonly string[];
  readonly removeDefaultStopWordFilter: readonly string[];
  readonly removeDefaultStemmer: boolean;
  readonly fuzzyMatchingDistance: number;
}

/** Its defaults. */
const SETTINGS: Settings = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  fuzzyMatchingDistance: 1,
};

interface Documents {
  readonly documents: readonly object[];
  readonly index: object;
}

interface ServerModule {
  scanDocuments(
    files: readonly {filePath: string; url: string; type: 'docs'}[],
    settings: object,
  ): Promise<readonly object[][]>;
  buildIndex(documents: readonly object[][], settings: object): readonly Documents[];
}

interface WorkerModule {
  SearchWorker: new () => {
    search(
      baseUrl: string,
      context: string,
      query: string,
      limit: number,
    ): Promise<readonly {document: {u: string}}[]>;
  };
}

/** Loads its worker, which registers with the page that started it: Node has no such page. */
async function loadWorker(folder: string): Promise<WorkerModule> {
  const constants = path.join(folder, 'constants.js');
  const values = {...SETTINGS, searchIndexUrl: 'index.json'};
  writeFileSync(
    constants,
    Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
  );
  const generated = `@generated/${PACKAGE}/default`;
  const jiti = createJiti(__filename, {
    moduleCache: false,
    alias: {[`${generated}/generated-constants.js`]: constants},
  });
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: {origin: 'http://easyops.invalid'},
  });
  return jiti.import(`${PACKAGE}/dist/client/client/theme/worker.js`);
}

/** Search of easyops' plugin over built pages, by its defaults: its own code, in Node. */
export async function easyops(build: string): Promise<Ask> {
  const load = createRequire(__filename);
  const utils = `${PACKAGE}/dist/server/server/utils`;
  const {scanDocuments} = load(`${utils}/scanDocuments`) as ServerModule;
  const {buildIndex} = load(`${utils}/buildIndex`) as ServerModule;
  const documents = await scanDocuments(
    builtPages(build).map(({file}) => ({
      filePath: path.join(build, file),
      url: urlOf(file),
      type: 'docs',
    })),
    SETTINGS,
  );
  const index = JSON.stringify(buildIndex(documents, SETTINGS));
  const folder = mkdtempSync(path.join(tmpdir(), 'easyops-'));
  const {SearchWorker} = await loadWorker(folder);
  rmSync(folder, {recursive: true});
  const worker = new SearchWorker();
  return async (query) => {
    const real = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(new Response(index));
    try {
      const results = await worker.search('/', '', query, SHOWN);
      return results.map(({document}) => document.u);
    } finally {
      globalThis.fetch = real;
    }
  };
}
