import {escapeRegexp} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import {escapeHtml} from '../text.js';
import {replaceOutsideCode} from './scan.js';
import {admonition, admonitionKind} from './write.js';

/** One attribute of kramdown: `.class`, `#id`, `key="value"` or `key=value`. */
const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+(?=[ \t}])))`;
/** Name in `{:name}`, for attributes that the text defines elsewhere, as `{:name: .class}`. */
const REFERENCE = String.raw`(?!toc\b)[\w-]+(?=[ \t}])`;
/** Returns a pattern of a list of attributes: `{: #id .class}`, or `{#id .class}` without a colon. */
const attributes = (colon: ':' | '') =>
  `\\{${colon}[ \\t]*(?:(?:${ATTRIBUTE}${colon && `|${REFERENCE}`})[ \\t]*)+\\}`;
const ATTRIBUTES = attributes(':');

/**
 * Converts the attributes of blocks and headings, such as `{: #id .class}`: ids stay, blocks that the
 * themes Chirpy and Minimal Mistakes show as notices become admonitions, and other attributes are removed.
 *
 * @param colon '' for engines whose attributes begin without a colon
 */
export function convertBlockAttributes(text: string, colon: ':' | ''): string {
  const list = attributes(colon);
  // A heading, or all lines of a block.
  const start = String.raw`^(#{1,6}[ \t].*?|(?:[ \t]*\S.*\n)*?)[ \t>]*`;
  const pattern = new RegExp(`${start}(${list})[ \\t]*$`, 'gm');
  return replaceOutsideCode(text, pattern, (_, block = '', written = '') => {
    const body = block.trimEnd();
    const [, id] = /#([\w-]+)/.exec(written) ?? [];
    const [, notice, kind = 'note'] = /\.(prompt|notice)(?:-+(\w+))?(?=[\s}])/.exec(written) ?? [];
    if (notice !== undefined && body !== '') {
      return admonition(admonitionKind(kind), '', body.replace(/^[ \t]*>[ \t]?/gm, '')).text;
    }
    if (id === undefined || /(?:^|\n)#{1,6}[ \t].*$/.test(body)) {
      return body + (id ? ` {#${id}}` : '');
    }
    const [indent = ''] = /^[ \t>]*/.exec(body) ?? [];
    return `${indent}<a id="${id}"></a>\n${indent.trimEnd()}\n${body}`;
  });
}

/** Removes attributes after links and pictures, such as `{.right width=300}` in markdown-it. */
export function withoutLinkAttributes(text: string): string {
  return text.replace(new RegExp(`(?<=\\]\\([^()\\n]*\\))${attributes('')}`, 'g'), '');
}

/** Removes syntax that only kramdown has: attributes, comments, options and tables of contents. */
export function withoutKramdown(text: string): string {
  return (
    text
      // `{::comment}…{:/comment}`
      .replace(/\{::comment\}.*?\{:\/(?:comment)?\}[ \t]*\n?/gs, '')
      // The definition of a reference: `{:name: .class}`
      .replace(/^[ \t]*\{:[\w-]+:[^{}\n]*\}[ \t]*$/gm, '')
      // `{::options … /}` and `{::nomarkdown}…{:/}`, whose content stays
      .replace(/\{::options\b[^{}\n]*\/\}[ \t]*\n?|\{::nomarkdown\}|\{:\/(?:nomarkdown)?\}/g, '')
      // `{:toc}`, below the list item that it replaces or alone
      .replace(/^[ \t]*(?:[*+-]|\d+\.)[ \t]+[^\n]*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*$/gim, '')
      .replace(/^[ \t]*\{:[ \t]*toc[^{}\n]*\}[ \t]*$/gim, '')
      // Attributes at the start of the text, or after a word, a link, code or emphasis
      .replace(new RegExp(`^${ATTRIBUTES}|(?<=[)\\]*_>\\w])[ \\t]?${ATTRIBUTES}`, 'g'), '')
  );
}

