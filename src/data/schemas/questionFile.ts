import {parse} from 'yaml';
import * as z from 'zod';
import type {QuestionEntry} from '../../lib/author-questions/matchQuestions';

const schema = z.array(
  z.strictObject({
    section: z
      .string('must be the id of a heading')
      .min(1, 'must be the id of a heading; leave it out above the first one')
      .optional(),
    starts: z
      .string('needs starts: the first words of a paragraph, list, table or plot title')
      .regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'),
    questions: z
      .array(
        z.string('must be a question').trim().min(3, 'must be a question'),
        'needs questions: a list',
      )
      .min(1, 'needs at least one question'),
  }),
  'must be a list of entries with starts and questions',
);

/**
 * Reads `blog/answers/<slug>.yml`: questions that blocks of the post answer, by section id and the
 * first words of the block.
 *
 * @param file path for messages
 * @returns the entries, and problems as `file: what is wrong`, of which there is none if all is well
 */
export function readQuestionFile(
  file: string,
  text: string,
): {readonly entries: QuestionEntry[]; readonly problems: string[]} {
  let list: unknown;
  try {
    list = parse(text) ?? [];
  } catch (error) {
    return {entries: [], problems: [`${file}: is not valid YAML: ${(error as Error).message}`]};
  }
  const {data = [], error} = schema.safeParse(list);
  return {
    entries: data.map(({section = null, starts, questions}) => ({section, starts, questions})),
    problems: (error?.issues ?? []).map(({path, message}) => {
      const [at, ...fields] = path;
      const place = at === undefined ? '' : ` entry ${Number(at) + 1}`;
      return `${file}:${place}${fields.length > 0 ? ` (${fields.join('.')})` : ''} ${message}`;
    }),
  };
}
