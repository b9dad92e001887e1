import {parseMarkdownContentTitle} from '@docusaurus/utils';

/** Code, listings and comments, or a heading: signs and words in a line, or words underlined. */
const HEADINGS = new RegExp(
  [
    /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![^]))/,
    /<(?<tag>pre|script|style)\b[^]*?<\/\k<tag>>|<!--[^]*?-->/,
    /^(?<signs>#{1,5})(?=[ \t])/,
    /^(?<words>[^\s#>|<*+-].*)\n(?<line>=+|-+)[ \t]*$/,
  ]
    .map(({source}) => source)
    .join('|'),
  'gim',
);

function deepen(whole: string, ...groups: unknown[]): string {
  const {signs, words, line} = groups.at(-1) as Readonly<Record<string, string | undefined>>;
  if (words !== undefined) {
    return `${line?.startsWith('=') ? '##' : '###'} ${words}`;
  }
  return signs === undefined ? whole : `#${signs}`;
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
  const isDeeper = [...text.matchAll(HEADINGS)].some(
    ({groups}) => groups?.['signs'] === '#' || groups?.['line']?.startsWith('='),
  );
  return {
    text: isDeeper ? text.replace(HEADINGS, deepen) : text,
    ...(isTitle && title === undefined ? {title: contentTitle} : {}),
    isDeeper,
  };
}

function fence(language: string, code: string): string {
  const ticks = code.includes('```') ? '````' : '```';
  return `\n${ticks}${language.trim()}\n${code.replace(/^\n|\n\s*$/g, '')}\n${ticks}\n`;
}

function figure(tag: string): string {
  const attributes = [...tag.matchAll(/(\w[\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g)];
  const {
    src = '',
    alt,
    caption,
    title,
  } = Object.fromEntries(
    attributes.map(([, name = '', one, other, bare]) => [name, one ?? other ?? bare ?? '']),
  );
  const words = caption ?? title;
  return `![${alt ?? words ?? ''}](<${src}>${words ? ` "${words.replaceAll('"', '’')}"` : ''})`;
}

type Rule = readonly [pattern: RegExp, replace: (...groups: string[]) => string];

/** What makes code: Jekyll's Liquid and Hugo's shortcodes. */
const HIGHLIGHTS: readonly Rule[] = [
  [
    /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}(.*?)\{%-?\s*endhighlight\s*-?%\}/gs,
    (_, language = '', code = '') => fence(language, code),
  ],
  [
    /\{\{[<%]\s*highlight\s+([\w+#-]+)[^}]*?[>%]\}\}(.*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gs,
    (_, language = '', code = '') => fence(language, code),
  ],
];

const RULES: readonly Rule[] = [
  // Liquid as Jekyll has it, and the classes and ids of kramdown on a line of their own.
  [/\{%-?\s*post_url\s+(\S+?)\s*-?%\}/g, (_, name = '') => `${name.replace(/^.*\//, '')}.md`],
  [/\{%-?\s*link\s+(\S+?)\s*-?%\}/g, (_, path = '') => `/${path.replace(/^\//, '')}`],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, () => ''],
  [/\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, (_, path = '') => path],
  [/\{%-?\s*include\s+\S*(?:figure|image|picture)\S*\s+(.*?)-?%\}/g, (_, tag = '') => figure(tag)],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ''],
  [/^\{:[^}\n]*\}[ \t]*\n/gm, () => ''],
  // Shortcodes as Hugo has them.
  [/\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?[^}]*[>%]\}\}/g, (_, path = '') => path],
  [/\{\{[<%]\s*figure\s+(.*?)\/?\s*[>%]\}\}/gs, (_, tag = '') => figure(tag)],
  [
    /\{\{[<%]\s*youtube\s+(?:id=)?["']?([\w-]+)["']?.*?[>%]\}\}/g,
    (_, id = '') => `[Video](https://www.youtube.com/watch?v=${id})`,
  ],
  [/__GHOST_URL__/g, () => ''],
  // Docusaurus would take this for a directive that it does not know, and drop the name.
  [/(?<![\\:]):(?=[a-z][\w-]*\[)/gi, () => '\\:'],
];

const LEFT_OVER = /\{%-?\s*(\w+)[^%]*%\}|\{\{[<%]\s*\/?\s*([\w-]+)[^}]*[>%]\}\}/g;

/** Blocks and spans of code, which every rule but those that make code leaves alone. */
const CODE = /(^[ \t]*(?:`{3,}|~{3,})[^\n]*\n.*?^[ \t]*(?:`{3,}|~{3,})[ \t]*$|`[^`\n]+`)/gms;

/**
 * A text in which what other engines put beside Markdown is Markdown.
 *
 * @param kind of the file that it will stand in
 * @param separator what ends the lead in this post, beside the usual comments
 * @param note takes what was left
 */
export function convertText(
  source: string,
  kind: 'md' | 'mdx',
  separator: string | undefined,
  note: (line: string) => void,
): string {
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  const apply = (text: string, rules: readonly Rule[]) =>
    rules.reduce((result, [pattern, replace]) => result.replace(pattern, replace), text);
  const left = new Set<string>();
  const parts = apply(
    separator ? source.replace(separator, `\n\n${mark}\n\n`) : source,
    HIGHLIGHTS,
  ).split(CODE);
  const text = parts
    .map((part, place) => {
      // Every other part is code.
      if (place % 2 === 1) {
        return part;
      }
      const plain = apply(part, RULES).replace(
        /[ \t]*<!--\s*more\b[^>]*-->[ \t]*/i,
        `\n\n${mark}\n\n`,
      );
      for (const [, tag, shortcode] of plain.matchAll(LEFT_OVER)) {
        left.add(tag ?? shortcode ?? '');
      }
      return plain;
    })
    .join('');
  left.forEach((name) => note(`"${name}" belongs to the old site generator and was left as text`));
  const [lead = text, ...rest] = text.split(`\n\n${mark}\n\n`);
  return rest.length === 0 ? text : `${lead.trimEnd()}\n\n${mark}\n\n${rest.join('').trimStart()}`;
}
