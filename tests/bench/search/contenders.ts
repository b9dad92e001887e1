import {existsSync, mkdtempSync, readFileSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {TextIndex, searchHits} from 'docusaurus-theme-search-ask/engine';
import {indexFolder} from '../../support/builtIndex';
import {builtPages, urlOf} from '../../support/builtPages';

/** A file of the index, by its path below the index's folder. */
type LoadFile = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

interface Searcher {
  /** Paths of the hits, best first, with their texts loaded as for a reader. */
  ask: (query: string) => Promise<readonly string[]>;
}

/** A search to be measured. */
export interface Contender {
  readonly name: string;
  /** Folder of its index. */
  readonly folder: string;
  /** Code files that a reader downloads, besides those that it loads by itself. */
  readonly code: readonly string[];
  /** True if a loaded file is code; all others belong to the index. */
  isCode(file: string): boolean;
  /** Opens a search that has loaded nothing yet and reads files only by `load`. */
  open(load: LoadFile): Promise<Searcher>;
}

/** Reads files of a folder in place of fetching them, and records which. */
export function folderLoader(folder: string): {load: LoadFile; loaded: Set<string>} {
  const loaded = new Set<string>();
  async function load(file: string): Promise<Uint8Array<ArrayBuffer>> {
    loaded.add(file);
    return new Uint8Array(await readFile(path.join(folder, file)));
  }
  return {load, loaded};
}

/** An error text of the engine, kept by minification: scripts that contain it are the worker. */
const MARK = 'There is no index, or one of another format.';

/** Returns the scripts of a built site that contain a text. */
function scriptsWith(build: string, text: string): string[] {
  const scripts = path.join(build, 'assets/js');
  if (!existsSync(scripts)) {
    return [];
  }
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(scripts, file))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
}

/**
 * The site's own engine over an index, as the worker runs it.
 *
 * @param build the site built with the engine, whose code is measured
 */
export function embedded(build: string, folder = indexFolder(build)): Contender {
  return {
    name: 'This site',
    folder,
    code: scriptsWith(build, MARK),
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

/** The used part of `pagefind.js`, which has no types. */
interface PagefindModule {
  createInstance(options: {basePath: string; baseUrl: string}): PagefindInstance;
}

const ORIGIN = 'http://pagefind.invalid/';
/** Number of results that its own interface shows at once. */
const SHOWN = 5;

/** Makes `fetch`, which Pagefind calls, read from the folder during a task. */
async function reading<T>(load: LoadFile, ask: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    return new Response(await load(pathname.slice(1)));
  };
  try {
    return await ask();
  } finally {
    globalThis.fetch = real;
  }
}

async function openPagefind(folder: string, load: LoadFile) {
  const address = pathToFileURL(path.join(folder, 'pagefind.js')).href;
  const {createInstance} = (await import(address)) as PagefindModule;
  const pagefind = await reading(load, async () => {
    const instance = createInstance({basePath: ORIGIN, baseUrl: '/'});
    await instance.init();
    return instance;
  });
  const ask = (query: string) =>
    reading(load, async () => {
      const {results} = await pagefind.search(query);
      const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
      return shown.map(({url}) => url);
    });
  return {ask};
}

/**
 * Pagefind over the same built pages, with default options except for the root selector: the default
 * would index sidebars too. Its browser code runs in Node, without a worker.
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
