import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';

/** Cache for the last document, because callers look up the entries of a long file one by one. */
let last: {readonly text: string; readonly root: unknown; readonly lines: LineCounter} | undefined;

function parse(text: string): NonNullable<typeof last> {
  if (last?.text !== text) {
    const lines = new LineCounter();
    const root = parseDocument(text, {lineCounter: lines, prettyErrors: false}).contents;
    last = {text, root, lines};
  }
  return last;
}

/**
 * Returns the line of an entry in a YAML text, such as the line of `authors[1].name`.
 *
 * @param path keys and indices from the root
 * @returns the line, starting at 1; for a missing entry, that of its nearest parent; undefined if all
 *   parents are missing too
 */
export function yamlLine(text: string, path: readonly PropertyKey[]): number | undefined {
  const {root, lines} = parse(text);
  let node = root;
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
    line = lines.linePos(start).line;
  }
  return line;
}
