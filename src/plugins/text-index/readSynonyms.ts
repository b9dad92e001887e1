import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {explainIssues} from '../../data/schemas/fields';
import {synonymsSchema} from '../../data/schemas/lists';

const NAME = 'src/data/synonyms.yml';

function check(file: string): {problems: string[]; words: string[][]} {
  if (!existsSync(file)) {
    return {problems: [], words: []};
  }
  try {
    const list: unknown = parse(readFileSync(file, 'utf8')) ?? [];
    const {data = [], error} = synonymsSchema.safeParse(list);
    const problems = error ? explainIssues(NAME, 'entry', error) : [];
    return {problems, words: data.map(({words}) => words)};
  } catch (error) {
    return {problems: [`${NAME} is not YAML: ${(error as Error).message}`], words: []};
  }
}

/** Every problem of the list of synonyms, one line each; empty where all is well. */
export const synonymProblems = (file: string): string[] => check(file).problems;

/**
 * The words that mean the same; none where there is no such file.
 *
 * @throws Error that names each problem of the file and its mend
 */
export function readSynonyms(file: string): string[][] {
  const {problems, words} = check(file);
  if (problems.length > 0) {
    throw new Error(`The list of synonyms is not valid:\n${problems.join('\n')}`);
  }
  return words;
}
