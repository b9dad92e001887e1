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
  'base-uri',
] as const;

/** Sources by directive, such as `{'connect-src': ['https://api.example']}`. */
export type Sources = Partial<Record<(typeof DIRECTIVES)[number], readonly string[]>>;

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
  readonly headerFiles: readonly ('_headers' | 'vercel.json')[];
}

/** Keywords need quotes: without them, the browser takes them for hosts. */
const KEYWORD =
  "'(?:self|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|strict-dynamic|report-sample|(?:nonce|sha256|sha384|sha512)-[\\w+/=-]+)'";
/** Common mistakes that look like hosts: keywords without quotes, and schemes without a colon. */
const UNQUOTED = '(?:self|none|unsafe-.+|wasm-unsafe-eval|strict-dynamic|data|blob|https?)$';
const SCHEME = '[a-z][a-z\\d+.-]*:';
const HOST = `(?:${SCHEME}//)?(?:\\*|(?:\\*\\.)?[\\w-]+(?:\\.[\\w-]+)*)(?::(?:\\d+|\\*))?(?:/[^\\s;,"]*)?`;
const SOURCE = new RegExp(`^(?:${KEYWORD}|${SCHEME}|(?!${UNQUOTED})${HOST})$`, 'i');

const source = allowing(
  Joi.string().pattern(SOURCE),
  `one source of a Content-Security-Policy, such as "https://api.example.com", "data:" or "'self'"`,
);

const options = {
  directives: fields<Sources>(
    Object.fromEntries(DIRECTIVES.map((name) => [name, Joi.array().items(source)])),
    'directive',
  ).default({}),
  inlineScripts: Joi.array()
    .items(
      allowing(
        Joi.string().pattern(/^'?sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'?$/),
        'the hash of a script, such as "sha256-…"; the build reports the hash of each script that the policy blocks',
      ),
    )
    .default([]),
  onBlockedContent: Joi.valid('ignore', 'log', 'warn', 'throw').default('throw'),
  help: Joi.string().default(`These are options of ${PLUGIN_NAME}.`),
  pages: Joi.boolean().default(true),
  headerFiles: Joi.array().items(Joi.valid('_headers', 'vercel.json')).default([]),
};

export const validateOptions = optionsValidator<PluginOptions>(PLUGIN_NAME, options);
