import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {textNames} from '../features/content-check/readContent';
import {hasHistory} from './siteFolder';

/** Number of posts above which the bundler's cache costs more memory and time than it saves. */
const MAX_CACHED_POSTS = 700;

/** Flags for future Docusaurus versions. `v4` also turns on all faster build tools. */
export function futureFlags(root: string): Config['future'] {
  const posts = textNames(path.join(root, 'blog')).length;
  return {
    v4: true,
    faster: {rspackPersistentCache: posts <= MAX_CACHED_POSTS},
    ...(hasHistory(root) ? {} : {experimental_vcs: false}),
  };
}
