const TITLE = /<h1\b/;
const NOT_READ = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * The part of a built page that the local search plugin reads: the head's elements and what is in
 * `main`. The rest, such as the list of all posts, is half of a page, and parsing it takes as long. A
 * page without `main`, or with its title elsewhere, is left whole.
 *
 * @param {string} html
 */
export function contentHtml(html) {
  const body = html.indexOf('<body');
  const start = html.indexOf('<main', body);
  const end = html.lastIndexOf('</main>');
  const main = start === -1 ? '' : html.slice(start, end);
  const isTitled = TITLE.test(main) && !TITLE.test(html.slice(body, start));
  return isTitled ? `${html.slice(0, body).replace(NOT_READ, '')}<body>${main}` : html;
}
