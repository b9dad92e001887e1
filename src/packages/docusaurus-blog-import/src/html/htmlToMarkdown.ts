import type {Element, ElementContent, Root as HastRoot} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, toMdast} from 'hast-util-to-mdast';
import type {Handle} from 'hast-util-to-mdast';
import type {BlockContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {fieldsIn} from '../read/exportedPost.js';
import type {ConvertedText} from '../report/notes.js';
import {Notes} from '../report/notes.js';
import {decodeEntities, decoded, escapeHtml, jsonIn, textOf} from '../text.js';
import {ANCHOR, caption, inlineHandlers, paragraph, property, text} from './nodes.js';
import {addAnchors, moveInlineElements, nestLists} from './prepareTree.js';
import {tableHandlers} from './tables.js';

/** Comment that WordPress and Ghost put after the introduction of a post. */
const MORE = /<!--\s*more\b[^>]*-->/i;
/** Placeholder element for the truncation marker. */
const TRUNCATE = 'x-truncate';
/** Placeholder elements for an admonition, whose kind is in the attribute `type`, and for a formula. */
export const [CALLOUT, FORMULA] = ['x-callout', 'x-formula'];
/** Placeholder elements for a footnote and for a reference to it, which have the same `id`. */
export const [FOOTNOTE, FOOTNOTE_REFERENCE] = ['x-footnote', 'x-footnote-reference'];

/**
 * Matches a common element whose content has no space at its start or end. Other angle brackets in a
 * title are plain text, as in "Why <div> and </div> matter".
 */
const ELEMENT =
  /<br\s*\/?>|<(a|b|code|div|em|i|p|span|strong)\b[^<>]*>(?!<\/\1>)(?=\S).*\S<\/\1>/is;

/** Returns the plain text of a title, a summary or a name that the old site showed as HTML. */
export function plainText(text: string): string {
  return ELEMENT.test(text)
    ? toString(toMdast(fromHtml(text, {fragment: true})))
        .replace(/\s+/g, ' ')
        .trim()
    : decodeEntities(text);
}

/** Returns the language of a code block, from the attributes of common syntax highlighters. */
function languageOf(node: Element): string | undefined {
  const words = `${property(node, 'className')} ${property(node, 'title')}`;
  const names = 'lang dataLang dataLanguage dataEnlighterLanguage dataCodeBlockLang'.split(' ');
  return (/(?:^|\s)(?:language-|lang[-:]|brush:\s*)([\w+#-]+)/.exec(words) ??
    /^([\w+#-]+)$/.exec(names.map((name) => property(node, name)).find(Boolean) ?? ''))?.[1];
}

/** Returns the text of code, whose lines may end in `<br>`. */
function codeText(node: ElementContent): string {
  if (node.type === 'element') {
    return node.tagName === 'br' ? '\n' : node.children.map(codeText).join('');
  }
  return node.type === 'text' ? node.value : '';
}

const link = (url: string, words = url) =>
  paragraph([{type: 'link', url, children: [text(words)]}]);

const pre: Handle = (state, node: Element) => {
  const value = codeText(node).replace(/^\n/, '').replace(/\s+$/, '');
  // A verse in WordPress is also a `pre` element, but not code.
  if (property(node, 'className').split(/\s+/).includes('wp-block-verse')) {
    const lines = value.split('\n').map((line) => text(line.trim()));
    return paragraph(
      lines.flatMap((line, index) => (index === 0 ? [line] : [{type: 'break'}, line])),
    );
  }
  const inner = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  );
  return {type: 'code', lang: (inner && languageOf(inner)) ?? languageOf(node), value};
};

/** Returns the TeX source in the annotation of a MathML formula, or ''. */
function annotationOf(node: ElementContent): string {
  if (node.type !== 'element') {
    return '';
  }
  return node.tagName === 'annotation' && /tex/i.test(property(node, 'encoding'))
    ? codeText(node).trim()
    : (node.children.map(annotationOf).find(Boolean) ?? '');
}

/** Writes players and frames as links, because Markdown has no syntax for them. */
const media: Handle = (state, node: Element) => {
  const address = [node, ...node.children]
    .map((child) =>
      child.type === 'element'
        ? property(child, 'src') || property(child, 'data') || property(child, 'dataSrc')
        : '',
    )
    .find(Boolean);
  const [name] =
    /[^/?#]+\.(?:mp[34]|m4[av]|webm|og[agv]|wav|mov|flac)(?=$|[?#])/i.exec(address ?? '') ?? [];
  return address === undefined
    ? state.all(node)
    : link(address, property(node, 'title') || decoded(name ?? address));
};

/** Returns what Substack shows for an empty element: a formula, pictures or a link. */
function embeddedContent(node: Element): BlockContent[] {
  const {
    persistentExpression: tex,
    gallery,
    url,
    title,
  } = fieldsIn(jsonIn(property(node, 'dataAttrs')));
  const pictures = fieldsIn(gallery)['images'];
  const sources = (Array.isArray(pictures) ? pictures : []).flatMap(
    (each) => textOf(fieldsIn(each)['src']) ?? [],
  );
  // A form for subscribers is also an empty element with an address.
  const [target] = /^https?:(?!.*\/subscribe(?:\?|$)).*/.exec(textOf(url) ?? '') ?? [];
  return [
    ...(tex ? [paragraph([{type: 'inlineMath', value: String(tex)}])] : []),
    ...sources.map((src) => paragraph([{type: 'image', url: src, alt: ''}])),
    ...(target ? [link(target, textOf(title))] : []),
  ];
}

/** Converts `p` and `div`. A background image becomes an image above the content. */
const division: Handle = (state, node: Element) => {
  const [, url] =
    /background(?:-image)?:\s*url\(["']?([^"')]+)/.exec(property(node, 'style')) ?? [];
  const handler = node.tagName === 'p' ? defaultHandlers.p : defaultHandlers.div;
  const content =
    node.children.length === 0 ? embeddedContent(node) : [handler(state, node) ?? []].flat();
  return url ? [paragraph([{type: 'image', url, alt: ''}]), ...content] : content;
};

/** Returns handlers for elements that the library would drop or convert differently. */
function handlersFor(note: (text: string) => void): Readonly<Record<string, Handle>> {
  return {
    pre,
    iframe: media,
    video: media,
    audio: media,
    embed: media,
    object: media,
    p: division,
    div: division,
    a: (state, node: Element) =>
      // Drops links without content, such as the second one in Medium's cards: they cannot be seen.
      property(node, 'href') && node.children.length > 0
        ? defaultHandlers.a(state, node)
        : state.all(node),
    script: (_, node: Element) => {
      const source = property(node, 'src');
      const [gist] = /(?<=^(?:https?:)?)\/\/gist\.github\.com\/[\w/-]+/.exec(source) ?? [];
      if (gist === undefined) {
        note(`a script${source && ` from ${source}`} was left out`);
        return undefined;
      }
      return link(`https:${gist}`);
    },
    form: (state, node: Element) => {
      note('a form was left out, apart from its text');
      return defaultHandlers.form(state, node);
    },
    figcaption: caption,
    // KaTeX repeats a formula for the eye, beside the one with its source.
    span: (state, node: Element) =>
      property(node, 'className') === 'katex-html' ? undefined : state.all(node),
    // Converted with `details`.
    summary: () => undefined,
    details: (state, node: Element) => {
      const isSummary = (child: ElementContent) =>
        child.type === 'element' && child.tagName === 'summary';
      const words = node.children.filter(isSummary).map(codeText).join('').trim() || 'Details';
      return [
        {type: 'html', value: `<details>\n<summary>${escapeHtml(words)}</summary>`},
        ...state.toFlow(state.all(node)),
        {type: 'html', value: '</details>'},
      ];
    },
    ...tableHandlers,
    ...inlineHandlers,
    [CALLOUT]: (state, node: Element) => [
      {type: 'html', value: `:::${property(node, 'type')}`},
      ...state.toFlow(state.all(node)),
      {type: 'html', value: ':::'},
    ],
    [FOOTNOTE]: (state, node: Element) => ({
      type: 'footnoteDefinition',
      identifier: property(node, 'id'),
      children: state.toFlow(state.all(node)),
    }),
    [FOOTNOTE_REFERENCE]: (_, node: Element) => ({
      type: 'footnoteReference',
      identifier: property(node, 'id'),
    }),
    [FORMULA]: (_, node: Element) => ({type: 'inlineMath', value: codeText(node)}),
    math: (state, node: Element) => {
      const tex = property(node, 'alttext') || annotationOf(node);
      return tex ? {type: 'inlineMath', value: tex} : state.all(node);
    },
    [ANCHOR]: (_, node: Element) => {
      const value = `<a id="${property(node, 'id').replace(/["<>&\s]/g, '-')}"></a>`;
      return {type: 'html', value, data: {hName: 'a'}} as const;
    },
    [TRUNCATE]: () => ({type: 'html', value: '<!-- truncate -->'}) as const,
  };
}

const INLINE = '(?:strong|b|em|i|del|s|a)';
const SPACES = String.raw`((?:\s|&nbsp;|<br\s*/?>)+)`;
/** Matches opening tags and the spaces after them. */
const OPENED = new RegExp(`((?:<${INLINE}(?:\\s[^>]*)?>)+)${SPACES}`, 'gi');
/** Matches closing tags and the spaces before them. */
const CLOSED = new RegExp(`${SPACES}((?:</${INLINE}>)+)`, 'gi');

/** Moves leading and trailing spaces out of emphasis and links, where `writer` would write them as entities. */
function moveSpaces(html: string): string {
  return html
    .replace(OPENED, '$2$1')
    .replace(CLOSED, '$2$1')
    .replace(/<(strong|b|em|i|del|s)(?:\s[^>]*)?><\/\1>/gi, '');
}

/**
 * Writes Markdown that is also valid MDX where possible: links as `[text](address)`, not `<address>`, and
 * emphasis with `*`, which works within a word.
 */
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath, {singleDollarTextMath: false})
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', fences: true, resourceLink: true})
  .freeze();

/**
 * Converts a post's HTML to Markdown. Players and frames become links. Scripts are dropped, except that
 * embedded gists become links.
 */
export function htmlToMarkdown(html: string): ConvertedText {
  const notes = new Notes();
  const marked = html.replace(MORE, `<p><${TRUNCATE}></${TRUNCATE}></p>`);
  const tree: HastRoot = fromHtml(moveSpaces(marked.replace(/<!--.*?-->/gs, '')), {fragment: true});
  moveInlineElements(tree);
  nestLists(tree);
  addAnchors(tree);
  const handlers = handlersFor((each) => notes.add({kind: 'code', text: each}));
  const markdown = toMdast(tree, {handlers: {...handlers}}) as Root;
  return {
    text: writer
      .stringify(markdown)
      // In an address, `&` needs no backslash unless an entity begins with it.
      .replace(/\]\([^()\s]*\)/g, (target) => target.replace(/\\&(?![#\w]+;)/g, '&')),
    notes: [...notes.values()],
  };
}
