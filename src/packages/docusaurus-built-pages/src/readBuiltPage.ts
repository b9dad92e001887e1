import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';
import {findElement, hasClass, isSkipped, textOf} from './hastText.js';
import type {ArticleText} from './readBlocks.js';
import {readBlocks} from './readBlocks.js';

/** A page as Docusaurus wrote it. */
export interface BuiltPage extends ArticleText {
  /** Text of the page's `<h1>`, or else its `<title>` without the site's title. */
  readonly title: string;
  readonly description: string;
  /** Value of `<html lang>`. */
  readonly language: string;
  /** True if the page asks robots not to index it. */
  readonly isNoIndex: boolean;
  /** The element with the page's text; undefined for applications and lists. */
  readonly article: Element | undefined;
}

/** Without scripting, the content of `<noscript>` is parsed. */
const PARSER = {scriptingEnabled: false};

function headFacts(html: string) {
  const head = fromParse5(parse(html.slice(0, html.search(/<body\b/i)), PARSER));
  const meta = (name: string): string => {
    const element = findElement(
      head,
      ({tagName, properties}) => tagName === 'meta' && properties['name'] === name,
    );
    return String(element?.properties['content'] ?? '');
  };
  const title = findElement(head, ({tagName}) => tagName === 'title');
  const page = findElement(head, ({tagName}) => tagName === 'html');
  return {
    title: title ? textOf(title.children) : '',
    description: meta('description'),
    language: String(page?.properties['lang'] ?? ''),
    isNoIndex: /\bnoindex\b/i.test(meta('robots')),
  };
}

/**
 * Parses only `<main>`, because parsing the whole page takes longer. With `hast-util-from-html`, which
 * also determines the position of each element, it would take twice as long.
 */
function parseMain(html: string): Root {
  const start = html.search(/<main\b/i);
  const end = html.lastIndexOf('</main>');
  const main = start === -1 ? '' : html.slice(start, end === -1 ? undefined : end);
  return fromParse5(parseFragment(main, PARSER)) as Root;
}

/** Returns the articles of a page that are not inside another one. */
function topArticles(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element' || isSkipped(child)) {
      return [];
    }
    return child.tagName === 'article' ? [child] : topArticles(child);
  });
}

/**
 * Finds the element with a page's own text: the theme's Markdown container in the only article of
 * the page, or the whole article without such a container.
 */
function findArticle(main: Root): Element | undefined {
  const [article, another] = topArticles(main);
  if (article === undefined || another !== undefined) {
    return undefined;
  }
  return findElement(article, (element) => hasClass(element, 'markdown')) ?? article;
}

/**
 * Reads a built page. Only a page with exactly one article has text; lists of excerpts have none.
 *
 * @param html HTML of the whole page, minified or not
 * @param siteTitle suffix to remove from the page's title
 */
export function readBuiltPage(html: string, siteTitle: string): BuiltPage {
  const {title, ...facts} = headFacts(html);
  const main = parseMain(html);
  const article = findArticle(main);
  const heading = article && findElement(main, ({tagName}) => tagName === 'h1');
  const suffix = ` | ${siteTitle}`;
  return {
    ...facts,
    title:
      (heading && textOf(heading.children)) ||
      (title.endsWith(suffix) ? title.slice(0, -suffix.length) : title),
    article,
    ...(article ? readBlocks(article) : {headings: [], blocks: []}),
  };
}
