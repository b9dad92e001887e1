import {parse} from 'css-what';
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
   * Without an interaction, the scripts load this many milliseconds after the page, as soon as the
   * browser is idle. `false`: only on an interaction. Slow or metered connections always wait for one.
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

/** Longest time that timers of browsers can wait. */
const MAX_DELAY = 2 ** 31 - 1;

/** @throws Error if the browser could not read the selector */
function checkSelector(selector: string): string {
  parse(selector);
  return selector;
}

const options = {
  eager: allowing(
    Joi.array().items(
      allowing(
        Joi.string()
          .allow('')
          .pattern(/^[^/\s?#]([^\s?#]*[^/\s?#])?$/),
        'a path below the base path, without a leading or trailing slash, query or spaces, such as "search", or "" for the home page',
      ),
    ),
    'a list of paths, such as ["search"]',
  ).default([]),
  delay: allowing(
    Joi.alternatives(Joi.number().integer().min(0).max(MAX_DELAY), Joi.valid(false)),
    'a number of milliseconds, such as 2500, or false',
  ).default(2500),
  idle: allowing(Joi.valid('run', 'fetch'), '"run" or "fetch"').default('run'),
  search: allowing(
    Joi.alternatives(Joi.string().custom(checkSelector), Joi.valid(false)),
    'a CSS selector, such as ".navbar__search", or false',
  ).default('.DocSearch-Button, .navbar__search'),
  chunks: allowing(
    Joi.array().items(
      allowing(
        Joi.string().pattern(/^[\w-]+$/),
        'the name of a chunk, as in webpackChunkName: letters, digits, "_" and "-", such as "search-modal"',
      ),
    ),
    'a list of names of chunks, such as ["search-modal"]',
  ).default([]),
};

export const validateOptions = optionsValidator<PluginOptions>(
  PLUGIN_NAME,
  options,
  '\\{eager: ["search"]}',
);
