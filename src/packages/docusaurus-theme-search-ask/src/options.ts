import type {OptionValidationContext} from '@docusaurus/types';
import type {AlgoliaOptions} from './settings.js';
import type {ChatOptions} from './chat/options.js';
import {chatOptionsSchema} from './chat/options.js';
import {Joi} from './joi.js';

export interface PluginOptions {
  readonly id?: string;
  /**
   * Path of the search page below the base URL; `false` for none.
   *
   * @default 'search'
   */
  readonly searchPagePath: string | false;
  /**
   * Address where a reader reports a query that finds nothing, with `{query}` in it.
   *
   * @default undefined, which shows no link
   */
  readonly missingResultsUrl?: string;
  /**
   * Placeholder of the modal's field, for sites in one language.
   *
   * @default the word "Search" in the page's language
   */
  readonly placeholder?: string;
  /**
   * Searches on Algolia instead of the index of the build.
   *
   * @default undefined
   */
  readonly algolia?: AlgoliaOptions;
  /**
   * Words and phrases with the same meaning: lists of them, or the path of a YAML file with such
   * lists, from the root of the site. An entry may also be `{words: […]}`, with any other fields.
   *
   * @default []
   */
  readonly synonyms: string | readonly (readonly string[])[];
  /**
   * Globs of pages that search does not find, below the base URL: `blog/tags/**`.
   *
   * @default []
   */
  readonly exclude: readonly string[];
  /**
   * Languages of the texts by locale, where the locale's name is not one: `{docs: 'en'}`.
   *
   * @default {}
   */
  readonly languages: Readonly<Record<string, string>>;
  /**
   * Folders with files of questions that pages answer, by the address below which the pages are:
   * `{'/blog': 'blog/answers'}` for questions of `/blog/my-post` in `blog/answers/my-post.yml`.
   *
   * @default {}
   */
  readonly questions: Readonly<Record<string, string>>;
  /**
   * Action for a file of questions that is wrong, or names a text that its page does not have.
   *
   * @default 'warn'
   */
  readonly onUnmatchedQuestions: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * Path of the chat page, below the base URL; `false`: none.
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

/** @throws ValidationError that names the option */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions> | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
