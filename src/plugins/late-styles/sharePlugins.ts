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
 * @throws Error where the module of a plugin is not there
 */
export function sharePlugins(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.map((plugin) =>
    isNamed(plugin) ? (load(plugin[0]) as CreatePlugin)(plugin[1]) : plugin,
  );
  return {...options, config: false, plugins};
}
