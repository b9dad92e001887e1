import {createRequire} from 'node:module';
import type * as validation from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

// Plain Node, which loads the package for a CommonJS configuration, can't `import` this name.
const {Joi} = createRequire(import.meta.url)('@docusaurus/utils-validation') as typeof validation;

/** Directives that can have additional sources. */
export const DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'font-src',
  'img-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'object-src',
] as const;

/** Name of a directive, such as `script-src`. */
export type Directive = (typeof DIRECTIVES)[number];

/** Sources by directive, such as `{'connect-src': ['https://api.example']}`. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** Names of header files that the plugin can write. */
export type HeaderFile = '_headers' | 'vercel.json';

/** Headers for addresses that match a path below the base path; a trailing `*` matches anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Options of the plugin. */
export interface PluginOptions {
  readonly id?: string;
  /**
   * Sources to allow in addition to those that the build finds in pages, such as hosts that scripts
   * contact in the browser.
   *
   * @default {}
   */
  readonly directives: Sources;
  /**
   * Hashes of inline scripts that pages may contain, such as `sha256-…`. Scripts of the
   * configuration, the theme and plugins are in every page and need no entry.
   *
   * @default []
   */
  readonly inlineScripts: readonly string[];
  /**
   * Reaction to content that the policy blocks.
   *
   * @default 'throw'
   */
  readonly onBlockedContent: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * Last line of the message about blocked content, for sites that set these options from their own
   * configuration.
   *
   * @default 'These are options of docusaurus-plugin-security-policy.'
   */
  readonly help: string;
  /**
   * Adds a policy to pages. `false`: only writes `headerFiles`.
   *
   * @default true
   */
  readonly pages: boolean;
  /**
   * Header files to write into the build. A file with the same name in `static/` takes precedence.
   *
   * @default []
   */
  readonly headerFiles: readonly HeaderFile[];
  /**
   * Additional headers for `headerFiles`.
   *
   * @default []
   */
  readonly headers: readonly HeaderRule[];
}

const source = Joi.string()
  .pattern(/^[^\s;,"]+$/)
  .messages({
    'string.pattern.base':
      '{{#label}} is not a source of a Content-Security-Policy: remove double quotes, spaces, commas and semicolons',
  });

const schema = Joi.object<PluginOptions>({
  directives: Joi.object(
    Object.fromEntries(DIRECTIVES.map((name) => [name, Joi.array().items(source)])),
  ).default({}),
  inlineScripts: Joi.array()
    .items(
      Joi.string()
        .pattern(/^'?sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'?$/)
        .messages({'string.pattern.base': '{{#label}} is not a hash such as sha256-…'}),
    )
    .default([]),
  onBlockedContent: Joi.string().valid('ignore', 'log', 'warn', 'throw').default('throw'),
  help: Joi.string().default('These are options of docusaurus-plugin-security-policy.'),
  pages: Joi.boolean().default(true),
  headerFiles: Joi.array().items(Joi.string().valid('_headers', 'vercel.json')).default([]),
  headers: Joi.array()
    .items(
      Joi.object({
        path: Joi.string()
          .pattern(/^[^/\s]\S*$/)
          .required()
          .messages({
            'string.pattern.base':
              '{{#label}} must be a path below the base path, without a leading slash and without spaces',
          }),
        headers: Joi.object()
          .pattern(Joi.string(), Joi.string().pattern(/^[^\r\n]+$/))
          .required(),
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
