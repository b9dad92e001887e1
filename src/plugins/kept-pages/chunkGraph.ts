import {createHash} from 'node:crypto';

/** What is used here of the bundler's type. */
export interface ChunkGroup {
  readonly name?: string | undefined;
  readonly childrenIterable: Iterable<ChunkGroup>;
  getFiles(): readonly string[];
  isInitial(): boolean;
}

/** What one `import()` loads. */
export interface ChunkNode {
  /** Hash of the code. */
  readonly hash: string;
  /** What its `import()`s are called; `''` for those without a name. */
  readonly names: ReadonlySet<string>;
  /** What the code can load in its turn, by place in the graph. */
  readonly children: ReadonlySet<string>;
}

/** What code loads what other code. */
export interface ChunkGraph {
  /** Of the script that is loaded first. */
  readonly first: ChunkNode;
  readonly nodes: ReadonlyMap<string, ChunkNode>;
  /** Places in the graph by the name that an `import()` gives its chunk. */
  readonly named: ReadonlyMap<string, string>;
}

interface OpenNode extends ChunkNode {
  readonly names: Set<string>;
  readonly children: Set<string>;
}

export function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}

/** The table of all chunks' files, with their hashes, in the first script. */
const FILE_TABLE =
  /^\/\/ webpack\/runtime\/get (?:javascript|mini-css) chunk filename$[^]*?(?=^\/\/ webpack\/)/gm;

/** Name that Docusaurus gives its entry. */
const ENTRY = 'main';

/** Chunks are the same code wherever they lie. */
function placeOf(group: ChunkGroup): string {
  return [...group.getFiles()].sort().join(' ');
}

/**
 * Reads the graph of a bundle whose files are written.
 *
 * @param sourceOf text of a file of the bundle
 */
export function chunkGraph(
  groups: Iterable<ChunkGroup>,
  sourceOf: (file: string) => string,
): ChunkGraph {
  const nodes = new Map<string, OpenNode>();
  const named = new Map<string, string>();
  const hashes = new Map<string, string>();
  let first: ChunkNode | undefined;
  const fileHash = (file: string): string => {
    const hash = hashes.get(file) ?? hashOf(sourceOf(file).replace(FILE_TABLE, ''));
    hashes.set(file, hash);
    return hash;
  };
  for (const group of groups) {
    const place = placeOf(group);
    const scripts = [...group.getFiles()].filter((file) => file.endsWith('.js')).sort();
    const node: OpenNode = nodes.get(place) ?? {
      hash: hashOf(...scripts.map(fileHash)),
      names: new Set(),
      children: new Set(),
    };
    for (const child of group.childrenIterable) {
      node.children.add(placeOf(child));
    }
    node.names.add(group.name ?? '');
    nodes.set(place, node);
    if (group.isInitial()) {
      // Workers are bundles of their own, which rendering does not start.
      first = group.name === ENTRY ? node : first;
    } else if (group.name) {
      named.set(group.name, place);
    }
  }
  if (!first) {
    throw new Error(
      'The bundle for the server has no entry "main"; src/plugins/kept-pages must change.',
    );
  }
  return {first, nodes, named};
}
