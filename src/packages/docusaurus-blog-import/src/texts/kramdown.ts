import {replaceOutsideCode} from './scan.js';
import {admonition, admonitionKind} from './write.js';

/** One attribute of kramdown: `.class`, `#id` or `key="value"`. */
const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'))`;
/** Name of attributes that are defined elsewhere in the text: `{:name: .class}`. */
const REFERENCE = String.raw`(?!toc\b)[\w-]+(?=[ \t}])`;
const attributes = (colon: string) =>
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
  if (!new RegExp(list).test(text)) {
    return text;
  }
  // A heading, or all lines of a block.
  const start = String.raw`^(#{1,6}[ \t].*?|(?:[ \t]*\S.*\n)*?)[ \t>]*`;
  const pattern = new RegExp(`${start}(${list})[ \\t]*$`, 'gm');
  return replaceOutsideCode(text, pattern, (_, block = '', names = '') => {
    const body = block.trimEnd();
    const [, id] = /#([\w-]+)/.exec(names) ?? [];
    const [, notice, kind = 'note'] = /\.(prompt|notice)(?:-+(\w+))?(?=[\s}])/.exec(names) ?? [];
    if (notice !== undefined) {
      return admonition(admonitionKind(kind), '', body.replace(/^[ \t]*>[ \t]?/gm, '')).text;
    }
    if (id === undefined || /(?:^|\n)#{1,6}[ \t].*$/.test(body)) {
      return body + (id ? ` {#${id}}` : '');
    }
    const [indent = ''] = /^[ \t>]*/.exec(body) ?? [];
    return `${indent}<a id="${id}"></a>\n${indent.trimEnd()}\n${body}`;
  });
}

/** Removes kramdown's inline attributes, comments and tables of contents. */
export function withoutKramdown(text: string): string {
  return text
    .replace(/\{::comment\}.*?\{:\/(?:comment)?\}[ \t]*\n?/gs, '')
    .replace(/^[ \t]*\{:[\w-]+:[^{}\n]*\}[ \t]*$/gm, '')
    .replace(/\{::options\b[^{}\n]*\/\}[ \t]*\n?|\{::nomarkdown\}|\{:\/(?:nomarkdown)?\}/g, '')
    .replace(/^[ \t]*(?:[*+-]|\d+\.)[ \t]+[^\n]*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/^[ \t]*\{:[ \t]*toc[^{}\n]*\}[ \t]*$/gim, '')
    .replace(new RegExp(`^${ATTRIBUTES}|(?<=[)\\]*_>\\w])[ \\t]?${ATTRIBUTES}`, 'g'), '');
}

/** Elements that may contain blocks, and paragraphs. */
const BLOCK =
  'p|div|details|section|article|aside|figure|figcaption|blockquote|center|header|footer|main|nav|summary';
/** Matches the opening tag of a block whose content kramdown reads as Markdown. */
const WITH_MARKDOWN = new RegExp(
  `^([ \\t]*)<(${BLOCK})((?:\\s[^<>]*?)?)\\s+markdown=(["']?)(?:1|block|span)\\4((?:\\s[^<>]*)?)>([ \\t]*\\n)?`,
  'gim',
);
/** Matches an opening tag with the attribute, up to its end. */
const OPENING = /(<[a-z][\w-]*(?:\s[^<>]*?)?)\s+markdown=(["']?)(?:1|block|span)\2(?=[\s>])/gi;

/**
 * Separates the content of HTML elements with `markdown="1"` by empty lines, which CommonMark needs
 * to read it as Markdown, and removes that attribute.
 */
export function withMarkdownInHtml(text: string): string {
  const opened = new Set<string>();
  const unlessParagraph = (name: string, tag: string) => (/^p$/i.test(name) ? '' : tag);
  const separated = replaceOutsideCode(
    text,
    WITH_MARKDOWN,
    (_, indent = '', name = '', before, _quote, after, end) => {
      opened.add(name.toLowerCase());
      const tag = unlessParagraph(name, `<${name}${before}${after}>`);
      return `${indent}${tag}\n\n${end ? '' : indent}`;
    },
  );
  const unmarked = replaceOutsideCode(separated, OPENING, (_, start = '') => start);
  const closing = new RegExp(
    `(\\s*)</(${[...opened].join('|')})>([ \\t]*\\n(?=[ \\t]*\\S))?`,
    'gi',
  );
  const closed = replaceOutsideCode(unmarked, closing, (_, space = '', name = '', end) => {
    const indent = /\n([ \t]*)$/.exec(space)?.[1] ?? '';
    return `\n\n${indent}${unlessParagraph(name, `</${name}>`)}${end ? '\n\n' : ''}`;
  });
  const summaryEnd = /<\/summary>\n(?=[ \t]*\S)/gi;
  return opened.has('details')
    ? replaceOutsideCode(closed, summaryEnd, (whole) => `${whole}\n`)
    : closed;
}

/** Matches an address with spaces in a link or a picture, up to its title, if any. */
const DESTINATION =
  /(?<=\]\([ \t]*)[^\s()<>"']+ [^()<>"'\n]*?[^\s()<>"'](?=[ \t]*(?:"[^"\n]*"[ \t]*|'[^'\n]*'[ \t]*)?\))/g;

/** Encodes the spaces in addresses, which kramdown allows. */
export function withEncodedSpaces(text: string): string {
  return replaceOutsideCode(text, DESTINATION, (address) =>
    /\/|\.\w+$/.test(address) ? address.replaceAll(' ', '%20') : address,
  );
}
