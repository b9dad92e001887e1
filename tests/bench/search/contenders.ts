import {mkdtempSync, readFileSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {TextIndex, searchHits} from 'docusaurus-theme-search-ask/engine';
import {indexFolder} from '../../support/builtIndex';
import {builtPages, urlOf} from '../../support/builtPages';

/** Loads a file by its path below the folder of the index. */
type LoadFile = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

interface Searcher {
  /** Returns the paths of the hits, best first, after loading everything that a reader would see. */
  ask: (query: string) => Promise<readonly string[]>;
}

/** A search engine to be measured. */
export interface Contender {
  readonly name: string;
  /** Folder of its index. */
  readonly folder: string;
  /** Paths of code files that a reader downloads, in addition to code that is loaded with `load`. */
  readonly code: readonly string[];
  /** Returns true if a file that was loaded with `load` is code, false if it belongs to the index. */
  isCode(file: string): boolean;
  /** Opens a search that has loaded nothing yet and reads files only with `load`. */
  open(load: LoadFile): Promise<Searcher>;
}

/** Returns a function that reads files of a folder instead of fetching them, and the set of read files. */
export function folderLoader(folder: string): {load: LoadFile; loaded: Set<string>} {
  const loaded = new Set<string>();
  async function load(file: string): Promise<Uint8Array<ArrayBuffer>> {
    loaded.add(file);
    return new Uint8Array(await readFile(path.join(folder, file)));
  }
  return {load, loaded};
}

/** Error text of the engine, by which the minified script of the search worker is recognized. */
const WORKER_TEXT = 'The search index is missing or has a different format.';

/**
 * Returns the site's own search engine, as the worker runs it.
 *
 * @param build folder of the built site, whose code is measured
 * @param folder folder of the index
 */
export function embedded(build: string, folder = indexFolder(build)): Contender {
  const scripts = path.join(build, 'assets/js');
  return {
    name: 'This site',
    folder,
    code: readdirSync(scripts)
      .map((file) => path.join(scripts, file))
      .filter((file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(WORKER_TEXT)),
    isCode: () => false,
    async open(load) {
      const index = new TextIndex(
        async (name) => JSON.parse(new TextDecoder().decode(await load(name))) as unknown,
      );
      return {
        async ask(query) {
          const {hits} = await searchHits(index, {query});
          return hits.map((hit) => hit.url_without_anchor);
        },
      };
    },
  };
}

interface PagefindInstance {
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** Types of the part of `pagefind.js` that is used here. */
interface PagefindModule {
  createInstance(options: {basePath: string; baseUrl: string}): PagefindInstance;
}

const ORIGIN = 'http://pagefind.invalid/';
/** Number of results that Pagefind's interface shows at once. */
const RESULTS_AT_ONCE = 5;

/** Runs a task. Meanwhile `fetch`, which Pagefind calls, reads files with `load`. */
async function withFetchFrom<T>(load: LoadFile, task: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    return new Response(await load(pathname.slice(1)));
  };
  try {
    return await task();
  } finally {
    globalThis.fetch = real;
  }
}

async function openPagefind(folder: string, load: LoadFile) {
  const address = pathToFileURL(path.join(folder, 'pagefind.js')).href;
  const {createInstance} = (await import(address)) as PagefindModule;
  const pagefind = await withFetchFrom(load, async () => {
    const instance = createInstance({basePath: ORIGIN, baseUrl: '/'});
    await instance.init();
    return instance;
  });
  const ask = (query: string) =>
    withFetchFrom(load, async () => {
      const {results} = await pagefind.search(query);
      const first = results.slice(0, RESULTS_AT_ONCE);
      const pages = await Promise.all(first.map((result) => result.data()));
      return pages.map(({url}) => url);
    });
  return {ask};
}

/**
 * Returns Pagefind with an index of the same built pages. Its options are the defaults, except for the
 * root selector: the default would index sidebars, too. Its browser code runs in Node, without a worker.
 */
export async function pagefind(
  build: string,
  isIndexed: (url: string) => boolean,
): Promise<Contender> {
  const {index, errors} = await createIndex({rootSelector: 'main'});
  if (!index) {
    throw new Error(`Pagefind: ${errors.join(', ')}`);
  }
  for (const {file, html} of builtPages(build)) {
    if (isIndexed(urlOf(file))) {
      await index.addHTMLFile({url: urlOf(file), content: html});
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({outputPath: folder});
  await close();
  const {version} = JSON.parse(
    readFileSync(path.resolve(__dirname, '../../../node_modules/pagefind/package.json'), 'utf8'),
  ) as {version: string};
  return {
    name: `Pagefind ${version}`,
    folder,
    code: ['pagefind.js', 'pagefind-worker.js'].map((file) => path.join(folder, file)),
    isCode: (file) => file.startsWith('wasm.'),
    open: (load) => openPagefind(folder, load),
  };
}
