import {embedOfLine} from './embeds.js';
import type {PageFinder} from './findPages.js';
import {link, picture} from './write.js';

/** One attribute of kramdown: `.class`, `#id`, `key="value"` or the list of headings. */
const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'))`;
const ATTRIBUTES = String.raw`\{:[ \t]*(?:${ATTRIBUTE}[ \t]*)+\}`;

/** kramdown: attributes, comments and the list of headings, which the page has anyway. */
export function withoutKramdown(text: string, isLineStart: boolean): string {
  const rest = isLineStart ? text : text.replace(new RegExp(`^${ATTRIBUTES}`), '');
  return rest
    .replace(/\{::comment\}.*?\{:\/(?:comment)?\}[ \t]*\n?/gs, '')
    .replace(/\{::options\b[^{}\n]*\/\}[ \t]*\n?|\{::nomarkdown\}|\{:\/(?:nomarkdown)?\}/g, '')
    .replace(/^[ \t]*(?:[*+-]|\d+\.)[ \t]+[^\n]*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/^[ \t]*(?:\{:[ \t]*toc[^{}\n]*\}|\[toc\]|\[\[_?toc_?\]\]|\$\{toc\})[ \t]*$/gim, '')
    .replace(/^(#{1,6}[ \t].*?)[ \t]*\{:[ \t]*#([\w-]+)[ \t]*\}[ \t]*$/gm, '$1 {#$2}')
    .replace(new RegExp(`^[ \\t>]*${ATTRIBUTES}[ \\t]*\\n?`, 'gm'), '')
    .replace(new RegExp(`(?<=[)\\]*_>\\w])[ \\t]?${ATTRIBUTES}`, 'gm'), '');
}

/** Obsidian: `[[a page|words]]` and `![[picture.png|300]]`. */
export function withoutWikiLinks(text: string, {findPage}: PageFinder): string {
  return text.replace(
    /(!?)\[\[([^[\]|#\n]*)(#[^[\]|\n]*)?(?:\\?\|([^[\]\n]*))?\]\](?![([:])/g,
    (whole, sign: string, name: string, hash: string | undefined, words: string | undefined) => {
      if (/^\s|\s$|^\d*$|^[$!-]|:\/\//.test(name) && !(name === '' && hash)) {
        return whole;
      }
      const isPicture = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i.test(name);
      if (sign && isPicture) {
        const alt = words === undefined || /^\d+(?:x\d+)?$/.test(words) ? '' : words;
        return picture(name, alt || name.replace(/^.*\/|\.\w+$/g, ''));
      }
      const place =
        hash &&
        `#${hash
          .replace(/^.*#\^?/, '')
          .trim()
          .toLowerCase()
          .replace(/\s+/g, '-')}`;
      const page = name && findPage(name);
      const address = page === name && name && !/\.\w+$/.test(name) ? `${name}.md` : page;
      return link(
        words ?? (name.replace(/^.*\//, '') || (hash ?? '').slice(1)),
        address + (place ?? ''),
      );
    },
  );
}

/** Gatsby: a line of code that names a service and an id becomes a link. */
export function embeddedLine(code: string): string | undefined {
  const [, content = ''] = /^`([^`\n]+)`$/.exec(code) ?? [];
  const found = embedOfLine(content);
  return found && link(found.label, found.address);
}

/** The first line of a fenced block as Docusaurus reads it: language, title and lines. */
export function withFenceInfo(block: string): string {
  return block.replace(
    /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})([^\n]*)/,
    (whole, lead: string, ticks: string, info: string) => {
      const pandoc = /^\s*\{\s*\.([\w+#-]+)[^}]*\}\s*$/.exec(info);
      if (pandoc) {
        return `${lead}${ticks}${pandoc[1]}`;
      }
      const [, language = '', rest = ''] = /^[ \t]*([\w+#-]*)(.*)$/.exec(info) ?? [];
      const [, marked] = /hl_lines\s*=\s*(\[[^\]]*\]|"[^"]*"|[\d-]+)/i.exec(rest) ?? [];
      const lines = marked
        ?.replace(/[^\d,\s-]/g, '')
        .trim()
        .split(/[,\s]+/)
        .join(',');
      const hasNumbers = /linenos\s*=\s*(?!false)|numberLines\s*:\s*(?:true|\d)/i.test(rest);
      const settled = rest
        .replace(
          /^:title=(?:"([^"]*)"|([^{\n]*?))(?=\s*\{|\s*$)/,
          (_, quoted?: string, bare?: string) => ` title="${quoted ?? bare ?? ''}"`,
        )
        .replace(/^:([\w./-]+\.\w+)(?=\s|$)/, ' title="$1"')
        .replace(/\{[^{}]*(?:linenos|hl_lines|numberLines|linenostart)[^{}]*\}/i, '')
        .replace(/^(?=\{[\d,\s-]+\})|(?<=")(?=\{[\d,\s-]+\})/g, ' ');
      const extra = [lines && `{${lines}}`, hasNumbers && 'showLineNumbers'].filter(Boolean);
      const after = [settled.trimEnd(), ...extra].join(' ').trim();
      return settled === rest && extra.length === 0
        ? whole
        : `${lead}${ticks}${language}${after && ` ${after}`}`;
    },
  );
}
