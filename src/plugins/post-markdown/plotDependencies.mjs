import path from 'node:path';

/**
 * A loader that changes nothing: it has a post compiled again when the data of its plots change.
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
