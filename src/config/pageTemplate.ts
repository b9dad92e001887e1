/**
 * The frame of a page's HTML, which Docusaurus fills by eta. It is Docusaurus 3.10's own, but for
 * the first of what would stand at the start of the body: the theme's sprite, whose only symbol its
 * icon draws itself here (`src/theme/Icon/ExternalLink`), and the theme's script, which
 * `headTags.ts` says shorter. Together they were a kilobyte and a half of every page.
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
    <%~ it.preBodyTags.slice(it.preBodyTags.indexOf('</script>') + '</script>'.length) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
