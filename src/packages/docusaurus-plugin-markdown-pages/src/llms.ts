import type {RootContent} from 'mdast';
import type {Labels} from './labels.js';
import {heading, link, list, paragraph, quote, text, writeMarkdown} from './markdownNodes.js';
import {markdownPath, pageAddress} from './markdownPath.js';
import type {PluginOptions} from './options.js';
import type {TitledPage} from './pageMarkdown.js';

/** Facts about the site for `llms.txt` and `llms-full.txt`. */
interface SiteFacts {
  readonly title: string;
  readonly description: string;
  /** Address of the site without the base path. */
  readonly url: string;
  readonly baseUrl: string;
  /** Paragraph below the description. */
  readonly note?: string | undefined;
  readonly labels: Labels;
}

/** The Markdown of a page for `llms-full.txt`. */
export interface PageText {
  readonly page: Pick<TitledPage, 'kind'>;
  readonly markdown: string;
}

/** Maximum number of characters of an entry's note: a page's description may be a long paragraph. */
const MAX_NOTE = 200;

type Entry = readonly [title: string, address: string, note: string];

/** Shortens a text to `MAX_NOTE` characters, with an ellipsis at its end. */
function shorten(value: string): string {
  // Splits into code points, because `value.slice` may cut an emoji in half.
  const head = [...value].slice(0, MAX_NOTE).join('');
  const withoutCutWord = head.replace(/[\s,;:.–—-]*(?:\s\S*)?$/u, '');
  return head === value ? value : `${withoutCutWord}…`;
}

function section(label: string, entries: readonly Entry[]): RootContent[] {
  const items = entries.map(([title, address, note]) => [
    paragraph(link(address, title), ...(note ? [text(`: ${note}`)] : [])),
  ]);
  return [heading(2, label), list(items)];
}

/** Groups pages by label, in the order of each label's first page. */
function groupPages(
  pages: readonly TitledPage[],
  labelOf: (page: TitledPage) => string,
): (readonly [string, readonly TitledPage[]])[] {
  const labels = [...new Set(pages.map(labelOf))];
  return labels.map((label) => [label, pages.filter((page) => labelOf(page) === label)]);
}

/** Groups the posts of each blog by year, the newest year first. */
function postGroups(posts: readonly TitledPage[], {posts: label}: Labels) {
  const blogs = groupPages(posts, ({blogRoute = ''}) => blogRoute);
  return blogs.flatMap(([, blogPosts]) => {
    const years = groupPages(blogPosts, ({date = ''}) => date.slice(0, 4));
    const name = blogs.length > 1 ? `${blogPosts[0]?.section ?? ''}: ` : '';
    return years
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([year, items]) => [name + label.replace('{year}', year), items] as const);
  });
}

/**
 * Returns `llms.txt` in the format of llmstxt.org: the site's name, a summary, and lists of the
 * Markdown versions: docs by section, pages, and posts by year.
 *
 * @param pages pages to list; the posts of a blog newest first
 */
export function llmsIndex(site: SiteFacts, pages: readonly TitledPage[]): string {
  const {title, description, url, baseUrl, labels, note = labels.note} = site;
  const entryOf = (page: TitledPage): Entry => [
    page.title,
    pageAddress(url, markdownPath(page.permalink, baseUrl)),
    shorten(page.description),
  ];
  const posts = pages.filter(({kind}) => kind === 'post');
  const others = pages.filter(({kind}) => kind !== 'post');
  const groups = [...groupPages(others, (page) => page.section), ...postGroups(posts, labels)];
  return writeMarkdown([
    heading(1, title),
    ...(description ? [quote(description)] : []),
    paragraph(text(note)),
    ...groups.flatMap(([label, items]) => section(label, items.map(entryOf))),
    // llmstxt.org defines this name for links that readers may skip.
    ...section('Optional', [
      [labels.fullText, `${url}${baseUrl}llms-full.txt`, labels.fullTextNote],
    ]),
  ]);
}

const isPost = ({page}: PageText): boolean => page.kind === 'post';

/** Returns the first pages whose Markdown has at most `max` characters in total. */
function pagesWithin(pages: readonly PageText[], max: number): readonly PageText[] {
  let length = 0;
  const end = pages.findIndex(({markdown}) => {
    length += markdown.length;
    return length > max;
  });
  return end === -1 ? pages : pages.slice(0, end);
}

/**
 * Returns `llms-full.txt`: the site's name and summary, and the Markdown of its pages, one after the
 * other. If they are too long, old posts are left out first, then the last docs and pages, and a note
 * says where all pages are listed.
 */
export function llmsFull(
  {title, description, url, baseUrl, labels}: SiteFacts,
  pages: readonly PageText[],
  {fullTextOrder, maxCharacters}: Pick<PluginOptions, 'fullTextOrder' | 'maxCharacters'>,
): string {
  const others = pagesWithin(
    pages.filter((page) => !isPost(page)),
    maxCharacters,
  );
  const length = others.reduce((sum, {markdown}) => sum + markdown.length, 0);
  const posts = pagesWithin(pages.filter(isPost), maxCharacters - length);
  const included = fullTextOrder.flatMap((kind) =>
    [...others, ...posts].filter(({page}) => page.kind === kind),
  );
  const count = String(pages.length - included.length);
  const [before = '', after = ''] = labels.omittedNote.replace('{count}', count).split('{address}');
  const index = link(`${url}${baseUrl}llms.txt`, 'llms.txt');
  const note = paragraph(text(before), index, text(after));
  return [
    writeMarkdown([heading(1, title), ...(description ? [quote(description)] : [])]),
    ...included.map(({markdown}) => markdown),
    ...(included.length < pages.length
      ? [writeMarkdown([heading(1, labels.morePages), note])]
      : []),
  ].join('\n---\n\n');
}
