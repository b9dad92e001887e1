import {createRequire} from 'node:module';
import type * as validation from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

// Plain Node, which loads the package for a CommonJS configuration, can't `import` this name.
const {Joi} = createRequire(import.meta.url)('@docusaurus/utils-validation') as typeof validation;

/** Options of the plugin. */
export interface PluginOptions {
  readonly id?: string;
  /**
   * Pages whose scripts load at once, by their paths below the base path, such as `search`, or `''`
   * for the home page. Pages whose address has a query always load at once.
   *
   * @default []
   */
  readonly eager: readonly string[];
  /**
   * Without an interaction, the scripts load this many milliseconds after the page, as soon as the
   * browser is idle. `false`: only on an interaction, as always on slow or metered connections.
   *
   * @default 2500
   */
  readonly delay: number | false;
  /**
   * Selector of the control that opens the search. On pages with this control, Ctrl+K, ⌘+K and `/`
   * are replayed when the search has loaded. `false`: leaves these keys to the browser.
   *
   * @default '.DocSearch-Button, .navbar__search'
   */
  readonly search: string | false;
  /**
   * Names of chunks (`webpackChunkName`) that inline scripts of the site may load before the
   * client, with `lateClient.load(name)`.
   *
   * @default []
   */
  readonly chunks: readonly string[];
}

const schema = Joi.object<PluginOptions>({
  eager: Joi.array()
    .items(
      Joi.string()
        .allow('')
        .pattern(/^[^/\s?#]([^\s?#]*[^/\s?#])?$/)
        .messages({
          'string.pattern.base':
            '{{#label}} must be a path below the base path, such as "search", without leading or trailing slash, query and spaces',
        }),
    )
    .default([]),
  delay: Joi.alternatives(Joi.number().integer().min(0), Joi.valid(false)).default(2500).messages({
    'alternatives.types': '{{#label}} must be a number of milliseconds, or false',
  }),
  search: Joi.alternatives(Joi.string(), Joi.valid(false))
    .default('.DocSearch-Button, .navbar__search')
    .messages({'alternatives.types': '{{#label}} must be a CSS selector, or false'}),
  chunks: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[\w-]+$/)
        .messages({
          'string.pattern.base':
            '{{#label}} is not a chunk name: use letters, digits, "_" and "-", as in webpackChunkName',
        }),
    )
    .default([]),
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
