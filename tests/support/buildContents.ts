import {filesOf} from './authorCopy';

/** The table of the browser's chunks, in whatever order the bundler wrote them. */
const TABLE = /runtime~main\.[\da-f]{8}/g;

/**
 * What a build wrote, by file, so that two builds of the same sources are the same: the table of chunks
 * by what it holds.
 */
export function contentsOf(root: string): Map<string, string> {
  return new Map(
    Object.entries(filesOf(root)).map(([file, latin]) => {
      const text = latin.replace(TABLE, 'runtime~main');
      if (file.match(TABLE)) {
        return [
          file.replace(TABLE, 'runtime~main'),
          (text.match(/[\w"]+:"[\da-f]{8}"/g) ?? []).sort().join(),
        ];
      }
      // React parts two texts by a comment or not, after when the code between them has come.
      return [file, file.endsWith('.html') ? text.replaceAll('<!-- -->', '') : text];
    }),
  );
}
