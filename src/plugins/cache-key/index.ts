import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

interface Cached {
  readonly cache?: {readonly version?: string};
}

/** @returns 16 hexadecimal digits that change with any of the settings */
export function settingsKey(settings: unknown): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

/**
 * Keeps the bundler's cache apart for each address, owner, environment and set of posts whose day
 * has come. Docusaurus keeps it by files alone, and what it has compiled holds links with the base
 * path of that build: a build for another path would take them over.
 *
 * @param settings everything beside files that the pages are made from
 */
export default function cacheKey(settings: unknown): Plugin {
  return {
    name: 'cache-key',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as Cached;
      // Rspack's; Docusaurus' types are webpack's, which know no cache among the experiments.
      const experiments = cache && {
        cache: {version: `${cache.version ?? ''}-${settingsKey(settings)}`},
      };
      return (experiments ? {experiments} : {}) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}
