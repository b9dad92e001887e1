interface Asset {
  readonly file: string;
}

/** Docusaurus' list of the files that the HTML of a page names. */
export interface Manifest {
  readonly entrypoints: readonly string[];
  /** Chunks by what was asked for: the name of a chunk, or what a route imports. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Files of a chunk, by their kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly Asset[]>>>>;
}

/**
 * Adds the sheets of routes. A page knows its routes by what they import, but the manifest of
 * Docusaurus 3.10 lists chunks by name alone, so that no page would name more than the first sheet.
 */
export function addSheets(
  {entrypoints, origins, assets}: Manifest,
  sheets: ReadonlyMap<string, readonly string[]>,
): Manifest {
  const files = [...new Set([...sheets.values()].flat())];
  return {
    entrypoints,
    origins: {...origins, ...Object.fromEntries(sheets)},
    assets: {...assets, ...Object.fromEntries(files.map((file) => [file, {css: [{file}]}]))},
  };
}
