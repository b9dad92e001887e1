import type {Element, Root as HtmlRoot, RootContent as HtmlContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {findElement, isDecoration, isElement, textOf} from 'docusaurus-built-pages';
import {HANDLERS} from './markdownHandlers.js';
import {isBlank, numberFootnotes, text, tidyText} from './markdownNodes.js';

/** Elements that are useless in Markdown. */
const LEFT_OUT = new Set(
  'button canvas form label progress rp script select style svg template textarea wbr'.split(' '),
);

/** Facts about a page that its article does not contain. */
export interface PageContext {
  /** Full address of the page. */
  readonly address: string;
  /** Text of links to interactive components, with `{title}`. */
  readonly interactive: string;
}

const isImage = ({tagName}: Element): boolean => tagName === 'img';

function isLeftOut(node: HtmlContent): boolean {
  if (node.type !== 'element') {
    return node.type === 'comment';
  }
  const {tagName, properties} = node;
  return (
    LEFT_OUT.has(tagName) ||
    (tagName === 'input' && properties['type'] !== 'checkbox') ||
    // Keeps `<noscript>` with an `<img>`: `@docusaurus/plugin-ideal-image` puts pictures there.
    (tagName === 'noscript' && !findElement(node, isImage)) ||
    isDecoration(node)
  );
}

/** Returns the full address of a link or picture; undefined for an empty, `data:` or `javascript:` address. */
function fullAddress(address: unknown, page: PageContext): string | undefined {
  const value = String(address ?? '');
  const isUsable =
    URL.canParse(value, page.address) && !/^(?:$|\s*(?:data|javascript):)/i.test(value);
  return isUsable ? new URL(value, page.address).href : undefined;
}

/** Replaces an interactive component with a link to it. */
function linkComponent(figure: Element, title: string, page: PageContext): void {
  const href = `${page.address}#${String(figure.properties['id'] ?? '')}`;
  const label = text(page.interactive.replace('{title}', title));
  figure.children = [{type: 'element', tagName: 'a', properties: {href}, children: [label]}];
}

/** Puts the caption of a picture on a line of its own: `<span><img><span>The caption</span></span>`. */
function separateCaption(span: Element): void {
  const [picture, caption] = span.children.filter(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
  const isPicture =
    isElement(picture, 'a', 'img', 'picture') && findElement(picture, isImage) !== undefined;
  if (isPicture && isElement(caption, 'span')) {
    caption.children.unshift({type: 'element', tagName: 'br', properties: {}, children: []});
  }
}

/** Gives an article full addresses, and removes what is useless in Markdown. */
function prepareArticle({children}: Element, page: PageContext): HtmlRoot {
  const root: HtmlRoot = {type: 'root', children};
  visit(root, (node, index, parent) => {
    if (node.type === 'root' || !parent || index === undefined) {
      return undefined;
    }
    // A drawing with the role of a picture becomes its label.
    if (isElement(node, 'svg') && node.properties['role'] === 'img') {
      const title = findElement(node, ({tagName}) => tagName === 'title');
      const label = String(node.properties['ariaLabel'] ?? textOf(title?.children ?? []));
      Object.assign(node, {tagName: 'span', children: [text(label)]});
    }
    if (isLeftOut(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'text') {
      node.value = node.value.replace(/[\u200B\u00AD]/g, '');
    }
    if (node.type !== 'element' || node.tagName === 'pre') {
      return SKIP;
    }
    const {href, src, style, dataPart} = node.properties;
    const [, align] = /\btext-align:\s*(left|center|right)/.exec(String(style ?? '')) ?? [];
    Object.assign(node.properties, {
      href: fullAddress(href, page),
      src: fullAddress(src, page),
      ...(align ? {align} : {}),
      // An empty link is part of a drawing, such as a day in a calendar, so its label is left out.
      ...(node.tagName === 'a' && node.children.length === 0 ? {ariaLabel: undefined} : {}),
    });
    // A site marks an interactive component with `data-part`, whose value is its title.
    if (node.tagName === 'figure' && typeof dataPart === 'string') {
      linkComponent(node, dataPart, page);
      return SKIP;
    }
    if (node.tagName === 'span') {
      separateCaption(node);
    }
    return undefined;
  });
  return root;
}

/**
 * Converts the article of a built page to Markdown. Addresses are absolute, formulas are TeX, all
 * panels of tabs are included, and interactive components become links to them. Code blocks keep their
 * language and title, drawings their caption and table. Changes the article, because copying it
 * takes time.
 */
export function articleMarkdown(article: Element, page: PageContext): RootContent[] {
  const tree = toMdast(prepareArticle(article, page), {handlers: HANDLERS, document: true});
  tidyText(tree);
  numberFootnotes(tree);
  const children = tree.type === 'root' ? tree.children : [];
  return children.filter(
    (node) =>
      !(node.type === 'paragraph' || node.type === 'heading') || !node.children.every(isBlank),
  );
}
