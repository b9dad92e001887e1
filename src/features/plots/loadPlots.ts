import path from 'node:path';
import type {LoaderContext} from '@rspack/core';
import {plotFiles} from '../../lib/plotBlock';
import {parsePostFile} from '../../lib/postFile';

/**
 * Bundler loader that registers the data files of a post's plots as dependencies, and returns the
 * source of the post unchanged.
 */
export function loadPlots(
  this: Pick<LoaderContext, 'addDependency' | 'context' | 'resourcePath'>,
  source: string,
): string {
  for (const file of plotFiles(parsePostFile(this.resourcePath, source).body)) {
    this.addDependency(path.resolve(this.context ?? '', file));
  }
  return source;
}
