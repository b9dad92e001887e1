import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {PluginOptions} from '../options.js';
import {Joi} from 'docusaurus-built-pages/options';
import {PLUGIN_NAME} from '../settings.js';

const words = Joi.array()
  .items(Joi.string().trim().lowercase().required())
  .min(2)
  .label('list of words');
const schema = Joi.array()
  .items(words, Joi.object({words: words.required()}).unknown())
  .messages({
    'array.includes': '{{#label}} must be a list of at least two words with the same meaning',
  });

type Entry = readonly string[] | {readonly words: readonly string[]};

/**
 * Returns the lists of words with the same meaning, from the option or from the file that it names.
 *
 * @throws Error with the name of the file and the problem
 */
export function readSynonyms(
  synonyms: PluginOptions['synonyms'],
  siteDir: string,
): (readonly string[])[] {
  if (typeof synonyms !== 'string') {
    return [...synonyms];
  }
  const fail = (problem: string, cause?: unknown) =>
    new Error(
      `${PLUGIN_NAME}: the file ${synonyms}, named in the option "synonyms", ${problem}. It must be a YAML file with lists of words, such as - [js, javascript].`,
      {cause},
    );
  const file = path.join(siteDir, synonyms);
  if (!existsSync(file)) {
    throw fail('does not exist');
  }
  try {
    const list: unknown = parse(readFileSync(file, 'utf8')) ?? [];
    const entries = Joi.attempt(list, schema) as readonly Entry[];
    return entries.map((entry) => ('words' in entry ? entry.words : entry));
  } catch (cause) {
    throw fail(`is not valid: ${(cause as Error).message.replace(/\.$/, '')}`, cause);
  }
}
