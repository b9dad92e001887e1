import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {builtPages} from '../../support/builtPages';
import type {Contender, LoadFile} from './contender';

interface PagefindInstance {
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** The part of `pagefind.js` that is used; it comes without types. */
interface PagefindModule {
  createInstance(options: {basePath: string; baseUrl: string}): PagefindInstance;
}

const ORIGIN = 'http://pagefind.invalid/';
/** As many results as its own interface shows at once. */
const SHOWN = 5;

function pathOf(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Pagefind fetches by itself; while it is asked, `fetch` reads from the folder. */
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

async function open(folder: string, load: LoadFile) {
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
 * Pagefind over the same built pages, by its defaults but for the root: its default would index
 * sidebars too. Its own browser code is run, in Node, where it does without a worker.
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
    if (isIndexed(pathOf(file))) {
      await index.addHTMLFile({url: pathOf(file), content: html});
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
    open: (load) => open(folder, load),
  };
}
