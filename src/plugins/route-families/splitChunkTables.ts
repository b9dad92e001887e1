/** A table of the bundler's runtime: an object of many short strings, as the minifier writes it. */
const TABLE = /\{(?:(?:"[^"\\]*"|[\w$]+):"[^"\\]*",?){8,}\}/g;
const ENTRY = /("[^"\\]*"|[\w$]+):"([^"\\]*)"/g;

/** Where the tables lie in the browser, and what adds lines to them. */
const PLACE = 'self.chunkTables';
const ADD = 'self.addChunks';

type Table = Readonly<Record<string, string>>;

export interface SplitTables {
  /** The runtime, with what is left of its tables. */
  readonly runtime: string;
  /** What is to be added to each shard's script, by name of the shard. */
  readonly additions: ReadonlyMap<string, string>;
}

/** A key as the browser reads it: the minifier writes 5000 as 5e3. */
function readKey(written: string): string {
  if (written.startsWith('"')) {
    return written.slice(1, -1);
  }
  return /^\d/.test(written) ? String(Number(written)) : written;
}

function readTable(literal: string): Table {
  return Object.fromEntries(
    [...literal.matchAll(ENTRY)].map(([, key = '', value = '']) => [readKey(key), value]),
  );
}

function pick(table: Table, isIn: (key: string) => boolean): Table {
  return Object.fromEntries(Object.entries(table).filter(([key]) => isIn(key)));
}

/** Whether a table says no more than others say backwards. */
function isInverse(table: Table, others: readonly Table[]): boolean {
  return Object.entries(table).every(([key, value]) =>
    others.some((other) => other[value] === key),
  );
}

/**
 * The bundler lists every chunk of the site in its runtime, which every page loads: name by id, hash
 * by id, id by name. The lines of chunks that only one shard knows move into that shard's script,
 * and are added to the tables when it is loaded.
 *
 * @param shards names of the chunks that only a shard knows, by name of the shard
 * @throws Error when the runtime has no table of the names
 */
export function splitChunkTables(
  runtime: string,
  shards: ReadonlyMap<string, readonly string[]>,
): SplitTables {
  if (shards.size === 0) {
    // A small site has no family of routes, and nothing to move.
    return {runtime, additions: new Map()};
  }
  const tables = [...runtime.matchAll(TABLE)].map(([literal]) => readTable(literal));
  const members = new Set([...shards.values()].flat());
  const byId = tables.find((table) => Object.values(table).some((name) => members.has(name)));
  if (!byId) {
    throw new Error(
      'The bundler’s runtime has no table of chunk names as Rspack 1 writes it: src/plugins/route-families/splitChunkTables.ts must change.',
    );
  }
  const idOf = new Map(Object.entries(byId).map(([id, name]) => [name, id]));
  const keysOf = (chunks: Iterable<string>): Set<string> =>
    new Set([...chunks].flatMap((name) => [name, idOf.get(name) ?? name]));
  const moved = keysOf(members);
  // The ids by name; scripts and style sheets have a table of names each.
  const inverse = tables.findIndex(
    (table) =>
      isInverse(byId, [table]) &&
      isInverse(
        table,
        tables.filter((other) => other !== table),
      ),
  );
  const names = tables.flatMap((table, at) =>
    at !== inverse && isInverse(table, tables.slice(inverse, inverse + 1)) ? [at] : [],
  );
  const linesOf = (isIn: (key: string) => boolean): string =>
    JSON.stringify(tables.map((table, at) => (at === inverse ? {} : pick(table, isIn))));
  const invert =
    inverse < 0
      ? ''
      : `for(let n of ${JSON.stringify(names)})for(let k in l[n])${PLACE}[${inverse}][l[n][k]]=k`;
  let place = -1;
  const slim = runtime.replace(TABLE, () => `${PLACE}[${(place += 1)}]`);
  return {
    runtime: [
      `${PLACE}=${JSON.stringify(tables.map(() => ({})))};`,
      `${ADD}=l=>{l.forEach((t,i)=>Object.assign(${PLACE}[i],t));${invert}};`,
      `${ADD}(${linesOf((key) => !moved.has(key))});`,
      slim,
    ].join(''),
    additions: new Map(
      [...shards].map(([shard, own]) => {
        const keys = keysOf(own);
        return [shard, `;${ADD}(${linesOf((key) => keys.has(key))});`];
      }),
    ),
  };
}
