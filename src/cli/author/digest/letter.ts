import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../../lib/escapeHtml';
import {formatDate} from '../../../lib/formatDate';
import {colorTokens} from '../../../lib/colors';

export interface DigestPost {
  readonly file: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
  readonly slug: string;
}

/** What a newsletter says, before it is set as HTML or as text. */
export interface Digest {
  readonly siteTitle: string;
  /** Full address of the site's first page. */
  readonly home: string;
  /** Full address of a post. */
  readonly linkTo: (post: DigestPost) => string;
  readonly posts: readonly DigestPost[];
}

/** The newsletter's provider replaces it, in both files, by its own line for unsubscribing. */
export const UNSUBSCRIBE = '{{unsubscribe}}';

/** "3 new posts", for the mail's subject and its first line. */
export function digestTitle({siteTitle, posts}: Digest): string {
  return `${siteTitle}: ${posts.length === 1 ? 'a new post' : `${posts.length} new posts`}`;
}

/**
 * A paragraph in lines of at most so many characters. A word that is longer, such as an address,
 * gets a line of its own and is never broken.
 */
export function wrapText(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n').trim();
}

const WIDTH = 72;

/** The newsletter as plain text, in lines of at most 72 characters; addresses stay whole. */
export function digestText(digest: Digest): string {
  const title = wrapText(digestTitle(digest), WIDTH);
  const rule = '='.repeat(Math.max(...title.split('\n').map(({length}) => length)));
  const posts = digest.posts.map((post) =>
    [
      wrapText(post.title, WIDTH),
      formatDate(post.date),
      '',
      wrapText(post.description, WIDTH),
      '',
      digest.linkTo(post),
    ].join('\n'),
  );
  const foot = `${wrapText(`You get this because you subscribed to ${digest.siteTitle}.`, WIDTH)}\n${digest.home}\n${UNSUBSCRIBE}`;
  return `${[`${title}\n${rule}`, ...posts, `-- \n${foot}`].join('\n\n\n')}\n`;
}

function readAccent(): string {
  const css = readFileSync(path.join(__dirname, '../../../css/accent.css'), 'utf8');
  return colorTokens(css, 'light').get('accent') ?? INK;
}

/**
 * The light palette of src/css/tokens.css and accent.css, written out: mail clients know no variables and many drop
 * style sheets. Ground and ink are both set wherever there is text, so a client that darkens mails
 * turns both, and one that does not shows paper in a dark window.
 */
const PAPER = '#fbf7ef';
const INK = '#211d17';
const QUIET = '#554c3f';
const LINK = readAccent();
const LINE = '#dccfb8';

const TEXT_FACE = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const MONO_FACE = 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;';
const BLOCK = `background-color:${PAPER};${TEXT_FACE}`;
/** A word without a break must not widen a phone's screen. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word;';

function cell(style: string, content: string): string {
  return `<tr><td bgcolor="${PAPER}" style="${BLOCK}${style}">\n${content}\n</td></tr>`;
}

function postCell(post: DigestPost, {linkTo}: Digest): string {
  const link = `<a href="${escapeHtml(linkTo(post))}" style="color:${LINK};text-decoration:underline;">${escapeHtml(post.title)}</a>`;
  return cell(
    `padding:24px 24px 20px;border-top:1px solid ${LINE};`,
    [
      `<p style="margin:0 0 6px;${MONO_FACE}font-size:13px;line-height:20px;color:${QUIET};">${formatDate(post.date)}</p>`,
      `<h2 style="margin:0 0 8px;font-size:20px;line-height:28px;font-weight:600;color:${LINK};${BREAK}">${link}</h2>`,
      `<p style="margin:0;font-size:16px;line-height:26px;color:${INK};${BREAK}">${escapeHtml(post.description)}</p>`,
    ].join('\n'),
  );
}

/** The line that inboxes show behind the subject; the blanks keep the mail's text out of it. */
function preheader({posts}: Digest): string {
  const text = escapeHtml(posts.map(({title}) => title).join(' · '));
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(60);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${text}${blanks}</div>`;
}

/**
 * The newsletter as HTML for mail clients: tables for layout, styles on the elements, 600 px at
 * most, no script, and no picture or other resource: nothing is blocked, nothing tells on a reader.
 */
export function digestHtml(digest: Digest): string {
  const title = escapeHtml(digestTitle(digest));
  const site = escapeHtml(digest.siteTitle);
  const home = `<a href="${escapeHtml(digest.home)}" style="color:${LINK};text-decoration:underline;">${site}</a>`;
  const table = 'role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:${PAPER};color:${INK};">
<div role="main" lang="en">
${preheader(digest)}
<table ${table} bgcolor="${PAPER}" style="background-color:${PAPER};"><tr><td align="center" style="padding:16px 0;">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<table ${table} style="max-width:600px;text-align:left;">
${cell('padding:16px 24px 24px;', `<h1 style="margin:0;font-size:24px;line-height:32px;font-weight:600;color:${INK};${BREAK}">${title}</h1>`)}
${digest.posts.map((post) => postCell(post, digest)).join('\n')}
${cell(
  `padding:24px;border-top:1px solid ${LINE};`,
  `<p style="margin:0;font-size:14px;line-height:22px;color:${QUIET};${BREAK}">You get this because you subscribed to ${home}.<br>${UNSUBSCRIBE}</p>`,
)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}
