import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';
import {findElement, hasClass, isSkipped, textOf} from './hastText.js';
import type {ArticleText} from './readBlocks.js';
import {readBlocks} from './readBlocks.js';
import {tidyDescription} from './tidyDescription.js';

/** A page as Docusaurus wrote it. */
export interface BuiltPage extends ArticleText {
  /** Text of the page's `<h1>`, or else its `<title>` without the site's title. */
  readonly title: string;
  readonly description: string;
  /** True if the page asks robots not to index it. */
  readonly isNoIndex: boolean;
  /** The element with the page's text, without its title; undefined for lists and other pages without an article. */
  readonly article: Element | undefined;
}

/** Parses the content of `<noscript>` as elements instead of text. */
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
    description: tidyDescription(meta('description')),
    isNoIndex: /\bnoindex\b/i.test(meta('robots')),
    // The theme's class for lists of posts or docs, such as `blog-list-page`.
    isList: /\b(?:blog|docs)-(?:(?:tags|authors|post|doc)-)*list-page\b/.test(
      String(page?.properties['className'] ?? ''),
    ),
  };
}

/**
 * Parses only `<main>`, because parsing the whole page takes longer. `hast-util-from-html`, which also
 * determines the position of each element, would take twice as long as `parse5`.
 */
function parseMain(html: string): Root {
  const start = html.search(/<main[\s>]/i);
  const end = html.lastIndexOf('</main>');
  const main = start === -1 ? '' : html.slice(start, end === -1 ? undefined : end);
  return fromParse5(parseFragment(main, PARSER)) as Root;
}

/** Returns the articles of a page that are not inside another article. */
function topArticles(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element' || isSkipped(child)) {
      return [];
    }
    return child.tagName === 'article' ? [child] : topArticles(child);
  });
}

/** True for the generated page of a category of docs, which only lists other pages. */
const isCategoryPage = ({properties: {className}}: Element): boolean =>
  Array.isArray(className) && String(className[0]).startsWith('generatedIndexPage_');
const isTitle = ({tagName}: Element): boolean => tagName === 'h1';
const isMarkdown = (element: Element): boolean => hasClass(element, 'markdown');
/** True for the text of a doc, which may have no title. */
const isDoc = (element: Element): boolean => hasClass(element, 'theme-doc-markdown');

/** Returns the only article with a matching element; undefined if several articles have one. */
function onlyWith(
  articles: readonly Element[],
  matches: (element: Element) => boolean,
): Element | undefined {
  const [article, another] = articles.filter((each) => findElement(each, matches));
  return another === undefined ? article : undefined;
}

/**
 * Finds the element with a page's own text: the theme's Markdown container in the page's article, or, if
 * there is no such container, the whole article. Components can add other articles. If there are several,
 * the page's own is the one with the title, or else the one with the text of a doc.
 */
function findArticle(main: Root): Element | undefined {
  const articles = findElement(main, isCategoryPage) ? [] : topArticles(main);
  const article =
    articles.length > 1 ? (onlyWith(articles, isTitle) ?? onlyWith(articles, isDoc)) : articles[0];
  return article && (findElement(article, isMarkdown) ?? article);
}

/** Returns the first `<h1>`; undefined if it is in the Markdown container, below other text. */
function findTitle(main: Root, article: Element): Element | undefined {
  const title = findElement(main, isTitle);
  const isInMarkdown = isMarkdown(article) && findElement(article, isTitle) === title;
  if (!isInMarkdown) {
    return title;
  }
  const firstWithText = article.children.find((child) => textOf([child]) !== '');
  const isBelowText = firstWithText && findElement(firstWithText, isTitle) !== title;
  return isBelowText ? undefined : title;
}

/**
 * Reads a built page. Only a page with an article of its own has text; lists of excerpts have none.
 *
 * @param html HTML of the whole page, minified or not
 * @param siteTitle title of the site, which is removed from the end of the page's title
 * @param titleDelimiter option `titleDelimiter` of the site
 */
export function readBuiltPage(html: string, siteTitle: string, titleDelimiter = '|'): BuiltPage {
  const {title, isList, ...facts} = headFacts(html);
  const main = parseMain(html);
  const article = isList ? undefined : findArticle(main);
  const heading = article && findTitle(main, article);
  if (heading) {
    const parent = findElement(main, ({children}) => children.includes(heading));
    parent?.children.splice(parent.children.indexOf(heading), 1);
  }
  const suffix = ` ${titleDelimiter} ${siteTitle}`;
  return {
    ...facts,
    title:
      (heading && textOf(heading.children)) ||
      (title.endsWith(suffix) ? title.slice(0, -suffix.length) : title),
    article,
    ...(article ? readBlocks(article) : {headings: [], blocks: []}),
  };
}
