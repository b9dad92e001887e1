import type {PostKind, PostRow, TagLink} from './postRows';

/** A row's title, permalink, date, description, minutes, tags by their places, kind, and why it is hidden. */
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

/** Rows as they are sent: no keys, and each tag once. That is half of their bytes. */
export interface PackedRows {
  readonly tags: readonly (readonly [label: string, permalink: string])[];
  readonly rows: readonly PackedRow[];
}

export function packRows(rows: readonly PostRow[]): PackedRows {
  const places = new Map<string, number>();
  const tags: [string, string][] = [];

  function placeOf({label, permalink}: TagLink): number {
    const key = `${permalink}\n${label}`;
    const known = places.get(key) ?? tags.push([label, permalink]) - 1;
    places.set(key, known);
    return known;
  }

  return {
    rows: rows.map(({title, permalink, date, description, minutes, tags: own, kind, hidden}) => {
      const row = [title, permalink, date, description, minutes, own.map(placeOf)] as const;
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
  return rows.map(([title, permalink, date, description, minutes, places, kind, hidden]) => ({
    title,
    permalink,
    date,
    description,
    minutes,
    tags: places.flatMap((place) => links[place] ?? []),
    ...(kind ? {kind} : {}),
    ...(hidden === undefined ? {} : {hidden}),
  }));
}
