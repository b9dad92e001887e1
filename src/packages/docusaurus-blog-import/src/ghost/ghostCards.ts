import {escapeHtml} from '../text.js';

/** A part of a text: HTML, or Markdown as the author wrote it. */
export type Part = {readonly html: string} | {readonly markdown: string};

type Payload = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const escaped = (value: unknown) => escapeHtml(text(value));
const words = (value: unknown) =>
  text(value)
    .replace(/<[^>]*>/g, ' ')
    .trim();

const paragraph = (html: string) => html && `<p>${html}</p>`;

function link(url: unknown, label: unknown): string {
  return text(url) && paragraph(`<a href="${escaped(url)}">${escaped(label) || escaped(url)}</a>`);
}

function picture({src, alt, caption, title, href}: Payload): string {
  if (!text(src)) {
    return '';
  }
  const titled = text(title) && ` title="${escaped(title)}"`;
  const image = `<img src="${escaped(src)}" alt="${escapeHtml(text(alt) || words(caption))}"${titled}>`;
  const linked = text(href) ? `<a href="${escaped(href)}">${image}</a>` : image;
  return paragraph(linked) + paragraph(text(caption));
}

function bookmark({url, metadata, title, caption}: Payload): string {
  const {title: own, description} = (metadata ?? {}) as Payload;
  return (
    link(url, text(own) || text(title)) + paragraph(escaped(description)) + paragraph(text(caption))
  );
}

function embed({url, html, caption}: Payload): string {
  const [, frame] = /\ssrc=["']([^"']+)["']/.exec(text(html)) ?? [];
  return link(text(url) || frame, undefined) + paragraph(text(caption));
}

/** Cards of Ghost's editors by name: what they show on the web, as HTML. */
const CARDS: Readonly<Record<string, (payload: Payload) => string>> = {
  image: picture,
  gallery: ({images, caption}) =>
    (Array.isArray(images) ? (images as Payload[]) : []).map(picture).join('') +
    paragraph(text(caption)),
  html: ({html}) => text(html),
  code: ({code, language, caption}) =>
    `<pre><code class="language-${escaped(language)}">${escapeHtml(String(code ?? ''))}</code></pre>${paragraph(text(caption))}`,
  hr: () => '<hr>',
  bookmark,
  embed,
  callout: ({calloutEmoji, calloutText}) =>
    `<blockquote><p>${escaped(calloutEmoji)} ${text(calloutText)}</p></blockquote>`,
  toggle: ({heading, content}) =>
    paragraph(`<strong>${text(heading).replace(/<\/?(?:p|h\d)[^>]*>/g, '')}</strong>`) +
    text(content),
  button: ({buttonText, buttonUrl}) => link(buttonUrl, buttonText),
  video: ({src, title, caption, fileName}) =>
    link(src, text(title) || text(fileName)) + paragraph(text(caption)),
  audio: ({src, title, caption}) => link(src, title) + paragraph(text(caption)),
  file: ({src, fileTitle, fileName, fileCaption}) =>
    link(src, text(fileTitle) || text(fileName)) + paragraph(escaped(fileCaption)),
  product: (card) =>
    picture({src: card['productImageSrc']}) +
    paragraph(`<strong>${words(card['productTitle'])}</strong>`) +
    paragraph(text(card['productDescription'])) +
    link(card['productUrl'], card['productButton']),
  header: (card) =>
    paragraph(`<strong>${words(card['heading'] ?? card['header'])}</strong>`) +
    paragraph(text(card['subheading'] ?? card['subheader'])) +
    link(card['buttonUrl'], card['buttonText']),
  'call-to-action': (card) =>
    picture({src: card['imageUrl']}) +
    text(card['textValue']) +
    link(card['buttonUrl'], card['buttonText']),
};

/** Other names of the same cards, in Lexical and in mobiledoc. */
const ALIASES: Readonly<Record<string, string>> = {
  codeblock: 'code',
  horizontalrule: 'hr',
  divider: 'hr',
  'card-markdown': 'markdown',
  'image-card': 'image',
  'embed-card': 'embed',
  'html-card': 'html',
};

/** Cards that Ghost sends by mail only, or that belong to its memberships. */
const NOT_ON_WEB = /^(?:email|email-cta|paywall|signup)$/;

/** True if a card of Lexical is shown to members alone. */
function isForMembers({visibility}: Payload): boolean {
  const {web, showOnWeb} = (visibility ?? {}) as {web?: Payload; showOnWeb?: boolean};
  return web?.['nonMember'] === false || showOnWeb === false;
}

/**
 * Reads a card of Ghost's editor.
 *
 * @param note takes what was left out
 * @returns nothing for a card that is unknown
 */
export function readCard(
  written: string,
  payload: Payload,
  note: (text: string) => void,
): Part | undefined {
  const name = ALIASES[written] ?? written;
  if (isForMembers(payload)) {
    note(`a block "${name}" was not shown to everybody, and was left out`);
    return {html: ''};
  }
  if (NOT_ON_WEB.test(name)) {
    note(`a card "${name}" does not belong to the text, and was left out`);
    return {html: ''};
  }
  if (name === 'markdown') {
    return {markdown: text(payload['markdown'])};
  }
  const card = CARDS[name];
  return card && {html: card(payload)};
}
