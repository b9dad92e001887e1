import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Note} from './notes';

const CODE_BLOCK = /^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\1[`~]*[ \t]*$/gms;
/** What holds no headings, whatever its lines begin with. */
const LISTING = new RegExp(
  `${CODE_BLOCK.source}|^[ \\t]*(?:\`{3,}|~{3,}).*|<(pre|script|style)\\b.*?</\\2>|<!--.*?-->`,
  `${CODE_BLOCK.flags}i`,
);
const CODE = new RegExp(`${CODE_BLOCK.source}|\`[^\`\\n]+\``, 'gms');

/** Changes a text but for the code in it. */
function outsideCode(text: string, code: RegExp, change: (part: string) => string): string {
  let end = 0;
  let result = '';
  for (const {index, 0: block} of text.matchAll(code)) {
    result += change(text.slice(end, index)) + block;
    end = index + block.length;
  }
  return result + change(text.slice(end));
}

/** A heading of level 1, with a sign before it or underlined. */
const TOP = /^ {0,3}#(?=[ \t]|$)|^ {0,3}\S.*\n {0,3}=+[ \t]*$/m;
/** Lines that are no list, quotation, heading or tag, above a line of signs. */
const UNDERLINED = /((?:^ {0,3}(?![ #>|<]|[*+-][ \t]|\d+[.)][ \t])\S.*\n)+)^ {0,3}(=+|-+)[ \t]*$/gm;

/** Headings one level deeper; those underlined with hyphens become such with signs before them. */
function deepen(part: string): string {
  return part
    .replace(/^( {0,3}#{1,5})(?=[ \t]|$)/gm, '$1#')
    .replace(UNDERLINED, (_, words: string, line: string) =>
      line.startsWith('=')
        ? words + line.replaceAll('=', '-')
        : `### ${words.trim().replaceAll('\n', ' ')}`,
    );
}

/**
 * A text whose headings begin at level 2, below the title that the page has, and the title that it
 * said itself.
 *
 * @param title of the front matter; a first heading that repeats it is taken out
 */
export function settleHeadings(
  source: string,
  title: unknown,
): {readonly text: string; readonly title?: string; readonly isDeeper: boolean} {
  const {content, contentTitle} = parseMarkdownContentTitle(source, {removeContentTitle: true});
  const isTitle = contentTitle !== undefined && (title === undefined || title === contentTitle);
  const text = isTitle ? content : source;
  let isDeeper = false;
  outsideCode(text, LISTING, (part) => {
    isDeeper ||= TOP.test(part);
    return part;
  });
  return {
    text: isDeeper ? outsideCode(text, LISTING, deepen) : text,
    ...(isTitle && title === undefined ? {title: contentTitle} : {}),
    isDeeper,
  };
}

const ATTRIBUTE = /(\w[\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name,
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

function fence(language: string, code: string): string {
  const ticks = code.includes('```') ? '````' : '```';
  return `\n${ticks}${language.trim()}\n${code.replace(/^\n|\n\s*$/g, '')}\n${ticks}\n`;
}

function figure(tag: string): string {
  const {src = '', alt, caption, title} = attributesOf(tag);
  const words = caption ?? title;
  return `![${alt ?? words ?? ''}](<${src}>${words ? ` "${words.replaceAll('"', '’')}"` : ''})`;
}

type Rule = readonly [pattern: RegExp, replace: (...groups: string[]) => string];

/** Code as Liquid and Hugo have it. */
const CODE_RULES: readonly Rule[] = [
  [
    /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}(.*?)\{%-?\s*endhighlight\s*-?%\}/gs,
    (_, language = '', code = '') => fence(language, code),
  ],
  [
    /\{\{[<%]\s*highlight\s+([\w+#-]+)[^}]*?[>%]\}\}(.*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gs,
    (_, language = '', code = '') => fence(language, code),
  ],
];

/** Liquid as Jekyll has it, and shortcodes as Hugo has them. */
const TEXT_RULES: readonly Rule[] = [
  [/\{%-?\s*post_url\s+(\S+?)\s*-?%\}/g, (_, name = '') => `${name.replace(/^.*\//, '')}.md`],
  [/\{%-?\s*link\s+(\S+?)\s*-?%\}/g, (_, path = '') => `/${path.replace(/^\//, '')}`],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, () => ''],
  [/\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, (_, path = '') => path],
  [/\{%-?\s*include\s+\S*(?:figure|image|picture)\S*\s+(.*?)-?%\}/g, (_, tag = '') => figure(tag)],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ''],
  // Classes and ids of kramdown, on a line of their own.
  [/^\{:[^}\n]*\}[ \t]*\n/gm, () => ''],
  [/\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?[^}]*[>%]\}\}/g, (_, path = '') => path],
  [/\{\{[<%]\s*figure\s+(.*?)\/?\s*[>%]\}\}/gs, (_, tag = '') => figure(tag)],
  [
    /\{\{[<%]\s*youtube\s+(?:id=)?["']?([\w-]+)["']?.*?[>%]\}\}/g,
    (_, id = '') => `[Video](https://www.youtube.com/watch?v=${id})`,
  ],
];

const LEFT_OVER = /\{%-?\s*(\w+)[^%]*%\}|\{\{[<%]\s*\/?\s*([\w-]+)[^}]*[>%]\}\}/g;

/**
 * A text in which what other engines put beside Markdown is Markdown, and what was left.
 *
 * @param kind of the file that it will stand in
 * @param separator what ends the lead in this post, beside the usual comments
 */
export function convertText(source: string, kind: 'md' | 'mdx', separator?: string) {
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  const apply = (text: string, rules: readonly Rule[]) =>
    rules.reduce((result, [pattern, replace]) => result.replace(pattern, replace), text);
  const marked = separator ? source.replace(separator, `\n\n${mark}\n\n`) : source;
  const left = new Set<string>();
  const text = outsideCode(apply(marked, CODE_RULES), CODE, (part) => {
    const plain = apply(part, TEXT_RULES)
      .replace(/\s*<!--\s*more\b[^>]*-->\s*/i, `\n\n${mark}\n\n`)
      .replaceAll('__GHOST_URL__', '')
      // Docusaurus would take this for a directive that it does not know, and drop the name.
      .replace(/(?<![\\:]):(?=[a-z][\w-]*\[)/gi, '\\:');
    for (const [, tag, shortcode] of plain.matchAll(LEFT_OVER)) {
      left.add(tag ?? shortcode ?? '');
    }
    return plain;
  });
  return {
    text,
    notes: [...left].map((name): Note => ({
      kind: 'code',
      text: `"${name}" belongs to the old site generator and was left as text`,
    })),
  };
}
