import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

type CreatePlugin = (options?: unknown) => unknown;

const load = createRequire(__filename);

function isNamed(plugin: unknown): plugin is readonly [string, unknown?] {
  return Array.isArray(plugin) && typeof plugin[0] === 'string';
}

/**
 * Makes the plugins of PostCSS that are named by their module once for all sheets, where its loader
 * makes them for each, and looks for no file of settings beside each sheet: both took longer than
 * what the plugins do.
 *
 * @returns options whose plugins are made when they are first asked for, which throws an Error where
 *   the module of one is not there
 */
export function sharePlugins(options: PostCssOptions): PostCssOptions {
  const make = () =>
    options.plugins.map((plugin) =>
      isNamed(plugin) ? (load(plugin[0]) as CreatePlugin)(plugin[1]) : plugin,
    );
  let made: unknown[] | undefined;
  return {
    ...options,
    config: false,
    // Where all sheets come from the bundler's cache, nothing is made.
    get plugins() {
      return (made ??= make());
    },
  };
}
