import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';
import {minify} from 'terser';
import type {PluginOptions} from './options.js';
import {POSITIONS} from './protocol.js';
import type {LoaderOptions} from './protocol.js';

const SOURCE = new URL('./client/loader.js', import.meta.url);

/** The loader's texts by id, inserted by the build because the loader cannot use React. */
const ENGLISH = {
  'theme.LateClient.message':
    'Part of this page could not be loaded: links work, but search, menus and other controls do not.',
  'theme.LateClient.retry': 'Retry',
};

/** Returns a path as in `location.pathname`, but without a slash at its end. */
export function toPathname(path: string): string {
  return new URL(path, 'https://site.invalid').pathname.replace(/\/$/, '');
}

async function loaderOptions(
  {baseUrl: base, i18n, codeTranslations}: LoadContext,
  options: PluginOptions,
): Promise<LoaderOptions> {
  const dirPath = fileURLToPath(new URL('../messages', import.meta.url));
  const locale = i18n.currentLocale;
  const messages = {
    ...ENGLISH,
    ...(await readDefaultCodeTranslationMessages({dirPath, locale, name: 'late-client'})),
    ...codeTranslations,
  };
  return {
    base,
    eager: options.eager.map((page) => toPathname(base + page)),
    delay: options.delay,
    idle: options.idle,
    positions: POSITIONS,
    message: messages['theme.LateClient.message'],
    retry: messages['theme.LateClient.retry'],
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
      global_defs: {OPTIONS: await loaderOptions(context, options)},
    },
  });
  return code;
}
