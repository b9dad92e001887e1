import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/**
 * Gives each combination of owner settings, environment, scheduled posts and translations its own
 * bundler cache. Docusaurus' cache key only depends on files, so a build for a different base path
 * would reuse compiled pages that contain the old base path.
 *
 * @param settings everything that affects the pages, except files
 */
export default function cacheKey(settings: unknown): Plugin {
  return {
    name: 'cache-key',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {readonly cache?: {readonly version?: string}};
      const version = `${cache?.version ?? ''}-${simpleHash(JSON.stringify(settings), 16)}`;
      // This Rspack option is missing from the webpack types that Docusaurus uses.
      return cache ? ({experiments: {cache: {version}}} as object) : {};
    },
  };
}
