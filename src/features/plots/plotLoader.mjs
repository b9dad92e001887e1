import path from 'node:path';

/**
 * Bundler loader that registers the data files of a post's plots as dependencies, and returns the
 * source of the post unchanged.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function plotDependencies(source) {
  for (const [, file = ''] of source.matchAll(/^data:\s*['"]?(\S+?\.csv)['"]?\s*$/gm)) {
    this.addDependency(path.resolve(this.context ?? '', file));
  }
  return source;
}
