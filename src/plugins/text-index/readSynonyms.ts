import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {explainIssues} from '../../data/schemas/explain';
import {synonymsSchema} from '../../data/schemas/synonyms';

const NAME = 'src/data/synonyms.yml';

/**
 * The words that mean the same; none where there is no such file.
 *
 * @throws Error that names each problem of the file and its mend
 */
export function readSynonyms(file: string): string[][] {
  if (!existsSync(file)) {
    return [];
  }
  let list: unknown;
  try {
    list = parse(readFileSync(file, 'utf8')) ?? [];
  } catch (error) {
    throw new Error(`${NAME} is not YAML: ${(error as Error).message}`, {cause: error});
  }
  const result = synonymsSchema.safeParse(list);
  if (!result.success) {
    throw new Error(
      `The list of synonyms is not valid:\n${explainIssues(NAME, 'entry', result.error).join('\n')}`,
    );
  }
  return result.data.map(({words}) => words);
}
