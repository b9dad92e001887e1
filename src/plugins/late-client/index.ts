import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

interface Options {
  /**
   * Pages whose scripts load at once, by their paths below the base path. Those of an address with
   * a query always do.
   */
  readonly eager: readonly string[];
  /** Selector of the button whose files (`search-scripts`) load as soon as it is pressed. */
  readonly searchButton: string;
  /** Of the field that a press on the button shows at once; Enter in it opens the page `search`. */
  readonly searchPlaceholder: string;
}

/** The loader as it is in every page. */
export function loaderScript(
  baseUrl: string,
  {eager, searchButton, searchPlaceholder}: Options,
): string {
  const source = readFileSync(path.join(__dirname, 'loader.ts'), 'utf8');
  const base = escapeRegExp(baseUrl);
  const paths = `/^${base}(${eager.map(escapeRegExp).join('|')})\\/?$/`;
  const texts = [searchButton, searchPlaceholder].map((text) => JSON.stringify(text));
  const values = [JSON.stringify(baseUrl), paths, ...texts].join();
  const {code} = transformSync(`${source.replace('export default', '')}\nloader(${values});`, {
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2022',
      minify: {compress: {toplevel: true, passes: 3}, mangle: {toplevel: true}},
    },
    isModule: false,
    minify: true,
  });
  return code;
}

/**
 * Docusaurus' own page template (3.10) with two differences: the loader reads the names of the
 * scripts from a `<meta>`, and inline scripts come first, because a script waits for the style sheet
 * above it.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="scripts" content="<%= it.scripts.join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/**
 * Loads the client at the first interaction. A page has no `<script src>`, but a loader that fetches
 * the scripts when the reader does something, or once the browser is idle and the line is neither slow
 * nor metered. Needs `pageTemplate` as
 * the site's `ssrTemplate`. `npm run dev` loads the same client at once.
 */
export default function lateClient({baseUrl}: LoadContext, options: Options): Plugin {
  return {
    name: 'late-client',
    injectHtmlTags: () =>
      process.env['NODE_ENV'] === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: loaderScript(baseUrl, options)}]}
        : {},
  };
}
