import {readFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {minify} from 'terser';
import {loaderMessages} from './messages.js';
import type {PluginOptions} from './options.js';
import {POSITIONS} from './protocol.js';
import type {LoaderOptions} from './protocol.js';

const SOURCE = new URL('./client/loader.js', import.meta.url);

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function loaderOptions(context: LoadContext, options: PluginOptions): LoaderOptions {
  const base = context.baseUrl;
  return {
    base,
    eager: `^${escapeRegExp(base)}(${options.eager.map(escapeRegExp).join('|')})\\/?$`,
    delay: options.delay,
    search: options.search,
    positions: POSITIONS,
    ...loaderMessages(context),
  };
}

/**
 * @param source code of the loader, by default the compiled one of this package
 * @returns the loader as it is in every page, minified
 */
export async function loaderScript(
  context: LoadContext,
  options: PluginOptions,
  source: string = readFileSync(SOURCE, 'utf8'),
): Promise<string> {
  const {code = ''} = await minify(`${source.replace('export default ', '')}\nloader();`, {
    ecma: 2020,
    toplevel: true,
    compress: {
      passes: 3,
      unsafe_arrows: true,
      global_defs: {OPTIONS: loaderOptions(context, options)},
    },
  });
  return code;
}
