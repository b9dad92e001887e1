import type {Processor} from 'unified';
import {formatOf} from '../../lib/content-index/parseMarkdown';
import type {KeptTrees} from './keptTrees';

interface Options {
  readonly get: KeptTrees['get'];
}

/**
 * Takes a file's tree from what the content index has parsed, where that has it.
 *
 * @throws Error where it is used before the parser that it stands in for
 */
export function remarkKeptTree(this: Processor, {get}: Options): void {
  const {parser} = this;
  if (!parser) {
    throw new Error('remarkKeptTree needs a parser that is used before it, such as remark-parse.');
  }
  this.parser = (text, file) => get(text, formatOf(file.path)) ?? parser(text, file);
}
