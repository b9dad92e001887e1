import {expose} from 'comlink';
import type {EarlierQuestion, SiteProfile} from '../answers/index.js';
import type {SearchRequest, SearchResponse} from '../engine/index.js';
import {ENTRY_FILE} from '../engine/format.js';
import {searchHits, TextIndex} from '../engine/index.js';

/** Fetches a file. Names contain a content hash, except that of the entry file, which is revalidated. */
async function fetchFile(folder: string, name: string): Promise<unknown> {
  const response = await fetch(`${folder}${name}`, name === ENTRY_FILE ? {cache: 'no-cache'} : {});
  if (!response.ok) {
    throw new Error(`The server answered ${response.status} for ${folder}${name}.`);
  }
  return response.json();
}

/** Loads the code that answers questions; readers who only search do not fetch it. */
const loadAnswers = () => import('../answers/index.js');

let index: TextIndex;
let newestSearch = 0;

const service = {
  /** Opens the index in a folder, whose address ends in a slash. */
  open(folder: string): void {
    index = new TextIndex((name) => fetchFile(folder, name));
  },
  /** Fetches the core of the index and, if `withAnswers`, the code that answers questions. */
  async prepare(withAnswers: boolean): Promise<void> {
    await Promise.all([index.core(), withAnswers && loadAnswers()]);
  },
  /** Resolves with undefined if a newer search arrived before this one began. */
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[] | undefined> {
    newestSearch += 1;
    const thisSearch = newestSearch;
    // Lets the messages of newer keystrokes arrive.
    await new Promise((resolve) => void setTimeout(resolve, 0));
    return thisSearch === newestSearch
      ? Promise.all(requests.map((request) => searchHits(index, request)))
      : undefined;
  },
  async answer(
    question: string,
    earlier: EarlierQuestion | undefined,
    profile: SiteProfile,
    maxPassages?: number,
  ) {
    return (await loadAnswers()).answerQuestion(index, question, earlier, profile, maxPassages);
  },
};

/** Worker API of the index. Call `open` first. The other methods reject if a file is missing. */
export type IndexService = typeof service;

expose(service);
