import {buildGraph} from '../../lib/content-index/buildGraph';
import type {GraphSource} from '../../lib/content-index/comparePosts';
import type {ContentPage} from '../../lib/content-index/types';
import {buildPassageIndex} from '../../lib/passages/buildPassageIndex';
import type {PostFile} from '../../lib/postFile';
import type {KeptTrees} from './keptTrees';
import {keptTrees} from './keptTrees';
import type {Reading} from './readText';
import {readText} from './readText';

/** Undefined where it cannot be read: who asks for the text by name is told the reason. */
function tryToRead(post: PostFile, trees?: KeptTrees): Reading | undefined {
  try {
    return readText(post, trees);
  } catch {
    return undefined;
  }
}

/** What of the content index can be made in a thread of its own: all goes by value. */
export const indexTasks = {
  /** What texts were read as, in their order, and their trees where they are to be kept. */
  read({posts, keepsTrees}: {readonly posts: readonly PostFile[]; readonly keepsTrees: boolean}) {
    const trees = keepsTrees ? keptTrees() : undefined;
    return {readings: posts.map((post) => tryToRead(post, trees)), trees: trees?.all() ?? []};
  },
  /** Names and JSON of the chat's files. */
  passages: (pages: readonly ContentPage[]) =>
    [...buildPassageIndex(pages)].map(
      ([name, content]) => [name, JSON.stringify(content)] as const,
    ),
  /** JSON of the graph. */
  graph: (source: GraphSource) => JSON.stringify(buildGraph(source)),
};

export type IndexTasks = typeof indexTasks;
export type IndexTaskName = keyof IndexTasks;
