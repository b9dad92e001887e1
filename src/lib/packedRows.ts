import type {PostKind, PostRow, TagLink} from './postRows';

/** Fields of a `PostRow` in a fixed order; `tags` are indices into `PackedRows.tags`. */
type PackedRow = readonly [
  title: string,
  permalink: string,
  date: string,
  description: string,
  minutes: number,
  tags: readonly number[],
  kind?: PostKind | null,
  hidden?: string,
];

/** Post rows as arrays, with each tag stored once, which halves the size of their JSON file. */
export interface PackedRows {
  readonly tags: readonly (readonly [label: string, permalink: string])[];
  readonly rows: readonly PackedRow[];
}

export function packRows(rows: readonly PostRow[]): PackedRows {
  const indices = new Map<string, number>();
  const tags: [string, string][] = [];

  function indexOfTag({label, permalink}: TagLink): number {
    const key = `${permalink}\n${label}`;
    const index = indices.get(key) ?? tags.push([label, permalink]) - 1;
    indices.set(key, index);
    return index;
  }

  return {
    rows: rows.map(({title, permalink, date, description, minutes, tags: links, kind, hidden}) => {
      const row = [title, permalink, date, description, minutes, links.map(indexOfTag)] as const;
      if (hidden !== undefined) {
        return [...row, kind ?? null, hidden];
      }
      return kind ? [...row, kind] : row;
    }),
    tags,
  };
}

export function unpackRows({tags, rows}: PackedRows): PostRow[] {
  const links = tags.map(([label, permalink]) => ({label, permalink}));
  return rows.map(([title, permalink, date, description, minutes, indices, kind, hidden]) => ({
    title,
    permalink,
    date,
    description,
    minutes,
    tags: indices.flatMap((index) => links[index] ?? []),
    ...(kind ? {kind} : {}),
    ...(hidden === undefined ? {} : {hidden}),
  }));
}
