import {expose} from 'comlink';
import type {SearchRequest, SearchResponse} from 'docusaurus-theme-search-ask/engine';
import {IndexUnavailable, TextIndex, searchHits} from 'docusaurus-theme-search-ask/engine';

let index = new TextIndex(() => Promise.reject(new IndexUnavailable('No index is open.')));
let newest = 0;

/** Names of files are hashes of what these hold; the entry, which names the rest, is asked anew. */
async function fetchFile(folder: string, name: string): Promise<unknown> {
  const response = await fetch(
    `${folder}${name}`,
    /^index\./.test(name) ? {cache: 'no-cache'} : {},
  );
  if (!response.ok) {
    throw new IndexUnavailable(`${name} answers ${response.status}.`);
  }
  return response.json();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** What the worker does; each rejects with `IndexUnavailable` where a file cannot be had. */
const service = {
  open(folder: string): void {
    index = new TextIndex((name) => fetchFile(folder, name));
  },
  async prepare(): Promise<void> {
    await index.core();
  },
  /** Undefined where a newer search came before this one was begun. */
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[] | undefined> {
    newest += 1;
    const own = newest;
    await nextTask();
    return own === newest
      ? Promise.all(requests.map((request) => searchHits(index, request)))
      : undefined;
  },
};

export type TextIndexService = typeof service;

expose(service);
