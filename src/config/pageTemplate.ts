/** The theme's sprite with its one symbol, then the theme's script; nothing stands before them. */
const THEME_TAGS =
  /^<svg style="display: none;"><defs>\s*<symbol id="theme-svg-external-link"(?:(?!<symbol|<\/svg>).)*<\/svg>\s*<script>(?:(?!<\/script>).)*data-theme.*?<\/script>/s;

const UNEXPECTED =
  'src/config/pageTemplate.ts expects the start of the body to be the theme’s sprite, with ' +
  'theme-svg-external-link as its only symbol, and the theme’s script, which sets data-theme: ' +
  'they are left out of each page. Docusaurus or a plugin now puts something else there; see what ' +
  'it is, and change the template and src/config/headTags.ts.';

/**
 * The frame of a page's HTML, which Docusaurus fills by eta. It is Docusaurus 3.10's own, but for
 * the first of what would stand at the start of the body: the theme's sprite, whose only symbol its
 * icon draws itself here (`src/theme/Icon/ExternalLink`), and the theme's script, which
 * `headTags.ts` says shorter. Together they were a kilobyte and a half of every page. A build stops
 * where something else stands there.
 *
 * Of what the manager of the head has written, the last alone keeps the mark by which its browser
 * half knows it; that half marks the others when it is needed (`light-client/client/markHead.ts`).
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const tags = it.metaAttributes.join(''); %>
    <% const mark = ' data-rh="true"'; %>
    <% const last = tags.lastIndexOf(mark); %>
    <%~ tags.slice(0, last).replaceAll(mark, '') + tags.slice(last) %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%
      const themeTags = ${THEME_TAGS}.exec(it.preBodyTags);
      if (!themeTags) {
        throw new Error(${JSON.stringify(UNEXPECTED)});
      }
    %>
    <%~ it.preBodyTags.slice(themeTags[0].length) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
