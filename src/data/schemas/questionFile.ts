import {parse} from 'yaml';
import * as z from 'zod';
import {yamlLine} from '../../lib/yamlLine';
import type {QuestionEntry} from 'docusaurus-theme-search-ask/answers';

const schema = z.array(
  z.strictObject({
    section: z
      .string('must be the id of a heading')
      .min(1, 'must be the id of a heading; leave it out above the first one')
      .optional(),
    starts: z
      .string('is missing: the first words of a paragraph, list, table or plot title')
      .regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'),
    questions: z
      .array(
        z.string('must be a question').trim().min(3, 'must be a question'),
        'is missing: a list of questions',
      )
      .min(1, 'must have at least one question'),
  }),
  'must be a list of entries with starts and questions',
);

/**
 * Reads `blog/answers/<slug>.yml`: questions that blocks of the post answer, by section id and the
 * first words of the block.
 *
 * @param file path for messages
 * @returns the entries, and problems as `file:line: what is wrong`; none if all is well
 */
export function readQuestionFile(
  file: string,
  text: string,
): {readonly entries: QuestionEntry[]; readonly problems: string[]} {
  let list: unknown;
  try {
    list = parse(text) ?? [];
  } catch (error) {
    return {entries: [], problems: [`${file}:1: is not valid YAML: ${(error as Error).message}`]};
  }
  const {data = [], error} = schema.safeParse(list);
  return {
    entries: data.map(({section = null, starts, questions}) => ({section, starts, questions})),
    problems: (error?.issues ?? []).map(({path, message}) => {
      const [, field] = path;
      const line = yamlLine(text, path) ?? 1;
      return `${file}:${line}: ${field === undefined ? 'the list' : String(field)} ${message}`;
    }),
  };
}
