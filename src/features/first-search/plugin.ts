import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_CHUNK} from 'docusaurus-theme-search-ask';
import {SEARCH_PLACEHOLDER} from '../../lib/searchSettings';
import {escapeHtml} from '../../lib/text';
import {translatableTexts} from '../../lib/translatableTexts';
import type {Messages} from '../../lib/translatableTexts';

const TEXTS = {
  search: {message: 'Search', description: 'Accessible name of the search field'},
  placeholder: {message: SEARCH_PLACEHOLDER, description: 'Placeholder of the search field'},
  cancel: {message: 'Cancel', description: 'Button that closes the search on phones'},
  hint: {
    message: 'Results will appear here. Enter opens the results page.',
    description: 'Shown below the search field while the search loads',
  },
};

type Texts = Messages<keyof typeof TEXTS>;

/** Selector of the search button in the navbar. */
const BUTTON = '.DocSearch-Button';

/** Compiles `earlyField.ts` to an inline script that calls its function. */
function earlyFieldScript(baseUrl: string, texts: Texts): string {
  const source = readFileSync(path.join(__dirname, 'earlyField.ts'), 'utf8');
  const escaped = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, escapeHtml(text)]),
  );
  const values = [`${baseUrl}search`, SEARCH_CHUNK, BUTTON, escaped];
  const call = `earlyField(${values.map((value) => JSON.stringify(value)).join()});`;
  const {code} = transformSync(
    `${source.replaceAll('export ', '').replace('default ', '')}\n${call}`,
    {
      jsc: {
        parser: {syntax: 'typescript'},
        target: 'es2022',
        minify: {compress: {toplevel: true, passes: 3}, mangle: {toplevel: true}},
      },
      isModule: false,
      minify: true,
    },
  );
  return code;
}

/**
 * Adds the script of `earlyField.ts` to every page. `npm run dev` loads the client immediately and
 * does not need it.
 */
export default function firstSearch({baseUrl}: LoadContext): Plugin {
  return {
    name: 'first-search',
    ...translatableTexts(TEXTS),
    injectHtmlTags: ({content}) =>
      process.env['NODE_ENV'] === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: earlyFieldScript(baseUrl, content as Texts)}]}
        : {},
  };
}
