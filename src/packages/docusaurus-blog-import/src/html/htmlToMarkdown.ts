import type {Element, ElementContent, Root as HastRoot} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import type {PhrasingContent, Root, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {cleanText} from '../read/controlCharacters.js';
import {decoded} from '../text.js';
import {markAnchors} from './htmlAnchors.js';
import type {Note} from '../report/notes.js';

/** Marks a "read more" link with a text that survives the conversion. */
const MORE = /<!--\s*more\b[^>]*-->/i;
const MARK = 'TRUNCATE-HERE';

/** Entities, and the tags that summaries have; other angle brackets are those of a title. */
const MARKED = /&#?\w+;|<\/?(?:a|b|br|code|div|em|i|p|span|strong)\b/i;

/** Plain text of a title or a summary that may contain entities and tags. */
export function plainText(text: string): string {
  return MARKED.test(text)
    ? toString(toMdast(fromHtml(text, {fragment: true})))
        .replace(/\s+/g, ' ')
        .trim()
    : text;
}

function property({properties}: Element, name: string): string {
  const value = properties[name];
  return (Array.isArray(value) ? value.join(' ') : String(value ?? '')).trim();
}

/** Language that a highlighter of WordPress or the web names on a block of code. */
function languageOf(node: Element): string | undefined {
  const words = `${property(node, 'className')} ${property(node, 'title')}`;
  const [, named] =
    /(?:^|\s)(?:language-|lang[-:]|brush:\s*)([\w+#-]+)/.exec(words) ??
    /^([\w+#-]+)$/.exec(property(node, 'lang')) ??
    [];
  return named;
}

/** Text of code, whose lines may end in `<br>`. */
function codeText(node: ElementContent): string {
  if (node.type === 'element') {
    return node.tagName === 'br' ? '\n' : node.children.map(codeText).join('');
  }
  return node.type === 'text' ? node.value : '';
}

/** A block of code with its language, in the form that becomes a fenced block. */
function codeBlock(node: Element): Element {
  const inner = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  );
  const language = (inner && languageOf(inner)) ?? languageOf(node);
  const code = codeText(node).replace(/^\n/, '').replace(/\s+$/, '');
  return h('pre', [h('code', language ? {className: [`language-${language}`]} : {}, code)]);
}

/** Players and frames as links, since Markdown has no word for them. */
function mediaLink(node: Element): Element | undefined {
  const sources = [node, ...node.children].flatMap((child) =>
    child.type === 'element'
      ? [property(child, 'src') || property(child, 'data') || property(child, 'dataSrc')]
      : [],
  );
  const address = sources.find(Boolean);
  const words = property(node, 'title') || decodeName(address ?? '');
  const link = address && h('a', {href: address}, words);
  return link ? h('p', [link]) : undefined;
}

/** Name of a media file; any other address whole. */
function decodeName(address: string): string {
  const [name] =
    /[^/?#]+\.(?:mp[34]|m4[av]|webm|og[agv]|wav|mov|flac)(?=$|[?#])/i.exec(address) ?? [];
  return decoded(name ?? address);
}

const BARE_ADDRESS = /^https?:\/\/[^\s<>"]+$/;

/** Replacement for an element that Markdown cannot express; undefined for other elements. */
function replacementOf(node: Element, note: (text: string) => void): ElementContent[] | undefined {
  const classes = property(node, 'className').split(/\s+/);
  const only = node.children.length === 1 ? node.children[0] : undefined;
  switch (node.tagName) {
    case 'pre':
      return classes.includes('wp-block-verse')
        ? [
            h(
              'p',
              node.children.flatMap((child) => linesOf(child)),
            ),
          ]
        : [codeBlock(node)];
    case 'iframe':
    case 'video':
    case 'audio':
    case 'embed':
    case 'object': {
      const link = mediaLink(node);
      return link ? [link] : undefined;
    }
    case 'script': {
      const source = property(node, 'src');
      const [gist] = /^(?:https?:)?\/\/gist\.github\.com\/[\w/-]+/.exec(source) ?? [];
      if (gist) {
        const address = gist.replace(/^(?:https?:)?/, 'https:');
        return [h('p', [h('a', {href: address}, address)])];
      }
      note(`a script${source && ` from ${source}`} was left out`);
      return [];
    }
    case 'a':
      return property(node, 'href') === '' ? node.children : undefined;
    case 'form':
      note('a form was left out, apart from its words');
      return undefined;
    case 'p':
    case 'div': {
      const text = only?.type === 'text' ? only.value.trim() : '';
      if (BARE_ADDRESS.test(text)) {
        return [h('p', [h('a', {href: text}, text)])];
      }
      const [, picture] =
        /background(?:-image)?:\s*url\(["']?([^"')]+)/.exec(property(node, 'style')) ?? [];
      return picture
        ? [h('p', [h('img', {src: picture, alt: ''})]), h('div', node.children)]
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns text with visible line breaks, as in a poem. */
function linesOf(node: ElementContent): ElementContent[] {
  return node.type === 'text'
    ? node.value
        .split('\n')
        .flatMap((line, index): ElementContent[] => [
          ...(index === 0 ? [] : [h('br')]),
          {type: 'text', value: line},
        ])
    : [node];
}

const isSpace = (node: PhrasingContent | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');

/** Removes spaces and line breaks from one end of a phrase, where Markdown would need entities. */
function takeSpaces(children: PhrasingContent[], isEnd: boolean): PhrasingContent[] {
  const taken: PhrasingContent[] = [];
  const outermost = () => (isEnd ? children.at(-1) : children[0]);
  while (isSpace(outermost())) {
    taken.push((isEnd ? children.pop() : children.shift()) as PhrasingContent);
  }
  const last = outermost();
  if (last?.type === 'text') {
    const {value} = last;
    last.value = isEnd ? value.trimEnd() : value.trimStart();
    taken.push(...(value === last.value ? [] : [{type: 'text', value: ' '} as const]));
  }
  return isEnd ? taken.reverse() : taken;
}

/** Moves spaces and line breaks out of emphasis and links. */
function moveSpaces(tree: Root): void {
  visit(tree, ['strong', 'emphasis', 'delete', 'link'], (node, index, parent) => {
    const {children} = node as Strong;
    if (!parent || index === undefined) {
      return undefined;
    }
    if (node.type !== 'link' && children.every(isSpace)) {
      parent.children.splice(index, 1, ...children);
      return index;
    }
    const [before, after] = [takeSpaces(children, false), takeSpaces(children, true)];
    parent.children.splice(index + 1, 0, ...after);
    parent.children.splice(index, 0, ...before);
    return index + before.length + 1 + after.length;
  });
}

/** Leaves an address that is a paragraph by itself as it is, which links it in Markdown and MDX. */
function bareAddresses(tree: Root): void {
  visit(tree, 'paragraph', ({children}) => {
    const [only, ...others] = children;
    const isBare =
      only?.type === 'link' &&
      others.length === 0 &&
      toString(only) === only.url &&
      /^https?:\/\/[^\s<>{}*]+[\w/-]$/.test(only.url);
    if (isBare) {
      // A node of HTML is written without escapes.
      children.splice(0, 1, {type: 'html', value: only.url});
    }
  });
}

/**
 * Writes Markdown that MDX reads in the same way if possible: links in brackets, and stars,
 * which may be within a word.
 */
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath, {singleDollarTextMath: false})
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', fences: true, resourceLink: true})
  .freeze();

/** Writes a title as a heading of level 1. */
export function headingLine(title: string): string {
  const children = [{type: 'text', value: title} as const];
  return writer.stringify({type: 'root', children: [{type: 'heading', depth: 1, children}]});
}

/** A text as Markdown. */
export interface ConvertedText {
  readonly text: string;
  /** Notes on what was lost. */
  readonly notes: readonly Note[];
  /** Number of control characters that were removed. */
  readonly removed: number;
}

/** Converts a post's HTML to Markdown. Players and frames become links; scripts are dropped. */
export function htmlToMarkdown(html: string): ConvertedText {
  const notes = new Map<string, Note>();
  const note = (text: string) => void notes.set(text, {kind: 'code', text});
  const {text: clean, count: removed} = cleanText(html);
  const marked = clean.replace(MORE, `<p>${MARK}</p>`).replace(/<!--.*?-->/gs, '');
  const tree: HastRoot = fromHtml(marked, {fragment: true});
  const withAnchors = markAnchors(tree);
  visit(tree, 'element', (node, index, parent) => {
    const replaced = replacementOf(node, note);
    if (replaced && parent && index !== undefined) {
      parent.children.splice(index, 1, ...replaced);
      // The replacement may contain more such elements.
      return [SKIP, node.tagName === 'pre' ? index + 1 : index];
    }
    return undefined;
  });
  const markdown = toMdast(tree) as Root;
  moveSpaces(markdown);
  bareAddresses(markdown);
  return {
    text: withAnchors(writer.stringify(markdown))
      .replace(/\]\([^()\s]*\)/g, (target) => target.replace(/\\&(?![#\w]+;)/g, '&'))
      .replace(MARK, '<!-- truncate -->'),
    notes: [...notes.values()],
    removed,
  };
}
