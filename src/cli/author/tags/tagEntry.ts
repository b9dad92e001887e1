import type {Pair, Scalar, YAMLMap} from 'yaml';
import {isCollection, isMap, isNode, isScalar, parseDocument} from 'yaml';
import {AuthorError} from '../AuthorError';
import {lineAround} from './lineAround';

export interface TagEntry {
  /** Offsets of the lines that the entry takes up, their ends included. */
  readonly lines: readonly [start: number, end: number];
  readonly key: Scalar;
  readonly value: YAMLMap;
}

/** The offset after a value's last character; that of a block of lines would take in comments below. */
function endOf(node: unknown): number {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    return endOf(last && typeof last === 'object' && 'value' in last ? (last as Pair).value : last);
  }
  return (isNode(node) && node.range?.[1]) || 0;
}

/**
 * Where a tag stands in the text of `blog/tags.yml`.
 *
 * @throws AuthorError where the tag is not on lines of its own
 */
export function tagEntry(source: string, tag: string): TagEntry {
  const {contents} = parseDocument(source);
  const pair = isMap(contents)
    ? contents.items.find(({key}) => isScalar(key) && String(key.value) === tag)
    : undefined;
  if (!isMap(contents) || contents.flow || !isScalar(pair?.key) || !isMap(pair.value)) {
    throw new AuthorError(
      `blog/tags.yml: "${tag}" does not begin a line of its own; write the file as one tag a line`,
    );
  }
  const start = pair.key.range?.[0] ?? 0;
  return {
    lines: lineAround(source, start, Math.max(start, endOf(pair.value))),
    key: pair.key,
    value: pair.value,
  };
}
