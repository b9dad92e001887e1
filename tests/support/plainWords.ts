import type {Element, Nodes as HtmlNodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

function tidy(text: string): string {
  return text
    .replaceAll('\u200b', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim();
}

const BLOCK = /^(?:p|li|td|th|tr|h[1-6]|div|figcaption|figure|blockquote|pre|ul|ol|table|time)$/;

function textOf(node: HtmlNodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'element' && BLOCK.test(node.tagName) ? ` ${text} ` : text;
}

/** What the article of a built page says, with one space between words. */
export function articleText(html: string): string {
  let article: Element | undefined;
  visit(fromHtml(html), 'element', (element) => {
    article ??= element.tagName === 'article' ? element : undefined;
  });
  return article ? tidy(textOf(article)) : '';
}

/**
 * The paragraphs, headings and cells of a Markdown file as its reader sees them, or their lines.
 * Those with a formula or a picture have no words to compare.
 */
export function markdownTexts(root: Root, by: 'block' | 'line' = 'block'): string[] {
  const texts: string[] = [];
  visit(root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
      return;
    }
    const isPlain = node.children.every(({type}) => type !== 'inlineMath' && type !== 'image');
    if (isPlain) {
      const text = toString(node, {includeHtml: false});
      texts.push(...(by === 'line' ? text.split('\n') : [text]).map(tidy));
    }
  });
  return texts.filter((text) => text !== '');
}
