import {allowing, Joi, optionsValidator} from 'docusaurus-built-pages/options';

export const PLUGIN_NAME = 'docusaurus-plugin-late-client';

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
   * If the reader does not interact, `idle` takes effect this many milliseconds after the page has
   * loaded, when the browser is next idle. `false`: never. Slow or metered connections always wait for
   * an interaction.
   *
   * @default 2500
   */
  readonly delay: number | false;
  /**
   * After `delay`, `'run'` loads and runs the scripts of the page. `'fetch'` only fetches the scripts
   * that all pages share, so that they are in the browser's cache; they run on an interaction.
   *
   * @default 'run'
   */
  readonly idle: 'run' | 'fetch';
  /**
   * Names of chunks (`webpackChunkName`) that inline scripts of the site may load before the
   * client, with `lateClient.load(name)`.
   *
   * @default []
   */
  readonly chunks: readonly string[];
}

/** Maximum delay of browser timers. */
const MAX_DELAY = 2 ** 31 - 1;

const options = {
  eager: Joi.array()
    .items(
      allowing(
        Joi.string()
          .allow('')
          .pattern(/^[^/\s?#]([^\s?#]*[^/\s?#])?$/),
        'a path below the base path, without a leading or trailing slash, query or spaces, such as "search", or "" for the home page',
      ),
    )
    .default([]),
  delay: allowing(
    Joi.alternatives(Joi.number().integer().min(0).max(MAX_DELAY), Joi.valid(false)),
    'a number of milliseconds, such as 2500, or false',
  ).default(2500),
  idle: Joi.valid('run', 'fetch').default('run'),
  chunks: Joi.array()
    .items(
      allowing(
        Joi.string().pattern(/^[\w-]+$/),
        'the name of a chunk, as in webpackChunkName: letters, digits, "_" and "-", such as "search-modal"',
      ),
    )
    .default([]),
};

export const validateOptions = optionsValidator<PluginOptions>(PLUGIN_NAME, options);
