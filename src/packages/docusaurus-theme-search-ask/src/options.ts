import type {OptionValidationContext} from '@docusaurus/types';
import type {AlgoliaOptions} from './settings.js';
import type {ChatOptions} from './chat/options.js';
import {chatOptionsSchema} from './chat/options.js';
import {Joi} from './joi.js';

export interface PluginOptions {
  readonly id?: string;
  /**
   * Path of the search page, below the base URL; `false` for no search page.
   *
   * @default 'search'
   */
  readonly searchPagePath: string | false;
  /**
   * Address of a page to report missing results, such as `https://site.example/report?q={query}`.
   * It is linked if a search finds nothing; `{query}` is replaced with the query.
   *
   * @default undefined (no link)
   */
  readonly missingResultsUrl?: string;
  /**
   * Placeholder of the field in the search modal. It is not translated.
   *
   * @default the word "Search" in the page's language
   */
  readonly placeholder?: string;
  /**
   * Algolia index to search instead of the build's index.
   *
   * @default undefined
   */
  readonly algolia?: AlgoliaOptions;
  /**
   * Lists of words and phrases with the same meaning, or the path of a YAML file with such lists,
   * relative to the root of the site. In the file, a list may also be the field `words` of an
   * object; other fields are ignored.
   *
   * @default []
   */
  readonly synonyms: string | readonly (readonly string[])[];
  /**
   * Globs of paths, below the base URL, of pages to leave out of the index: `blog/tags/**`.
   *
   * @default []
   */
  readonly exclude: readonly string[];
  /**
   * Languages of locales whose name is not a language code: `{docs: 'en'}`.
   *
   * @default {}
   */
  readonly languages: Readonly<Record<string, string>>;
  /**
   * Folders of YAML files with the questions that pages answer, by the path of the pages. With
   * `{'/blog': 'blog/answers'}`, the questions for `/blog/my-post` are in
   * `blog/answers/my-post.yml`.
   *
   * @default {}
   */
  readonly questions: Readonly<Record<string, string>>;
  /**
   * Reaction to a file of questions that is invalid, or has a text that is not on its page.
   *
   * @default 'warn'
   */
  readonly onUnmatchedQuestions: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * Path of the chat page, below the base URL; `false` for no chat page.
   *
   * @default false
   */
  readonly chatPagePath: string | false;
  /**
   * Texts, suggestions and model hosts of the chat page.
   *
   * @default {}
   */
  readonly chat: ChatOptions;
}

const pagePath = Joi.alternatives(
  Joi.string().pattern(/^[^/\s](?:.*[^/\s])?$/),
  Joi.boolean().valid(false),
);
const words = Joi.array().items(Joi.string().required()).min(2);

const schema = Joi.object<PluginOptions>({
  searchPagePath: pagePath.default('search'),
  chatPagePath: pagePath.default(false),
  chat: chatOptionsSchema,
  missingResultsUrl: Joi.string(),
  placeholder: Joi.string(),
  algolia: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    contextualSearch: Joi.boolean().default(true),
    externalUrlRegex: Joi.string(),
    replaceSearchResultPathname: Joi.object({
      from: Joi.string().required(),
      to: Joi.string().allow('').required(),
    }),
    insights: Joi.boolean().default(false),
  }),
  synonyms: Joi.alternatives(Joi.string(), Joi.array().items(words)).default([]),
  exclude: Joi.array().items(Joi.string()).default([]),
  languages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  questions: Joi.object().pattern(Joi.string().pattern(/^\//), Joi.string()).default({}),
  onUnmatchedQuestions: Joi.string().valid('ignore', 'log', 'warn', 'throw').default('warn'),
});

/**
 * Validates the options and fills in defaults.
 *
 * @throws ValidationError that names the option
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions> | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
