import type {OptionValidationContext} from '@docusaurus/types';
import {allowing, fields, Joi, optionsValidator} from 'docusaurus-built-pages/options';

export const PLUGIN_NAME = 'docusaurus-plugin-security-policy';

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

/** Keywords of a source need quotes: without them, the browser takes them for hosts. */
const KEYWORD =
  "'(?:self|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|strict-dynamic|report-sample|(?:nonce|sha256|sha384|sha512)-[\\w+/=-]+)'";
const UNQUOTED = '(?:self|none|unsafe-.+|wasm-unsafe-eval|strict-dynamic|data|blob|https?)$';
const SCHEME = '[a-z][a-z\\d+.-]*:';
const HOST = `(?:${SCHEME}//)?(?:\\*|(?:\\*\\.)?[\\w-]+(?:\\.[\\w-]+)*)(?::(?:\\d+|\\*))?(?:/[^\\s;,"]*)?`;
const SOURCE = new RegExp(`^(?:${KEYWORD}|${SCHEME}|(?!${UNQUOTED})${HOST})$`, 'i');

const source = allowing(
  Joi.string().pattern(SOURCE),
  `one source of a Content-Security-Policy, such as "https://api.example.com", "data:" or "'self'"`,
);

const headerRule = fields<HeaderRule>(
  {
    path: allowing(
      Joi.string()
        .pattern(/^[^/\s]\S*$/)
        .required(),
      'a path below the base path, without a leading slash and without spaces, such as "feed.json" or "img/*"',
    ),
    headers: allowing(
      Joi.object()
        .pattern(
          /^[\w-]+$/,
          allowing(
            Joi.string().pattern(/^[^\r\n]+$/),
            'the value of the header, on one line, such as "no-store"',
          ),
        )
        .min(1)
        .required(),
      'an object of values by header, such as \\{"Cache-Control": "no-store"}',
    ).messages({
      'object.unknown':
        '{{#label}} is not the name of a header: use letters, digits and hyphens, as in "Cache-Control"',
    }),
  },
  'field',
);

const options = {
  directives: allowing(
    fields<Sources>(
      Object.fromEntries(
        DIRECTIVES.map((name) => [
          name,
          allowing(
            Joi.array().items(source),
            'a list of sources, such as ["https://api.example.com"]',
          ),
        ]),
      ),
      'directive',
    ),
    'an object of lists by directive, such as \\{"connect-src": ["https://api.example.com"]}',
  ).default({}),
  inlineScripts: allowing(
    Joi.array().items(
      allowing(
        Joi.string().pattern(/^'?sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'?$/),
        'the hash of a script, such as "sha256-…"; the build names the hash of each script that it blocks',
      ),
    ),
    'a list of hashes, such as ["sha256-…"]',
  ).default([]),
  onBlockedContent: allowing(
    Joi.string().valid('ignore', 'log', 'warn', 'throw'),
    '"throw", "warn", "log" or "ignore"',
  ).default('throw'),
  help: allowing(Joi.string(), 'a sentence, such as "The hosts are in hosts.json."').default(
    `These are options of ${PLUGIN_NAME}.`,
  ),
  pages: allowing(Joi.boolean(), 'true or false').default(true),
  headerFiles: allowing(
    Joi.array().items(
      allowing(Joi.string().valid('_headers', 'vercel.json'), '"_headers" or "vercel.json"'),
    ),
    'a list of "_headers" and "vercel.json"',
  ).default([]),
  headers: allowing(
    Joi.array().items(
      allowing(
        headerRule,
        'a rule, such as \\{path: "img/*", headers: \\{"Cache-Control": "no-store"}}',
      ),
    ),
    'a list of rules, such as [\\{path: "img/*", headers: \\{"Cache-Control": "no-store"}}]',
  ).default([]),
};

const validate = optionsValidator<PluginOptions>(
  PLUGIN_NAME,
  options,
  '\\{headerFiles: ["_headers"]}',
);

/** @throws Error about options that have no effect without another one */
function checkPairs({pages, headerFiles, headers}: PluginOptions): void {
  if (headerFiles.length === 0 && !pages) {
    throw new Error(
      `${PLUGIN_NAME}: "pages" is false and "headerFiles" is empty, so the plugin would do nothing. Set one of them, such as headerFiles: ["_headers"], or remove the plugin.`,
    );
  }
  if (headerFiles.length === 0 && headers.length > 0) {
    throw new Error(
      `${PLUGIN_NAME}: "headers" needs a file for the headers in "headerFiles", such as headerFiles: ["_headers"].`,
    );
  }
}

/** @throws Error that names the plugin, the option, and what is allowed */
export function validateOptions(
  context: OptionValidationContext<Partial<PluginOptions> | undefined, PluginOptions>,
): PluginOptions {
  const valid = validate(context);
  checkPairs(valid);
  return valid;
}
