import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_CHUNK} from 'docusaurus-theme-search-ask';
import {SEARCH_PLACEHOLDER} from '../../lib/searchSettings';

/** Selector of the search button in the navbar. */
const BUTTON = '.DocSearch-Button';

/** Compiles the inline script. */
function firstFieldScript(baseUrl: string): string {
  const source = readFileSync(path.join(__dirname, 'firstField.ts'), 'utf8');
  const values = [`${baseUrl}search`, SEARCH_CHUNK, BUTTON, SEARCH_PLACEHOLDER];
  const call = `firstField(${values.map((text) => JSON.stringify(text)).join()});`;
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
 * Adds the script of `firstField.ts` to every page. `npm run dev` loads the client immediately and does
 * not need it.
 */
export default function firstSearch({baseUrl}: LoadContext): Plugin {
  return {
    name: 'first-search',
    injectHtmlTags: () =>
      process.env['NODE_ENV'] === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: firstFieldScript(baseUrl)}]}
        : {},
  };
}
