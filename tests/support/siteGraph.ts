import path from 'node:path';
import {readNow} from '../../src/config/postFrontMatter';
import {readOwner} from '../../src/config/readOwner';
import type {KnowledgeGraph} from '../../src/lib/content-index/types';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';

let made: KnowledgeGraph | undefined;

/** The graph of this repository's posts, read from the sources without a build. */
export function siteGraph(): KnowledgeGraph {
  const root = path.resolve(__dirname, '../..');
  made ??= createContentIndex({root, baseUrl: readOwner().baseUrl, now: readNow()}).graph();
  return made;
}
