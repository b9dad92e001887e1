import type {Part} from './ghostCards.js';
import type {ConvertedText} from '../html/htmlToMarkdown.js';
import {htmlToMarkdown} from '../html/htmlToMarkdown.js';
import {lexicalParts} from './lexical.js';
import {mobiledocParts} from './mobiledoc.js';
import type {Note} from '../report/notes.js';

/** Parts of a page that Ghost shows to members alone. */
const GATED = /<!--\s*kg-gated-block:begin\b([^>]*)-->.*?<!--\s*kg-gated-block:end\s*-->/gs;

/** Replaces cards in Ghost's HTML by their content, without controls and thumbnails. */
function simplifyCards(html: string): string {
  return html
    .replace(
      /<figure class="[^"]*kg-bookmark-card[^"]*">\s*<a class="kg-bookmark-container" href="([^"]*)".*?<\/a>(.*?)<\/figure>/gs,
      (card: string, address: string, rest: string) => {
        const part = (name: string) =>
          new RegExp(`class="kg-bookmark-${name}"[^>]*>(.*?)<`, 's').exec(card)?.[1]?.trim() ?? '';
        const description = part('description');
        const caption = rest.replace(/<\/?figcaption[^>]*>/g, '').trim();
        return `<p><a href="${address}">${part('title') || address}</a></p>${
          description && `<p>${description}</p>`
        }${caption && `<p>${caption}</p>`}`;
      },
    )
    .replace(
      /<div class="kg-card kg-(?:audio|video|file)-card.*?(?=<(?:p|h[1-6]|figure|hr|ul|ol|blockquote|pre)\b[^>]*>|<div class="kg-card|<!--kg-card-end|$)/gs,
      (card) => {
        const [, address] =
          /<(?:audio|video)[^>]*\ssrc="([^"]+)"|\shref="([^"]+)"/.exec(card) ?? [];
        const file = address ?? /\shref="([^"]+)"/.exec(card)?.[1];
        const title = /class="kg-(?:audio|file-card)-title"[^>]*>(.*?)</.exec(card)?.[1]?.trim();
        return file ? `<p><a href="${file}">${title || file}</a></p>` : card;
      },
    )
    .replace(/<svg\b.*?<\/svg>/gs, '')
    .replace(/<(div|span) class="kg-callout-emoji">(.*?)<\/\1>/gs, '<p>$2</p>');
}

/** A row of a table of posts, by column. */
export type PostRow = Readonly<Record<string, unknown>>;

function partsOf(post: PostRow, note: (text: string) => void): Part[] {
  const column = (name: string) => (typeof post[name] === 'string' ? post[name] : '');
  const html = column('html').replace(GATED, (block, options: string) => {
    if (/nonMember:\s*true/.test(options)) {
      return block;
    }
    note('a section that only members could read was left out');
    return '';
  });
  if (html.trim() !== '') {
    return [{html: simplifyCards(html)}];
  }
  if (column('lexical')) {
    return lexicalParts(column('lexical'), note);
  }
  if (column('mobiledoc')) {
    return mobiledocParts(column('mobiledoc'), note);
  }
  return [{markdown: column('markdown')}];
}

/**
 * Converts the text of a Ghost post to Markdown, from the first of HTML, Lexical, mobiledoc and
 * Markdown that it has.
 *
 * @throws Error where its JSON is broken
 */
export function ghostToMarkdown(post: PostRow): ConvertedText {
  const notes = new Map<string, Note>();
  const parts = partsOf(post, (text) => void notes.set(text, {kind: 'code', text}));
  const texts: string[] = [];
  let html = '';
  let removed = 0;
  const flush = () => {
    const converted = htmlToMarkdown(html);
    converted.notes.forEach((note) => notes.set(note.text, note));
    removed += converted.removed;
    texts.push(converted.text.trim());
    html = '';
  };
  for (const part of parts) {
    if ('html' in part) {
      html += `${part.html}\n`;
    } else {
      flush();
      texts.push(part.markdown.trim());
    }
  }
  flush();
  const text = texts.filter(Boolean).join('\n\n').replaceAll('__GHOST_URL__', '');
  return {text, notes: [...notes.values()], removed};
}
