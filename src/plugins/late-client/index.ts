import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Pages that are nothing without their scripts, which they ask for at once, as any address with a
 * query does. The map is a picture of links until then.
 */
const AT_ONCE = ['chat', 'search'];

/** The loader as it stands in every page. */
export function loaderScript(baseUrl: string): string {
  const source = readFileSync(path.join(__dirname, 'loader.ts'), 'utf8');
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const atOnce = `/^${base}(${AT_ONCE.join('|')})\\/?$/`;
  const {code} = transformSync(
    `${source.replace('export default', '')}\nloader(${JSON.stringify(baseUrl)}, ${atOnce});`,
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
 * The client comes late: no page has `<script src>`, but a loader that fetches the scripts when the
 * reader turns to the page, or once the browser has nothing else to do. Needs `pageTemplate` as the
 * site's `ssrTemplate`. `npm run dev` loads the same client at once.
 */
export default function lateClient({baseUrl}: LoadContext): Plugin {
  return {
    name: 'late-client',
    injectHtmlTags: () =>
      process.env['NODE_ENV'] === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: loaderScript(baseUrl)}]}
        : {},
  };
}
