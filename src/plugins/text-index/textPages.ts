import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../lib/content-index/types';
import type {SearchSection, TextPage} from '../../lib/text-index/types';

const SECTION_OF: Readonly<Record<string, SearchSection>> = {
  blog: 'Blog',
  books: 'Books',
  media: 'Media',
  resume: 'Resume',
};

function sectionOf(url: string, baseUrl: string): SearchSection {
  const [folder = '', page] = url.slice(baseUrl.length).split('/');
  return page === undefined ? 'Pages' : (SECTION_OF[folder] ?? 'Pages');
}

/** Posts and section pages, as they are indexed. */
export function contentTextPages(pages: readonly ContentPage[], baseUrl: string): TextPage[] {
  return pages.map(({permalink, title, description, date, cover, tags, headings, blocks}) => ({
    url: permalink,
    section: sectionOf(permalink, baseUrl),
    title,
    description,
    ...(date === undefined ? {} : {date}),
    ...(cover === undefined ? {} : {cover: baseUrl + cover}),
    tags: tags.map(({key, label}) => ({key, label})),
    headings,
    blocks,
  }));
}

/** Title and description of a built page's head. */
function readHead(html: string): {readonly title: string; readonly description: string} {
  const head = fromHtml(html.slice(0, html.indexOf('<body')));
  let title = '';
  let description = '';
  visit(head, 'element', ({tagName, properties, children}) => {
    const [child] = children;
    if (tagName === 'title' && child?.type === 'text') {
      title = child.value;
    } else if (tagName === 'meta' && properties['name'] === 'description') {
      description = String(properties['content'] ?? '');
    }
  });
  return {title, description};
}

/**
 * Pages that are applications (chat, map, search, lists): found by what they are, and not by what
 * they show. One that is not built is left out.
 *
 * @param urls with the base URL
 */
export function applicationPages(
  urls: readonly string[],
  {outDir, baseUrl, siteTitle}: Record<'outDir' | 'baseUrl' | 'siteTitle', string>,
): TextPage[] {
  return urls.flatMap((url): TextPage[] => {
    const name = url.slice(baseUrl.length) || 'index';
    const file = path.join(outDir, `${name}.html`);
    if (!existsSync(file)) {
      return [];
    }
    const {title, description} = readHead(readFileSync(file, 'utf8'));
    const suffix = ` | ${siteTitle}`;
    const own = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
    return [{url, section: 'Pages', title: own, description, tags: [], headings: [], blocks: []}];
  });
}
