/**
 * The frame of a page's HTML, which Docusaurus fills by eta. It is Docusaurus 3.10's own, but for
 * the first of what would stand at the start of the body: the theme's sprite, whose only symbol its
 * icon draws itself here (`src/theme/Icon/ExternalLink`), and the theme's script, which
 * `headTags.ts` says shorter. Together they were a kilobyte and a half of every page.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.slice(it.preBodyTags.indexOf('</script>') + '</script>'.length) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
