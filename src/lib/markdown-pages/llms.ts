import type {RootContent} from 'mdast';
import {cutAtWord} from '../text';
import {groupByYear} from '../groupBy';
import type {SiteBase} from '../paths';
import {pageAddress, siteAddress} from '../paths';
import {heading, link, list, paragraph, quote, text, writeMarkdown} from './markdownNodes';
import {markdownPath} from './markdownPath';
import type {MarkdownSource} from './types';

/** What the site says of itself. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  readonly base: SiteBase;
}

/** A group of section pages, such as `Books`. */
export interface MarkdownGroup {
  readonly label: string;
  readonly pages: readonly MarkdownSource[];
}

/** Characters of posts in the one file: some 240,000 words, more than most models read at once. */
const MAX_CHARACTERS = 1_600_000;

/** Characters of a page's note: a post without a description has its whole first line for it. */
const MAX_NOTE = 200;

const NOTE =
  'Each page is also available as Markdown: add .md to its address. Where two posts differ, the newer one counts.';

type Entry = readonly [title: string, address: string, note: string];

function section(label: string, entries: readonly Entry[]): RootContent[] {
  const items = entries.map(([title, address, note]) => [
    paragraph(link(address, title), ...(note ? [text(`: ${note}`)] : [])),
  ]);
  return [heading(2, label), list(items)];
}

/**
 * `llms.txt` in the form of llmstxt.org: the site's name, a summary, and lists of the pages' Markdown versions;
 * posts by year with the newest first.
 *
 * @param posts newest first
 */
export function llmsIndex(
  {title, description, base}: SiteFacts,
  posts: readonly MarkdownSource[],
  groups: readonly MarkdownGroup[],
): string {
  const entryOf = (page: MarkdownSource): Entry => [
    page.title,
    pageAddress(base, markdownPath(page.permalink, base.baseUrl)),
    cutAtWord(page.description, MAX_NOTE),
  ];
  const years = groupByYear(posts.map((post) => ({...post, date: post.date ?? ''})));
  return writeMarkdown([
    heading(1, title),
    quote(description),
    paragraph(text(NOTE)),
    ...groups.flatMap(({label, pages}) => section(label, pages.map(entryOf))),
    ...years.flatMap(({year, items}) => section(`Posts of ${year}`, items.map(entryOf))),
    ...section('Optional', [
      [
        'Everything in one file',
        siteAddress(base, '/llms-full.txt'),
        'the Markdown of posts, newest first, and of section pages; very old posts may be missing',
      ],
      [
        'Sitemap',
        siteAddress(base, '/sitemap.xml'),
        'all addresses, with the days of their last changes',
      ],
    ]),
  ]);
}

/**
 * `llms-full.txt`: the site's name and summary, and the Markdown of its pages, one after the other.
 * Where the posts are too many, the oldest are left out, and a note says where they are.
 *
 * @param posts Markdown versions, newest first
 * @param others Markdown versions of the section pages
 */
export function llmsFull(
  {title, description, base}: SiteFacts,
  posts: readonly string[],
  others: readonly string[],
  max = MAX_CHARACTERS,
): string {
  let length = 0;
  const place = posts.findIndex((post) => (length += post.length) > max);
  const count = place === -1 ? posts.length : place;
  const note = paragraph(
    text(`${posts.length - count} older posts are not in this file. `),
    link(siteAddress(base, '/llms.txt'), 'llms.txt'),
    text(' lists all, each as Markdown at an address of its own.'),
  );
  return [
    writeMarkdown([heading(1, title), quote(description)]),
    ...posts.slice(0, count),
    ...(count < posts.length ? [writeMarkdown([heading(1, 'Older posts'), note])] : []),
    ...others,
  ].join('\n---\n\n');
}
