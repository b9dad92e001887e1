import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createJiti} from 'jiti';
import {builtPages} from '../../support/builtPages';
import {urlOf} from '../../support/foreignSites';
import type {Contender} from './contenders';
import {scriptsWith} from './contenders';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
const load = createRequire(__filename);
const INDEX_FILE = 'search-index.json';
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

interface GenerateModule {
  generate(settings: object, folder: string): string;
}

interface LunrModule {
  readonly utils: {warn: (message: string) => void};
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
async function loadWorker(settings: Settings): Promise<WorkerModule> {
  const folder = mkdtempSync(path.join(tmpdir(), 'easyops-worker-'));
  const {generate} = load(`${PACKAGE}/dist/server/server/utils/generate`) as GenerateModule;
  generate(settings, folder);
  const jiti = createJiti(__filename, {
    moduleCache: false,
    alias: {
      [`@generated/${PACKAGE}/default/generated-constants.js`]: path.join(
        folder,
        'generated-constants.js',
      ),
    },
  });
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: {origin: 'http://easyops.invalid'},
  });
  // It warns of functions that the worker of another language has registered, by a global it lacks.
  (load('lunr') as LunrModule).utils.warn = () => undefined;
  const worker = await jiti.import<WorkerModule>(`${PACKAGE}/dist/client/client/theme/worker.js`);
  rmSync(folder, {recursive: true});
  return worker;
}

/** The index that its plugin wrote into a built site, or one of the built pages by its defaults. */
async function writtenIndex(build: string, settings: Settings): Promise<string> {
  const written = path.join(build, INDEX_FILE);
  if (existsSync(written)) {
    return readFileSync(written, 'utf8');
  }
  const utils = `${PACKAGE}/dist/server/server/utils`;
  const {scanDocuments} = load(`${utils}/scanDocuments`) as ServerModule;
  const {buildIndex} = load(`${utils}/buildIndex`) as ServerModule;
  const documents = await scanDocuments(
    builtPages(build).map(({file}) => ({
      filePath: path.join(build, file),
      url: urlOf(file),
      type: 'docs',
    })),
    settings,
  );
  return JSON.stringify(buildIndex(documents, settings));
}

/** An error text of its worker, which minifying keeps. */
const MARK = 'Unexpected version url';

/**
 * Search of easyops' plugin over built pages, by its defaults: its own code, in Node. It has one
 * file of index; its code is in the scripts of a site that was built with it.
 *
 * @param language the plugin's option
 */
export async function easyops(build: string, language: readonly string[]): Promise<Contender> {
  const settings = {...SETTINGS, language};
  const folder = mkdtempSync(path.join(tmpdir(), 'easyops-'));
  writeFileSync(path.join(folder, INDEX_FILE), await writtenIndex(build, settings));
  const {SearchWorker} = await loadWorker(settings);
  const worker = new SearchWorker();
  let opened = 0;
  return {
    name: 'easyops search-local',
    folder,
    code: scriptsWith(build, MARK),
    isCode: () => false,
    open(loadFile) {
      // The worker keeps an index for each base URL.
      opened += 1;
      const baseUrl = `/${opened}/`;
      return Promise.resolve({
        async ask(query) {
          const real = globalThis.fetch;
          globalThis.fetch = async () => new Response(await loadFile(INDEX_FILE));
          try {
            const results = await worker.search(baseUrl, '', query, SHOWN);
            return [...new Set(results.map(({document}) => document.u))];
          } finally {
            globalThis.fetch = real;
          }
        },
      });
    },
  };
}
