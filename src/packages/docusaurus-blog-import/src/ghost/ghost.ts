import path from 'node:path';
import {load} from 'cheerio';
import {CALLOUT, htmlToMarkdown} from '../html/htmlToMarkdown.js';
import {dayOf} from '../read/days.js';
import {dateParts, fillColons} from '../oldAddresses/rules.js';
import {readItem, sourceNames} from '../read/exportedPost.js';
import type {ExportedPost, Counts, SiteExport} from '../read/exportedPost.js';
import type {ConvertedText} from '../report/notes.js';
import {decoded, escapeHtml, jsonIn, textOf} from '../text.js';
import {GATED_NOTE} from '../texts/gatedTags.js';
import {admonitionKind} from '../texts/write.js';

type Row = Readonly<Record<string, unknown>>;

/** Matches sections of a page that Ghost shows only to some readers. */
const GATED = /<!--\s*kg-gated-block:begin\b([^>]*)-->.*?<!--\s*kg-gated-block:end\s*-->/gs;

/** True for the text of a Ghost export, even if it is not valid JSON. */
export function isGhost(text: string): boolean {
  return /"db"\s*:\s*\[/.test(text) || (/"exported_on"\s*:/.test(text) && /"posts"\s*:/.test(text));
}

/** Converts a time in UTC to the day in the blog's time zone; undefined if the time is invalid. */
function localDay(time: unknown, timeZone: string | undefined): string | undefined {
  const written = String(time ?? '');
  const utc = written.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/, '$1T$2Z');
  try {
    const date = new Date(typeof time === 'number' ? time : utc);
    // Swedish dates have the form YYYY-MM-DD.
    return dayOf(timeZone ? date.toLocaleDateString('sv-SE', {timeZone}) : written);
  } catch {
    // The time zone is unknown.
    return dayOf(written);
  }
}

/** Returns the reason why Ghost did not show a post to everybody; undefined if it did. */
function hiddenReason(post: Row, meta: Row | undefined): string | undefined {
  const status = String(post['status'] ?? 'no status');
  const visibility = String(post['visibility'] ?? 'public');
  if (Boolean(post['email_only'] ?? meta?.['email_only']) || status === 'sent') {
    return 'Ghost sent it by e-mail only';
  }
  if (status !== 'published') {
    return `it is "${status}" in Ghost`;
  }
  return visibility === 'public' ? undefined : `its visibility in Ghost is "${visibility}"`;
}

/** Replaces cards with their content, without controls and thumbnails. */
function simplifyCards(html: string): string {
  const $ = load(html, undefined, false);
  $('svg').remove();
  $('.kg-callout-card').replaceWith((_, card) => {
    const [, color = ''] =
      /kg-callout-card-(green|yellow|red)\b/.exec($(card).attr('class') ?? '') ?? [];
    const emoji = $(card).find('.kg-callout-emoji').text().trim();
    const words = $(card).find('.kg-callout-text').html() ?? '';
    const content = `<p>${escapeHtml(emoji)} ${words}</p>`;
    return `<${CALLOUT} type="${admonitionKind(color)}">${content}</${CALLOUT}>`;
  });
  const titles = '.kg-bookmark-title, .kg-audio-title, .kg-file-card-title';
  $('.kg-bookmark-card, .kg-audio-card, .kg-video-card, .kg-file-card').each((_, card) => {
    const cardText = (selector: string) => $(card).find(selector).text().trim();
    const address = $(card).find('audio, video').attr('src') ?? $(card).find('a').attr('href');
    const defaultTitle = $(card).is('.kg-bookmark-card')
      ? (address ?? '')
      : cardText('.kg-file-card-filename') || decoded(path.posix.basename(address ?? ''));
    const words = cardText('.kg-bookmark-description');
    const caption = $(card).find('figcaption').html() ?? '';
    if (address) {
      $(card).replaceWith(
        `<p><a href="${escapeHtml(address)}">${escapeHtml(cardText(titles) || defaultTitle)}</a></p><p>${escapeHtml(words)}</p><figcaption>${caption}</figcaption>`,
      );
    }
  });
  return $.html();
}

/** True if the export has the text of a post only in the format of Ghost's editor, not as HTML. */
function lacksHtml({html, lexical, mobiledoc}: Row): boolean {
  return !(typeof html === 'string' && html.trim()) && Boolean(lexical || mobiledoc);
}

