import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {PluginOptions} from '../options.js';
import {Joi} from '../joi.js';

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
  try {
    const list: unknown = parse(readFileSync(path.join(siteDir, synonyms), 'utf8')) ?? [];
    const entries = Joi.attempt(list, schema) as readonly Entry[];
    return entries.map((entry) => ('words' in entry ? entry.words : entry));
  } catch (cause) {
    throw new Error(
      `${synonyms}: ${(cause as Error).message} It is the file of the option "synonyms" of docusaurus-theme-search-ask.`,
      {cause},
    );
  }
}
