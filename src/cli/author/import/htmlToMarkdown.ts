import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, resourceLink: false})
  .freeze();

/** Where a reader of the old blog had to press "more", as a comment that survives the way. */
const MORE = /<!--\s*(?:more\b[^>]*|next(?:page))\s*-->/gi;
const MARK = 'TRUNCATE-HERE';

/** Entities, and the tags that summaries have; other angle brackets are those of a title. */
const MARKED = /&#?\w+;|<\/?(?:a|b|br|code|div|em|i|p|span|strong)\b/i;

/** What a reader sees of a title or a summary that may hold entities and tags. */
export function plainText(text: string): string {
  return MARKED.test(text)
    ? toString(toMdast(fromHtml(text, {fragment: true})))
        .replace(/\s+/g, ' ')
        .trim()
    : text;
}

/** HTML of a post as Markdown; what Markdown has no word for (frames, scripts) is dropped or linked. */
export function htmlToMarkdown(html: string): string {
  const marked = html
    .replace(MORE, `<p>${MARK}</p>`)
    // WordPress writes paragraphs as empty lines, with comments of its editor between them.
    .replace(/<!--\s*\/?wp:.*?-->/gs, '')
    .replace(
      /<iframe[^>]*\ssrc=["']([^"']+)["'][^>]*>.*?<\/iframe>/gis,
      '<p><a href="$1">$1</a></p>',
    );
  const blocks = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|pre)\b/i.test(marked)
    ? marked
    : marked.replace(/\n{2,}/g, '<p>');
  const tree = toMdast(fromHtml(blocks, {fragment: true})) as Root;
  return writer.stringify(tree).replace(MARK, '<!-- truncate -->');
}
