import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {explainIssues} from './fields';
import {synonymsSchema} from './lists';

const NAME = 'src/data/synonyms.yml';

/** Path of the list of synonyms from the root of the site; undefined if there is none. */
export function synonymsFile(siteDir: string): string | undefined {
  return existsSync(path.join(siteDir, NAME)) ? NAME : undefined;
}

/** Returns every problem of the list of synonyms, one line each. */
export function synonymProblems(siteDir: string): string[] {
  if (!synonymsFile(siteDir)) {
    return [];
  }
  try {
    const list: unknown = parse(readFileSync(path.join(siteDir, NAME), 'utf8')) ?? [];
    const {error} = synonymsSchema.safeParse(list);
    return error ? explainIssues(NAME, 'entry', error) : [];
  } catch (error) {
    return [`${NAME} is not YAML: ${(error as Error).message}`];
  }
}
