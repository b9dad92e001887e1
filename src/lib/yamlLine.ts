import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';

/**
 * Returns the line of an entry in a YAML text, such as the line of `authors[1].name`.
 *
 * @param path keys and indices from the root
 * @returns the line, starting at 1; for a missing entry, that of its nearest parent; undefined if all
 *   parents are missing too
 */
export function yamlLine(text: string, path: readonly PropertyKey[]): number | undefined {
  const lineCounter = new LineCounter();
  let node: unknown = parseDocument(text, {lineCounter, prettyErrors: false}).contents;
  let line: number | undefined;
  for (const step of path) {
    let start: number | undefined;
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === String(step));
      start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
      node = pair?.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as {readonly range?: readonly number[]} | undefined;
      start = item?.range?.[0];
      node = item;
    }
    if (start === undefined) {
      break;
    }
    line = lineCounter.linePos(start).line;
  }
  return line;
}
