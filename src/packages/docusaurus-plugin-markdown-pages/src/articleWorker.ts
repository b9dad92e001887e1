import type {RootContent} from 'mdast';
import {readBuiltPage, readOutput} from 'docusaurus-built-pages';
import type {BuiltPage, Output} from 'docusaurus-built-pages';
import {articleMarkdown} from './articleMarkdown.js';
import type {PageContext} from './articleMarkdown.js';

/** A built page to read. Has no functions, because it is sent to a worker thread. */
export interface ArticleRequest extends PageContext {
  readonly permalink: string;
  readonly output: Output;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
}

/** A built page, with its article as Markdown nodes. */
export interface BuiltArticle extends Pick<BuiltPage, 'title' | 'description' | 'isNoIndex'> {
  /** Undefined for lists and for pages without an article, such as an interactive map. */
  readonly article: readonly RootContent[] | undefined;
  /** Plain text of the page's first block; '' if it has none. */
  readonly opening: string;
}

/**
 * Reads a built page and converts its article. This takes most of the time of the plugin, so it runs
 * in worker threads.
 */
export default async function readArticle(request: ArticleRequest): Promise<BuiltArticle> {
  const {permalink, output, siteTitle, titleDelimiter} = request;
  const html = await readOutput(permalink, output);
  const page = readBuiltPage(html, siteTitle, titleDelimiter);
  return {
    title: page.title,
    description: page.description,
    isNoIndex: page.isNoIndex,
    opening: page.blocks[0]?.lines.join(' ') ?? '',
    article: page.article && articleMarkdown(page.article, request),
  };
}