/** Matches an opening tag whose content kramdown reads as Markdown, up to its end. */
const WITH_MARKDOWN =
  /([ \t]*)(<([a-z][\w-]*)(?:\s[^<>]*?)?)\s+markdown=(["']?)(?:1|block|span)\4((?:\s[^<>]*)?>)/gi;
/** Matches the names of elements that may contain blocks, and of `<p>`. */
const BLOCK =
  /^(?:p|div|details|section|article|aside|figure|figcaption|blockquote|center|header|footer|main|nav|summary)$/i;

/**
 * Puts empty lines around the content of HTML elements with `markdown="1"`, because CommonMark needs
 * them to read it as Markdown, and removes that attribute.
 */
export function withMarkdownInHtml(text: string): string {
  const opened = new Set<string>();
  const open = (_: string, indent = '', start = '', name = '', _quote = '', end = '') => {
    const isBlock = BLOCK.test(name);
    if (isBlock) {
      opened.add(name);
    }
    return indent + start + end + (isBlock ? `\n\n${indent}` : '');
  };
  const separated = replaceOutsideCode(text, WITH_MARKDOWN, open);
  const closing = new RegExp(`[ \\t]*</(?:${[...opened].join('|')})\\b>`, 'gi');
  const closed = replaceOutsideCode(separated, closing, (tag) => `\n\n${tag}\n\n`);
  return opened.has('details')
    ? replaceOutsideCode(closed, /<\/summary>/gi, (tag) => `${tag}\n\n`)
    : closed;
}

/** Matches an address with spaces in a link or a picture, up to its title, if any. */
const DESTINATION =
  /(?<=\]\([ \t]*)[^\s()<>"']+ (?:[^()<>"'\n]|\([^()\s]*\))*?[^\s(<>"'](?=[ \t]*(?:"[^"\n]*"[ \t]*|'[^'\n]*'[ \t]*)?\))/g;

/** Encodes the spaces in addresses, which kramdown allows. */
export function withEncodedSpaces(text: string): string {
  return replaceOutsideCode(text, DESTINATION, (address) =>
    /\/|\.\w+$/.test(address) ? address.replaceAll(' ', '%20') : address,
  );
}

/** Matches bold text in asterisks. */
const STRONG = /(?<![\\*])\*\*(?=[^\s*])([^*\n]+)(?<=[^\s\\])\*\*(?!\*)/g;
/** Matches the definition of an abbreviation. */
const ABBREVIATION = /^[ \t]{0,3}\*\[([^\]\n]+)\]:[ \t]*(.*)(?:\n|$)/gm;

/**
 * Writes abbreviations as HTML, and also bold text that CommonMark does not recognize: in Chinese, for
 * example, bold text without spaces around it.
 */
export function withInlineHtml(text: string): string {
  const titles = new Map<string, string>();
  const plain = replaceOutsideCode(text, ABBREVIATION, (_, name = '', title = '') => {
    // Asterisks must not become bold text later.
    titles.set(name, escapeHtml(title.trim()).replaceAll('*', '&#42;'));
    return '';
  });
  const names = [...titles.keys()].map(escapeRegexp).join('|');
  const abbreviation = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'gu');
  function abbreviationOf(name: string): string {
    const title = titles.get(name);
    return title ? `<abbr title="${title}">${name}</abbr>` : name;
  }
  const hasBold = plain.includes('**');
  const edits: Edit[] = [];
  visit(parseInPlace(hasBold || names ? plain : '', 'md'), 'text', (node, _, parent) => {
    const [start, end] = offsetsOf(node);
    const words = plain.slice(start, end);
    // The text of a link without brackets is its address.
    if (parent?.type === 'link' && plain[offsetsOf(parent)[0]] !== '[') {
      return;
    }
    const converted = (names ? words.replace(abbreviation, abbreviationOf) : words).replace(
      STRONG,
      '<strong>$1</strong>',
    );
    edits.push(...(converted === words ? [] : [{start, end, text: converted}]));
  });
  return applyEdits(plain, edits);
}

/** Matches a separator: a line of dashes between rows, such as `|---+---|`. */
const SEPARATOR = /^[ \t]*\|?[ \t]*:?-[-:+| \t]*$/;
/** Matches the line above the footer of a table, such as `|===|===|`. */
const FOOTER_SEPARATOR = /^[ \t]*\|?[ \t]*:?=[=:+| \t]*$/;

/** Returns the cells of a row that begins with `|`. */
const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .slice(1);

/**
 * Converts tables that only kramdown reads: those without a header, with `+` in separators, or with
 * more than one separator.
 */
export function convertTables(text: string): string {
  const edits: Edit[] = [];
  const root = parseInPlace(/^[ \t]*\|/m.test(text) ? text : '', 'md');
  const isSeparator = (line: string) => SEPARATOR.test(line) || FOOTER_SEPARATOR.test(line);
  visit(root, ['paragraph', 'table'], (node) => {
    const [start, end] = offsetsOf(node);
    const lines = text.slice(start, end).split('\n');
    const rows = lines.filter((line) => !isSeparator(line)).map((line) => line.trim());
    const isGfm = node.type === 'table' && !lines.slice(2).some(isSeparator);
    const isTable = lines.length > 1 && lines.every((line) => /^[ \t]*\|/.test(line));
    if (isGfm || !isTable || !rows[0]) {
      return;
    }
    const width = Math.max(...rows.map((row) => cellsIn(row).length));
    const separator = lines.find((line) => SEPARATOR.test(line)) ?? '';
    const alignments = cellsIn(separator.replaceAll('+', '|'));
    const columns = Array.from({length: width}, (_, at) => alignments[at]?.trim() || '---');
    // A separator above the first row does not make that row a header.
    const second = SEPARATOR.test(lines[0] ?? '') ? lines[2] : lines[1];
    const [header = '', ...others] = SEPARATOR.test(second ?? '') ? rows : ['', ...rows];
    const missing = '| '.repeat(width - cellsIn(header).length);
    const table = [`${header.replace(/\|$/, '')}${missing}|`, `|${columns.join('|')}|`, ...others];
    const [indentation] = /^[ \t]*/.exec(lines[1] ?? '') ?? [];
    edits.push({start, end, text: table.join(`\n${indentation}`)});
  });
  return applyEdits(text, edits);
}
