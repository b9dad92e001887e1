import {POSITIONS} from './protocol.js';

/** Start of a tag that the page template must contain for the loader. */
export const SCRIPTS_META = '<meta name="late-client" content="';

/**
 * Docusaurus' own page template (3.10) with two differences: it lists the scripts in a `<meta>`
 * instead of loading them, and inline scripts come first, because a script waits for the style
 * sheet above it. If the plugin is not installed (its loader, which contains `POSITIONS`, is missing),
 * the template loads the scripts, as Docusaurus does.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    ${SCRIPTS_META}<%= it.scripts.join(' ') %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.headTags.includes('${POSITIONS}') || it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
