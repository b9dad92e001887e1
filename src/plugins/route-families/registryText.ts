import type {RegistryLine} from './readTables';

export interface RegistryText {
  /** Lines that go to the top of the file. */
  readonly imports: readonly string[];
  /** Lines of the object that is the registry. */
  readonly rows: readonly string[];
}

/**
 * The registry's lines of some chunks. What is inline comes with the file that holds the line; the
 * rest is fetched as a chunk of its own.
 */
export function registryText(
  chunks: readonly RegistryLine[],
  isInline: (line: RegistryLine) => boolean,
): RegistryText {
  const inline = chunks.filter((line) => line.module.endsWith('.json"') && isInline(line));
  return {
    imports: inline.map(({module}, place) => `import data${place} from ${module};`),
    rows: chunks.map((line) => {
      const {chunkName, module, source} = line;
      const place = inline.indexOf(line);
      return place < 0
        ? source
        : `  "${chunkName}": [() => Promise.resolve({default: data${place}}), ${module}, require.resolveWeak(${module})],`;
    }),
  };
}
