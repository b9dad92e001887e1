import {buildGraph} from '../../lib/content-index/buildGraph';
import {comparePosts} from '../../lib/content-index/comparePosts';
import type {BodyContent} from '../../lib/content-index/readBody';
import type {ContentPage} from '../../lib/content-index/types';
import {buildPassageIndex} from '../../lib/passages/buildPassageIndex';
import {parsePostFile} from '../../lib/postFile';
import {readContent} from './createSourceReader';
import type {SourceFile} from './readSources';

/** Undefined where it cannot be read: who asks for the text by name is told the reason. */
function tryToRead({file, source}: SourceFile): BodyContent | undefined {
  try {
    return readContent(parsePostFile(file, source));
  } catch {
    return undefined;
  }
}

/** What of the content index can be made in a thread of its own: all goes by value. */
export const indexTasks = {
  /** Texts as they were read, in the order of their sources. */
  read: (sources: readonly SourceFile[]) => sources.map(tryToRead),
  /** Names and JSON of the chat's files. */
  passages: (pages: readonly ContentPage[]) =>
    [...buildPassageIndex(pages)].map(
      ([name, content]) => [name, JSON.stringify(content)] as const,
    ),
  /** JSON of the graph. */
  graph: (pages: readonly ContentPage[]) => JSON.stringify(buildGraph(comparePosts(pages))),
};

export type IndexTasks = typeof indexTasks;
export type IndexTaskName = keyof IndexTasks;
