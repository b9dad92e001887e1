import {minifySync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_CHUNK} from 'docusaurus-theme-search-ask';
import {escapeHtml} from '../../lib/text';
import {translatableTexts} from '../../lib/translatableTexts';
import type {Messages} from '../../lib/translatableTexts';
import earlyField from './earlyField';

/** Placeholder of the search field. */
export const SEARCH_PLACEHOLDER = 'Search posts, books and media';

const TEXTS = {
  search: {message: 'Search', description: 'Accessible name of the search field'},
  placeholder: {message: SEARCH_PLACEHOLDER, description: 'Placeholder of the search field'},
  cancel: {message: 'Cancel', description: 'Button that closes the search on phones'},
  hint: {
    message: 'Results will appear here. Enter opens the results page.',
    description: 'Shown below the search field while the search loads',
  },
};

export type Texts = Messages<keyof typeof TEXTS>;

/** Selector of the search button in the navbar. */
const BUTTON = '.DocSearch-Button';

/** Returns an inline script that calls the function of `earlyField.ts`. */
function earlyFieldScript(baseUrl: string, texts: Texts): string {
  const escaped = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, escapeHtml(text)]),
  );
  const values = [`${baseUrl}search`, SEARCH_CHUNK, BUTTON, escaped];
  const call = `(${earlyField.toString()})(${values.map((value) => JSON.stringify(value)).join()});`;
  return minifySync(call, {compress: {passes: 3}, mangle: true}).code;
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
