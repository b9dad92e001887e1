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
  const paths = options.eager.map(escapeRegExp).join('|');
  return {
    base,
    // An empty list matches nothing; without the lookahead it would match the base path.
    eager: options.eager.length === 0 ? '(?!)' : `^${escapeRegExp(base)}(${paths})\\/?$`,
    delay: options.delay,
    search: options.search,
    positions: POSITIONS,
    ...loaderMessages(context),
  };
}

/**
 * Returns the minified loader, which is the same in every page.
 *
 * @param source code of the loader; by default, the compiled loader of this package
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
