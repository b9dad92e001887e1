import {createRequire} from 'node:module';
import type * as validation from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {PublishedPage} from 'docusaurus-built-pages';

// Plain Node, which loads the package for a CommonJS configuration, can't `import` this name.
const {Joi} = createRequire(import.meta.url)('@docusaurus/utils-validation') as typeof validation;

/** A line below the title of a Markdown version, such as `Published: 2026-01-31`. */
export type Fact = readonly [label: string, value: string];

/** An assistant that the menu of the button offers. */
export interface Assistant {
  readonly label: string;
  /** Address; `{url}` is replaced with the address of the Markdown version, encoded for a query. */
  readonly url: string;
}

/** Options of the button. */
export interface ButtonOptions {
  /**
   * Assistants in which the menu can open the page.
   *
   * @default []
   */
  readonly assistants: readonly Assistant[];
}

/** Options of the plugin. */
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
   * @default a sentence about `.md` addresses
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
   * Shows a button that copies the page as Markdown, with a menu, on docs, posts and Markdown pages.
   *
   * @default false
   */
  readonly button: ButtonOptions | boolean;
}

const KINDS = ['doc', 'page', 'post'] as const;

const assistant = Joi.object({
  label: Joi.string().required(),
  url: Joi.string()
    .pattern(/^https?:\/\/.*\{url\}/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be an address with \\{url} in it, such as "https://example.com/?q=\\{url}"',
    }),
});

const schema = Joi.object<PluginOptions>({
  description: Joi.string(),
  note: Joi.string(),
  llms: Joi.boolean().default(true),
  fullTextOrder: Joi.array()
    .items(Joi.valid(...KINDS))
    .unique()
    .length(KINDS.length)
    .default([...KINDS])
    .messages({'array.length': "{{#label}} must have 'doc', 'page' and 'post', in any order"}),
  maxCharacters: Joi.number().integer().min(1).default(1_600_000),
  facts: Joi.function(),
  append: Joi.function(),
  button: Joi.alternatives(
    Joi.boolean(),
    Joi.object({assistants: Joi.array().items(assistant).default([])}),
  )
    .default(false)
    .messages({
      'alternatives.types': '{{#label}} must be true, false, or an object with "assistants"',
    }),
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

/** Fills in defaults, for sites that call the plugin's function themselves. */
export function withDefaults(options: Partial<PluginOptions>): PluginOptions {
  return Joi.attempt(options, schema.append({id: Joi.string()})) as PluginOptions;
}
