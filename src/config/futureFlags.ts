import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {hasHistory, textNames} from './siteFolder';

/** Above so many posts, the bundler's cache costs more memory and time than it saves. */
const MAX_CACHED_POSTS = 700;

/** With `v4`, all that makes builds faster is on. */
export function futureFlags(root: string): Config['future'] {
  const posts = textNames(path.join(root, 'blog')).length;
  return {
    v4: true,
    faster: {rspackPersistentCache: posts <= MAX_CACHED_POSTS},
    ...(hasHistory(root) ? {} : {experimental_vcs: false}),
  };
}
