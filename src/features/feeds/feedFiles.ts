import {xmlCdata, xmlElement, xmlText, xmlTextElement} from '../../lib/xml';
import type {FeedItem} from './feedItems';

interface FeedInfo {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly copyright?: string | undefined;
  /** Absolute address of the blog. */
  readonly blog: string;
  /** Absolute address of the site's icon. */
  readonly icon?: string | undefined;
}

type FeedWriter = (info: FeedInfo, items: readonly FeedItem[]) => string;

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Returns the date of the last change; 1970 if there are no items. */
function lastChange(items: readonly FeedItem[]): Date {
  return new Date(Math.max(0, ...items.map(({date}) => date.getTime())));
}

function textElement(name: string, text: string | undefined, attributes = {}): string {
  return text ? xmlTextElement(name, text, attributes) : '';
}

function htmlElement(name: string, html: string | undefined, attributes = {}): string {
  return html ? xmlElement(name, attributes, xmlCdata(html)) : '';
}

const rss: FeedWriter = (info, items) => {
  const itemElement = (item: FeedItem) =>
    xmlElement(
      'item',
      {},
      xmlTextElement('title', item.title),
      xmlTextElement('link', item.link),
      xmlTextElement('guid', item.id),
      xmlTextElement('pubDate', item.published.toUTCString()),
      textElement('description', item.description),
      ...item.authors.map(({name}) => xmlTextElement('dc:creator', name)),
      ...item.tags.map((tag) => xmlTextElement('category', tag)),
      htmlElement('content:encoded', item.content),
    );
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const self = {href: `${info.blog}/rss.xml`, rel: 'self', type: 'application/rss+xml'};
  const channel = [
    xmlElement('atom:link', self),
    xmlTextElement('title', info.title),
    xmlTextElement('link', info.blog),
    xmlTextElement('description', info.description),
    xmlTextElement('language', info.language),
    textElement('copyright', info.copyright),
    xmlTextElement('lastBuildDate', lastChange(items).toUTCString()),
    ...items.map(itemElement),
  ];
  const content = xmlElement('channel', {}, channel.join('\n'));
  return `${DECLARATION}${xmlElement('rss', {version: '2.0', ...namespaces}, content)}\n`;
};

const atom: FeedWriter = (info, items) => {
  const entryElement = (item: FeedItem) =>
    xmlElement(
      'entry',
      {},
      xmlTextElement('title', item.title, {type: 'text'}),
      xmlTextElement('id', item.id),
      xmlElement('link', {href: item.link}),
      xmlTextElement('updated', item.date.toISOString()),
      xmlTextElement('published', item.published.toISOString()),
      textElement('summary', item.description, {type: 'text'}),
      ...item.authors.map(({name, email, link}) =>
        xmlElement(
          'author',
          {},
          xmlTextElement('name', name),
          textElement('uri', link),
          textElement('email', email),
        ),
      ),
      ...item.tags.map((tag) => xmlElement('category', {term: tag, label: tag})),
      htmlElement('content', item.content, {type: 'html'}),
    );
  const feed = [
    xmlTextElement('id', info.blog),
    xmlTextElement('title', info.title),
    xmlTextElement('subtitle', info.description),
    xmlTextElement('updated', lastChange(items).toISOString()),
    xmlElement('link', {rel: 'alternate', href: info.blog}),
    xmlElement('link', {rel: 'self', href: `${info.blog}/atom.xml`}),
    // Atom requires an author of the feed, unless every entry has one.
    xmlElement('author', {}, xmlTextElement('name', info.title)),
    textElement('icon', info.icon),
    textElement('rights', info.copyright),
    ...items.map(entryElement),
  ];
  const attributes = {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': info.language};
  return `${DECLARATION}${xmlElement('feed', attributes, feed.join('\n'))}\n`;
};

const json: FeedWriter = (info, items) => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: info.title,
    home_page_url: info.blog,
    feed_url: `${info.blog}/feed.json`,
    description: info.description,
    language: info.language,
    icon: info.icon,
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      summary: item.description || undefined,
      // JSON Feed requires `content_html` or `content_text`.
      ...(item.content ? {content_html: item.content} : {content_text: item.description}),
      date_published: item.published.toISOString(),
      date_modified: item.date.toISOString(),
      authors: item.authors.map(({name, link}) => ({name, url: link})),
      tags: item.tags,
    })),
  };
  // Removes the same invalid characters as from the XML feeds.
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? xmlText(value) : value;
  return `${JSON.stringify(feed, clean, 2)}\n`;
};

export const FEED_FILES: Readonly<Record<string, FeedWriter>> = {
  'rss.xml': rss,
  'atom.xml': atom,
  'feed.json': json,
};