/** Converts the HTML of a post to Markdown. Old exports may have Markdown instead. */
function bodyOf(post: Row): ConvertedText {
  const column = (name: string) => (typeof post[name] === 'string' ? post[name] : '');
  // Ghost writes this placeholder for the address of the site.
  const source = column('html').replaceAll('__GHOST_URL__', '');
  const html = source.replace(GATED, (section, options: string) =>
    /nonMember:\s*true/.test(options) ? section : '',
  );
  if (lacksHtml(post)) {
    const text =
      'has no text here and is a draft, because the export has no HTML for it; save the post in Ghost and export again';
    return {text: '', notes: [{kind: 'text', text}]};
  }
  const {text, notes} = html.trim()
    ? htmlToMarkdown(simplifyCards(html))
    : {text: column('markdown'), notes: []};
  return {text: text.trim(), notes: html === source ? notes : [GATED_NOTE, ...notes]};
}

/**
 * Reads the posts and the pages of a Ghost export.
 *
 * @param counts collects the numbers of items that are not imported
 * @throws Error if the text is not valid JSON
 */
export function readGhost(file: string, text: string, counts: Counts): SiteExport {
  type Tables = Readonly<Record<string, readonly Row[]>>;
  const json = jsonIn(text) as
    {readonly db?: readonly {readonly data?: Tables}[]; readonly data?: Tables} | undefined;
  if (json === undefined) {
    throw new Error('is not valid JSON. Export it again');
  }
  const tables = json.db?.[0]?.data ?? json.data ?? {};
  const table = (name: string) => tables[name] ?? [];
  /**
   * Returns the rows of the table `target` that the table `links` assigns to a post, in order.
   *
   * @param key column of `links` with the id of the row
   */
  const rowsOf = (post: Row, links: string, key: string, target: string) =>
    table(links)
      .filter((link) => link['post_id'] === post['id'])
      .sort((one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0))
      .flatMap((link) => table(target).filter(({id}) => id === link[key]));
  const sourceOf = sourceNames(file);
  const settings = new Map(table('settings').map((row) => [row['key'], textOf(row['value'])]));
  const timeZone = settings.get('timezone') || settings.get('activeTimezone');
  const permalinks = settings.get('permalinks') || '/:slug/';
  const isPage = ({type, page}: Row) => type === 'page' || Boolean(page);

  function read(row: Row): ExportedPost {
    const meta = table('posts_meta').find((each) => each['post_id'] === row['id']);
    return readItem(row, hiddenReason(row, meta), (post) => {
      const tags = rowsOf(post, 'posts_tags', 'tag_id', 'tags').filter(
        ({name, visibility}) => !String(name).startsWith('#') && visibility !== 'internal',
      );
      const authors = rowsOf(post, 'posts_authors', 'author_id', 'users');
      const people =
        authors.length > 0 ? authors : table('users').filter(({id}) => id === post['author_id']);
      const injections = ['codeinjection_head', 'codeinjection_foot'];
      counts.add('code injection', injections.filter((name) => post[name]).length);
      const {text: body, notes} = bodyOf(post);
      const time = post['published_at'] ?? post['created_at'];
      const day = localDay(time, timeZone);
      const updated = localDay(post['updated_at'], timeZone);
      const slug = String(post['slug'] || post['title'] || post['id']);
      const author = textOf(people[0]?.['slug']);
      const values = {
        ...dateParts(day),
        slug,
        id: textOf(post['id']),
        author,
        primary_author: author,
        primary_tag: textOf(tags[0]?.['slug']) ?? 'all',
      };
      const descriptions = [post['custom_excerpt'], post['meta_description']];
      const fields = {
        title: post['title'],
        slug,
        date: day ?? time,
        last_update: updated && {date: updated},
        description: [...descriptions, meta?.['meta_description']].find(Boolean),
        image: post['feature_image'] ?? post['image'] ?? undefined,
        tags: tags.map(({name}) => String(name)),
        authors: people.map(({name}) => String(name)),
        draft: lacksHtml(post) || undefined,
        permalink: isPage(post) ? `/${slug}/` : fillColons(permalinks, values),
      };
      return {...sourceOf(slug), engine: 'ghost', kind: 'md', fields, head: '', body, notes};
    });
  }

  counts.add('comment', table('comments').length);
  counts.add('snippet', table('snippets').length);
  counts.add('member', table('members').length + table('subscribers').length);
  const rows = table('posts');
  return {
    posts: rows.filter((row) => !isPage(row)).map(read),
    pages: rows.filter(isPage).map(read),
  };
}
