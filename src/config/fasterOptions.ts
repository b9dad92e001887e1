import type {FasterConfig} from '@docusaurus/types';
import type {BuildPartName} from '../lib/buildPart';

const ALL: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

/**
 * The build's faster tools. A part of a build does without two of them: the bundler's cache holds
 * every module a second time in memory, and where bundles are made in two processes, compiled posts
 * are handed over in files (`src/plugins/build-parts`).
 */
export function fasterOptions(part: BuildPartName): FasterConfig {
  return part === 'whole'
    ? ALL
    : {...ALL, mdxCrossCompilerCache: false, rspackPersistentCache: false};
}
