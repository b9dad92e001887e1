import {mapText} from './scan.js';

/** One attribute of kramdown: `.class`, `#id` or `key="value"`. */
const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'))`;
const ATTRIBUTES = String.raw`\{:[ \t]*(?:${ATTRIBUTE}[ \t]*)+\}`;

/** Removes attributes, comments and tables of contents of kramdown. */
export function withoutKramdown(text: string, isLineStart: boolean): string {
  const body = isLineStart ? text : text.replace(new RegExp(`^${ATTRIBUTES}`), '');
  return body
    .replace(/\{::comment\}.*?\{:\/(?:comment)?\}[ \t]*\n?/gs, '')
    .replace(/\{::options\b[^{}\n]*\/\}[ \t]*\n?|\{::nomarkdown\}|\{:\/(?:nomarkdown)?\}/g, '')
    .replace(/^[ \t]*(?:[*+-]|\d+\.)[ \t]+[^\n]*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/^[ \t]*\{:[ \t]*toc[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/^(#{1,6}[ \t].*?)[ \t]*\{:[ \t]*#([\w-]+)[ \t]*\}[ \t]*$/gm, '$1 {#$2}')
    .replace(new RegExp(`^[ \\t>]*${ATTRIBUTES}[ \\t]*\\n?`, 'gm'), '')
    .replace(new RegExp(`(?<=[)\\]*_>\\w])[ \\t]?${ATTRIBUTES}`, 'gm'), '');
}

/** Matches the opening tag of an element whose content kramdown reads as Markdown. */
const WITH_MARKDOWN =
  /(?:(^[ \t]*)|)<([a-z][\w-]*)((?:\s[^<>]*?)?)\s+markdown=(["']?)(?:1|block|span)\4((?:\s[^<>]*)?)>([ \t]*\n)?/gim;
/** Elements that may contain blocks, and paragraphs. */
const BLOCKS =
  /^(?:p|div|details|section|article|aside|figure|figcaption|blockquote|center|header|footer|main|nav|summary)$/i;

/**
 * Separates the content of HTML elements with `markdown="1"` by empty lines, which CommonMark needs
 * to read it as Markdown, and removes that attribute.
 */
export function withMarkdownInHtml(text: string): string {
  if (!/\smarkdown=/i.test(text)) {
    return text;
  }
  const opened = new Set<string>();
  const writeTag = (name: string, tag: string) => (name.toLowerCase() === 'p' ? '' : tag);
  return mapText(text, (part) => {
    const withoutAttributes = part.replace(
      WITH_MARKDOWN,
      (
        _,
        indent: string | undefined,
        name: string,
        before: string,
        _quote,
        after: string,
        end = '',
      ) => {
        const tag = `<${name}${before}${after}>`;
        if (indent === undefined || !BLOCKS.test(name)) {
          return (indent ?? '') + tag + String(end);
        }
        opened.add(name.toLowerCase());
        return `${indent}${writeTag(name, tag)}\n\n${end ? '' : indent}`;
      },
    );
    if (opened.has('details')) {
      opened.add('summary');
    }
    const closing = new RegExp(
      `(\\s*)</(${[...opened].join('|')})>([ \\t]*\\n(?=[ \\t]*\\S))?`,
      'gi',
    );
    return opened.size === 0
      ? withoutAttributes
      : withoutAttributes.replace(closing, (_, space: string, name: string, end = '') => {
          const isSummary = name.toLowerCase() === 'summary';
          const indent = /\n([ \t]*)$/.exec(space)?.[1] ?? '';
          const gap = isSummary ? space : `\n\n${indent}`;
          return `${gap}${writeTag(name, `</${name}>`)}${end ? '\n\n' : ''}`;
        });
  });
}

/** Matches an address in a link or a picture, up to its title, if any. */
const DESTINATION =
  /(?<=\]\([ \t]*)[^\s()<>"'][^()<>"'\n]*?(?=[ \t]*(?:"[^"\n]*"[ \t]*|'[^'\n]*'[ \t]*)?\))/g;

/** Encodes the spaces in addresses, which kramdown allows. */
export function withEncodedSpaces(text: string): string {
  if (!/\]\([^\n)]* /.test(text)) {
    return text;
  }
  return mapText(text, (part) =>
    part.replace(DESTINATION, (address) =>
      /\/|\.\w+$/.test(address) ? address.replaceAll(' ', '%20') : address,
    ),
  );
}
