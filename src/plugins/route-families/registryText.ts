import type {RegistryLine} from './readTables';

export interface RegistryText {
  /** Lines that go to the top of the file. */
  readonly imports: readonly string[];
  /** Lines of the object that is the registry. */
  readonly rows: readonly string[];
}

/**
 * The registry's lines of some chunks. What is inline comes with the file that holds the line; the
 * rest is fetched as a chunk of its own, or with another's. Of what Docusaurus writes for each chunk
 * only the server asks for the names of modules; here a line is the function that loads one.
 *
 * @param fileOf name of the chunk whose file holds a chunk's module
 */
export function registryText(
  chunks: readonly RegistryLine[],
  isInline: (line: RegistryLine) => boolean,
  fileOf: (chunkName: string) => string = (chunkName) => chunkName,
): RegistryText {
  const inline = chunks.filter((line) => line.module.endsWith('.json"') && isInline(line));
  return {
    imports: inline.map(({module}, place) => `import data${place} from ${module};`),
    rows: chunks.map((line) => {
      const {chunkName, module} = line;
      const place = inline.indexOf(line);
      const loader =
        place < 0
          ? `import(/* webpackChunkName: "${fileOf(chunkName)}" */ ${module})`
          : `({default: data${place}})`;
      return `  "${chunkName}": () => ${loader},`;
    }),
  };
}
