import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

interface Cached {
  readonly cache?: {readonly version?: string};
}

/** @returns 16 hexadecimal digits that change with any of the settings */
export function settingsKey(settings: unknown): string {
  return simpleHash(JSON.stringify(settings), 16);
}

/**
 * Gives each combination of address, owner settings, environment and scheduled posts its own bundler
 * cache. Docusaurus' cache key only depends on files, so a build for another base path would reuse
 * compiled pages that contain the old base path.
 *
 * @param settings everything except files that affects the pages
 */
export default function cacheKey(settings: unknown): Plugin {
  return {
    name: 'cache-key',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as Cached;
      // This Rspack option is missing from the webpack types that Docusaurus uses.
      const experiments = cache && {
        cache: {version: `${cache.version ?? ''}-${settingsKey(settings)}`},
      };
      return (experiments ? {experiments} : {}) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}
