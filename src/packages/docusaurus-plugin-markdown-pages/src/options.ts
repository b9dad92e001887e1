import type {PublishedPage} from 'docusaurus-built-pages';
import {allowing, fields, Joi, optionsValidator} from 'docusaurus-built-pages/options';

export const PLUGIN_NAME = 'docusaurus-plugin-markdown-pages';

/** A line below the title of a Markdown version, such as `Published: 2026-01-31`. */
export type Fact = readonly [label: string, value: string];

/** An assistant that the menu of the button offers. */
export interface Assistant {
  readonly label: string;
  /** Address; `{url}` is replaced with the address of the Markdown version, encoded for a query. */
  readonly url: string;
}

export interface ButtonOptions {
  /**
   * Assistants that the menu offers for opening the page.
   *
   * @default []
   */
  readonly assistants: readonly Assistant[];
}

export interface PluginOptions {
  readonly id?: string;
  /**
   * Summary of the site in `llms.txt` and `llms-full.txt`.
   *
   * @default the site's tagline
   */
  readonly description?: string | undefined;
  /**
   * Paragraph after the summary in `llms.txt`.
   *
   * @default a sentence that explains how to get the Markdown version of a page
   */
  readonly note?: string | undefined;
  /**
   * Writes `llms.txt` and `llms-full.txt`.
   *
   * @default true
   */
  readonly llms: boolean;
  /**
   * Order of the kinds of pages in `llms-full.txt`.
   *
   * @default ['doc', 'page', 'post']
   */
  readonly fullTextOrder: readonly ('doc' | 'page' | 'post')[];
  /**
   * Maximum number of characters of pages in `llms-full.txt`. If there are more, old posts are left
   * out first, then the last docs and pages; the file says so.
   *
   * @default 1600000
   */
  readonly maxCharacters: number;
  /**
   * Returns the lines below the title of a Markdown version.
   *
   * @default the given `defaults`: dates, version, authors, tags
   */
  readonly facts?:
    ((page: PublishedPage, defaults: readonly Fact[]) => readonly Fact[]) | undefined;
  /** Returns Markdown to put after the text of a page. */
  readonly append?: ((page: PublishedPage) => string | undefined) | undefined;
  /**
   * Shows a copy-as-Markdown button with a menu on docs, posts, and pages written in Markdown.
   *
   * @default false
   */
  readonly button: ButtonOptions | boolean;
}

const assistant = fields<Assistant>(
  {
    label: Joi.string().required(),
    url: allowing(
      Joi.string()
        .pattern(/^https?:\/\/[^\s/].*\{url\}/)
        .required(),
      'an address with \\{url} in it, such as "https://example.com/?q=\\{url}"',
    ),
  },
  'field',
);

const button = fields<ButtonOptions>(
  {assistants: Joi.array().items(assistant).unique('label').default([])},
  'field',
);

const options = {
  description: Joi.string(),
  note: Joi.string(),
  llms: Joi.boolean().default(true),
  fullTextOrder: allowing(
    Joi.array()
      .items(allowing(Joi.valid('doc', 'page', 'post'), '"doc", "page" or "post"'))
      .unique()
      .length(3),
    'a list of "doc", "page" and "post", in any order, such as ["post", "doc", "page"]',
  ).default(['doc', 'page', 'post']),
  maxCharacters: allowing(
    Joi.number().strict().integer().min(1),
    'a number of characters, such as 1600000',
  ).default(1_600_000),
  facts: allowing(Joi.function(), 'a function, such as (page, defaults) => defaults'),
  append: allowing(Joi.function(), 'a function, such as (page) => "Text"'),
  button: Joi.alternatives()
    .conditional(Joi.object(), {
      then: button,
      otherwise: allowing(Joi.boolean(), 'true, false, or an object such as \\{assistants: []}'),
    })
    .default(false),
};

export const validateOptions = optionsValidator<PluginOptions>(PLUGIN_NAME, options);

/**
 * Checks what the options `facts` and `append` returned for a page.
 *
 * @param ending result of `append`
 * @throws Error that names the plugin, the option, and what is allowed
 */
export function checkResults(
  {permalink}: Pick<PublishedPage, 'permalink'>,
  facts: unknown,
  ending: unknown,
): void {
  const isFact = (fact: unknown): boolean =>
    Array.isArray(fact) && fact.length === 2 && fact.every((each) => typeof each === 'string');
  if (!Array.isArray(facts) || !facts.every(isFact)) {
    throw new Error(
      `${PLUGIN_NAME}: the function "facts" must return a list of pairs of strings for ${permalink}, such as [["Kind", "doc"]].`,
    );
  }
  if (ending !== undefined && typeof ending !== 'string') {
    throw new Error(
      `${PLUGIN_NAME}: the function "append" must return Markdown or undefined for ${permalink}, such as "Kind: doc"; it cannot be async.`,
    );
  }
}
