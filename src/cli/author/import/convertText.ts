import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatOf, parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import type {Edit} from '../changes';
import {applyEdits} from '../changes';

/** A heading one level deeper; those underlined with hyphens become such with signs before them. */
function deepen({depth, position}: Heading, body: string): Edit[] {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const source = body.slice(start, end);
  if (source.startsWith('#')) {
    return depth < 6 ? [{start, end: start, text: '#'}] : [];
  }
  const underline = source.lastIndexOf('\n') + 1;
  return depth === 1
    ? [{start: start + underline, end, text: source.slice(underline).replaceAll('=', '-')}]
    : [{start, end, text: `### ${source.slice(0, underline).trim().replaceAll('\n', ' ')}`}];
}

/**
 * A text whose headings begin at level 2, below the title that the page has, and the title that it
 * said itself.
 *
 * @param title of the front matter; a first heading that repeats it is taken out
 */
export function settleHeadings(
  source: string,
  kind: 'md' | 'mdx',
  title: unknown,
): {readonly text: string; readonly title?: string; readonly isDeeper: boolean} {
  const {content, contentTitle} = parseMarkdownContentTitle(source, {removeContentTitle: true});
  const isTitle = contentTitle !== undefined && (title === undefined || title === contentTitle);
  const text = isTitle ? content : source;
  const headings: Heading[] = [];
  try {
    const format = formatOf({file: `a.${kind}`, fields: {}, body: text});
    visit(parseMarkdown(text, format), 'heading', (heading) => void headings.push(heading));
  } catch {
    // What is no MDX is told later, and keeps its headings.
  }
  const isDeeper = headings.some(({depth}) => depth === 1);
  return {
    text: isDeeper
      ? applyEdits(
          text,
          headings.flatMap((heading) => deepen(heading, text)),
        )
      : text,
    ...(isTitle && title === undefined ? {title: contentTitle} : {}),
    isDeeper,
  };
}

/** A text in which what other engines put beside Markdown is Markdown, and what was done. */
interface ConvertedText {
  readonly text: string;
  readonly notes: readonly string[];
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

/** Liquid as Jekyll has it. */
const LIQUID: readonly Rule[] = [
  [
    /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}(.*?)\{%-?\s*endhighlight\s*-?%\}/gs,
    (_, language = '', code = '') => fence(language, code),
  ],
  [/\{%-?\s*post_url\s+(\S+?)\s*-?%\}/g, (_, name = '') => `${name.replace(/^.*\//, '')}.md`],
  [/\{%-?\s*link\s+(\S+?)\s*-?%\}/g, (_, path = '') => `/${path.replace(/^\//, '')}`],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, () => ''],
  [/\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, (_, path = '') => path],
  [/\{%-?\s*include\s+\S*(?:figure|image|picture)\S*\s+(.*?)-?%\}/g, (_, tag = '') => figure(tag)],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ''],
  // Classes and ids of kramdown, on a line of their own.
  [/^\{:[^}\n]*\}[ \t]*\n/gm, () => ''],
];

/** Shortcodes as Hugo has them. */
const SHORTCODES: readonly Rule[] = [
  [
    /\{\{[<%]\s*highlight\s+([\w+#-]+)[^}]*?[>%]\}\}(.*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gs,
    (_, language = '', code = '') => fence(language, code),
  ],
  [/\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?[^}]*[>%]\}\}/g, (_, path = '') => path],
  [/\{\{[<%]\s*figure\s+(.*?)\/?\s*[>%]\}\}/gs, (_, tag = '') => figure(tag)],
  [
    /\{\{[<%]\s*youtube\s+(?:id=)?["']?([\w-]+)["']?.*?[>%]\}\}/g,
    (_, id = '') => `[Video](https://www.youtube.com/watch?v=${id})`,
  ],
];

const LEFT_OVER = /\{%-?\s*(\w+)[^%]*%\}|\{\{[<%]\s*\/?\s*([\w-]+)[^}]*[>%]\}\}/g;

/** Blocks and spans of code, which every rule but those that make code leaves alone. */
const CODE = /(^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\2[`~]*[ \t]*$|`[^`\n]+`)/gms;

function outsideCode(text: string, change: (part: string) => string): string {
  let end = 0;
  let result = '';
  for (const {index, 0: code} of text.matchAll(CODE)) {
    result += change(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return result + change(text.slice(end));
}

/**
 * @param kind of the file that it will stand in
 * @param separator what ends the lead in this post, beside the usual comments
 */
export function convertText(source: string, kind: 'md' | 'mdx', separator?: string): ConvertedText {
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  const withMark = separator ? source.replace(separator, `\n\n${mark}\n\n`) : source;
  const [highlights, ...liquid] = LIQUID;
  const [shortHighlights, ...shortcodes] = SHORTCODES;
  const apply = (text: string, rules: readonly (Rule | undefined)[]) =>
    rules.reduce((result, rule) => (rule ? result.replace(rule[0], rule[1]) : result), text);
  const coded = apply(withMark, [highlights, shortHighlights]);
  const left = new Set<string>();
  const text = outsideCode(coded, (part) => {
    const plain = apply(part, [...liquid, ...shortcodes])
      .replace(/[ \t]*<!--\s*more\b[^>]*-->[ \t]*/i, `\n\n${mark}\n\n`)
      .replaceAll('__GHOST_URL__', '')
      // Docusaurus would take this for a directive that it does not know, and drop the name.
      .replace(/(?<![\\:]):(?=[a-z][\w-]*\[)/gi, '\\:');
    for (const [, tag, shortcode] of plain.matchAll(LEFT_OVER)) {
      left.add(tag ?? shortcode ?? '');
    }
    return plain;
  }).replace(new RegExp(`\\s*\\n\\n(${mark.replace(/[*{}/]/g, '\\$&')})\\n\\n\\s*`), '\n\n$1\n\n');
  return {
    text,
    notes: [...left].map(
      (name) => `"${name}" belongs to the old site generator and was left as text`,
    ),
  };
}
