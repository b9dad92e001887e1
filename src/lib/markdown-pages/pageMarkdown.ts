import type {Element} from 'hast';
import type {BlockContent, RootContent} from 'mdast';
import type {SiteBase} from '../paths';
import {pageAddress} from '../paths';
import {articleMarkdown} from './articleMarkdown';
import {heading, link, list, paragraph, quote, text, writeMarkdown} from './markdownNodes';
import type {MarkdownSource} from './types';

/** Title, description and facts of a page. */
function pageHead(page: MarkdownSource, base: SiteBase): RootContent[] {
  const address = pageAddress(base, page.permalink);
  const fact = (name: string, value: string | undefined): BlockContent[][] =>
    value ? [[paragraph(text(`${name}: ${value}`))]] : [];
  return [
    heading(1, page.title),
    ...(page.description ? [quote(page.description)] : []),
    list([
      [paragraph(text('Page: '), link(address, address))],
      ...(page.written === undefined
        ? fact('Published', page.date)
        : fact('Editorial date', `${page.date}, written in ${page.written}`)),
      ...fact('Updated', page.updated),
      ...(page.changes ?? []).flatMap(({date, text: what}) => fact(`Changed ${date}`, what)),
      ...fact('By', page.authors.join(', ')),
      ...fact('Series', page.series),
      ...fact('Tags', page.tags.join(', ')),
    ]),
  ];
}

/** Newer posts that link to a post. */
function pageEnd({later = []}: MarkdownSource, base: SiteBase): RootContent[] {
  return later.length === 0
    ? []
    : [
        heading(2, 'Newer posts that mention this'),
        list(
          later.map(({title, permalink, date}) => [
            paragraph(text(`${date}: `), link(pageAddress(base, permalink), title)),
          ]),
        ),
      ];
}

/**
 * The Markdown version of a page: title, facts, text, and newer posts that mention it.
 *
 * @param article of its built page; without one, title and facts alone
 */
export function pageMarkdown(
  page: MarkdownSource,
  article: Element | undefined,
  base: SiteBase,
): string {
  const address = pageAddress(base, page.permalink);
  return writeMarkdown([
    ...pageHead(page, base),
    ...(article ? articleMarkdown(article, address) : []),
    ...pageEnd(page, base),
  ]);
}
