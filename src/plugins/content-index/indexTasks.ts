import {buildGraph} from '../../lib/content-index/buildGraph';
import type {GraphSource} from '../../lib/content-index/comparePosts';
import type {PostFile} from '../../lib/postFile';
import type {Reading} from './readText';
import {readText} from './readText';

/** Undefined where it cannot be read: who asks for the text by name is told the reason. */
function tryToRead(post: PostFile): Reading | undefined {
  try {
    return readText(post);
  } catch {
    return undefined;
  }
}

/** What of the content index can be made in a thread of its own: all goes by value. */
export const indexTasks = {
  /** What texts were read as, in their order. */
  read: (posts: readonly PostFile[]) => posts.map(tryToRead),
  /** JSON of the graph. */
  graph: (source: GraphSource) => JSON.stringify(buildGraph(source)),
};

export type IndexTasks = typeof indexTasks;
export type IndexTaskName = keyof IndexTasks;
