import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Directives that take further sources. */
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

export type Directive = (typeof DIRECTIVES)[number];

/** Sources by directive, such as `{'connect-src': ['https://api.example']}`. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** Files of headers that the plugin can write, by their names in the build. */
export type HeaderFile = '_headers' | 'vercel.json';

/** Headers of all addresses that match a path below the base path; `*` at its end matches the rest. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PluginOptions {
  readonly id?: string;
  /**
   * Sources to allow beside those the build finds in pages: hosts that a component or a script
   * asks only in the browser.
   *
   * @default {}
   */
  readonly directives: Sources;
  /**
   * Hashes of inline scripts that pages may contain, such as `sha256-…`. Scripts of the
   * configuration, the theme and plugins stand in every page and need no entry.
   *
   * @default []
   */
  readonly inlineScripts: readonly string[];
  /**
   * What to do about content of pages that the policy blocks.
   *
   * @default 'throw'
   */
  readonly onBlockedContent: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * How to allow blocked content: the end of the message about it, for sites that set these options
   * from a configuration of their own.
   *
   * @default 'These are options of docusaurus-plugin-security-policy.'
   */
  readonly help: string;
  /**
   * Whether pages get a policy. With `false` only `headerFiles` are written.
   *
   * @default true
   */
  readonly pages: boolean;
  /**
   * Header files to write into the build. A file of the same name in `static/` is left alone.
   *
   * @default []
   */
  readonly headerFiles: readonly HeaderFile[];
  /**
   * Further headers for `headerFiles`.
   *
   * @default []
   */
  readonly headers: readonly HeaderRule[];
}

const source = Joi.string()
  .pattern(/^[^\s;,"]+$/)
  .messages({
    'string.pattern.base':
      '{{#label}} is not a source of a Content-Security-Policy: it must have no spaces, quotes, commas or semicolons',
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
              '{{#label}} must be a path below the base path, without a slash at its start and without spaces',
          }),
        headers: Joi.object()
          .pattern(Joi.string(), Joi.string().pattern(/^[^\r\n]+$/))
          .required(),
      }),
    )
    .default([]),
});

/** @throws ValidationError that names the option */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions> | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
