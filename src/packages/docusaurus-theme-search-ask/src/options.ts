import type {OptionValidationContext} from '@docusaurus/types';
import type * as validation from '@docusaurus/utils-validation';
import type {ChatOptions} from './chat/options.js';
import {chatOptionsSchema} from './chat/options.js';
import {allowing, fields, Joi, optionsValidator} from 'docusaurus-built-pages/options';
import {PLUGIN_NAME} from './settings.js';
import type {AlgoliaOptions} from './settings.js';

export interface PluginOptions {
  readonly id?: string;
  /** Path of the search page, below the base URL; `false` for no search page. @default 'search' */
  readonly searchPagePath: string | false;
  /**
   * Address of a page for reporting missing results, such as `https://site.example/report?q={query}`.
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
  /** Algolia index to search instead of the build's index. @default undefined */
  readonly algolia?: AlgoliaOptions;
  /**
   * Lists of words and phrases with the same meaning, or the path of a YAML file with such lists,
   * relative to the root of the site. In the file, an entry may also be an object with the list in
   * `words`; its other fields are ignored.
   *
   * @default []
   */
  readonly synonyms: string | readonly (readonly string[])[];
  /** Globs of pages to leave out of the index, below the base URL: `docs/old/**`. @default [] */
  readonly exclude: readonly string[];
  /**
   * Folders of YAML files with the questions that pages answer, by page path. With
   * `{'/blog': 'blog/answers'}`, the questions for `/blog/my-post` are in
   * `blog/answers/my-post.yml`.
   *
   * @default {}
   */
  readonly questions: Readonly<Record<string, string>>;
  /**
   * Reaction to question files that are invalid, or quote a text that is missing from their page.
   *
   * @default 'warn'
   */
  readonly onUnmatchedQuestions: 'ignore' | 'log' | 'warn' | 'throw';
  /** Path of the chat page, below the base URL; `false` for no chat page. @default false */
  readonly chatPagePath: string | false;
  /** Texts, suggestions and model hosts of the chat page. @default {} */
  readonly chat: ChatOptions;
}

const pagePath = (example: string): validation.Joi.AlternativesSchema =>
  allowing(
    Joi.alternatives(
      Joi.string().pattern(/^[^/\s?#](?:[^\s?#]*[^/\s?#])?$/),
      Joi.boolean().valid(false),
    ),
    `a path below the base URL, without a leading or trailing slash, a query or spaces, such as "${example}", or false`,
  );

const pattern = allowing(
  Joi.string().custom((text: string) => {
    // Throws if the text is not a regular expression.
    RegExp(text);
    return text;
  }),
  String.raw`a regular expression, such as "^https://other\\.example/"`,
);

const algolia = fields<AlgoliaOptions>(
  {
    appId: allowing(
      Joi.string().required(),
      'the id of an Algolia application, such as "R2IYF7ETH7"',
    ),
    apiKey: allowing(Joi.string().required(), 'the search-only key of the Algolia application'),
    indexName: allowing(Joi.string().required(), 'the name of an Algolia index, such as "docs"'),
    contextualSearch: Joi.boolean().default(true),
    externalUrlRegex: pattern,
    replaceSearchResultPathname: allowing(
      fields(
        {
          from: pattern.required(),
          to: allowing(Joi.string().allow('').required(), 'a string, such as "/"'),
        },
        'field',
      ),
      'an object, such as \\{from: "^/docs/", to: "/"}',
    ),
    insights: Joi.boolean().default(false),
  },
  'option',
);

const SYNONYMS = '["js", "javascript"]';

const options = {
  searchPagePath: pagePath('search').default('search'),
  chatPagePath: pagePath('chat').default(false),
  chat: chatOptionsSchema,
  missingResultsUrl: allowing(
    Joi.string().pattern(/^(?:https?:\/\/|mailto:|\/)\S*\{query\}/),
    'an address with \\{query} in it, such as "https://github.com/me/site/issues/new?title=\\{query}"',
  ),
  placeholder: Joi.string(),
  algolia: allowing(
    algolia,
    'an object, such as \\{appId: "R2IYF7ETH7", apiKey: "599cec31", indexName: "docs"}',
  ),
  synonyms: allowing(
    Joi.alternatives(
      Joi.string(),
      Joi.array().items(
        allowing(
          Joi.array().items(Joi.string().required()).min(2),
          `a list of at least two words or phrases with the same meaning, such as ${SYNONYMS}`,
        ),
      ),
    ),
    `a list of lists of words, such as [${SYNONYMS}], or the path of a YAML file, such as "synonyms.yml"`,
  ).default([]),
  exclude: allowing(
    Joi.array().items(
      allowing(
        Joi.string().pattern(/^[^/\s]/),
        'a glob below the base URL, without a leading slash, such as "docs/old/**"',
      ),
    ),
    'a list of globs, such as ["docs/old/**"]',
  ).default([]),
  questions: allowing(
    Joi.object().pattern(
      Joi.string().pattern(/^\//),
      allowing(
        Joi.string(),
        'the path of a folder relative to the root of the site, such as "blog/answers"',
      ),
    ),
    'an object that maps page addresses to folders, such as \\{"/blog": "blog/answers"}',
  )
    .messages({
      'object.unknown':
        '{{#label}} must be an address below the base URL that begins with a slash, such as "/blog"',
    })
    .default({}),
  onUnmatchedQuestions: Joi.valid('ignore', 'log', 'warn', 'throw').default('warn'),
};

const validateEach = optionsValidator<PluginOptions>(PLUGIN_NAME, options);

/** @throws Error that names the plugin, the option, and what is allowed */
export function validateOptions(
  context: OptionValidationContext<Partial<PluginOptions> | undefined, PluginOptions>,
): PluginOptions {
  const valid = validateEach(context);
  if (valid.searchPagePath !== false && valid.searchPagePath === valid.chatPagePath) {
    throw new Error(
      `${PLUGIN_NAME}: "searchPagePath" and "chatPagePath" are both "${valid.searchPagePath}". Give one of them another path, such as chatPagePath: "chat".`,
    );
  }
  const {chat, chatPagePath} = context.options ?? {};
  if (chat !== undefined && chatPagePath === undefined) {
    throw new Error(
      `${PLUGIN_NAME}: "chat" has no effect without a chat page. Add its path, such as chatPagePath: "chat", or remove the option.`,
    );
  }
  return valid;
}
