import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Edit} from '../files/changes.js';
import type {Attributes} from '../texts/attributes.js';
import {addressIn, plainKey} from '../texts/embeds.js';
import {writeTag} from '../texts/tagWriters.js';
import {isMedia, link, picture} from '../texts/write.js';
import type {ProgramNode} from './scopes.js';
import {literalText} from './values.js';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function offsetsOf(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** Values of an element's attributes, as far as they can be known. */
function valuesOf({attributes}: Element, pictures: ReadonlyMap<string, string>): Attributes {
  const named: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const {name, value} = attribute;
      const text =
        typeof value === 'object' && value !== null
          ? literalText(value.data?.estree as unknown as ProgramNode | undefined, pictures)
          : (value ?? undefined);
      if (text !== undefined) {
        named[name.toLowerCase()] = text;
      }
    }
  }
  return {named, placed: []};
}

/** Pictures in the lists that an element is given, such as `images={[{src: a, alt: 'A'}]}`. */
function listedPictures(node: unknown, pictures: ReadonlyMap<string, string>): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const {type, properties} = node as {readonly type?: string; readonly properties?: ProgramNode[]};
  const values = new Map(
    (type === 'ObjectExpression' ? (properties ?? []) : []).map((each) => [
      String((each['key'] as ProgramNode | undefined)?.['name'] ?? ''),
      literalText(each['value'] as ProgramNode, pictures),
    ]),
  );
  const source = values.get('src');
  return source !== undefined
    ? [picture(source, values.get('alt') ?? '', values.get('caption') ?? values.get('title'))]
    : Object.entries(node).flatMap(([key, value]) =>
        key === 'position' || key === 'loc' ? [] : listedPictures(value, pictures),
      );
}

const PLACE = '\u0000';
const PICTURE =
  /^(?:image|img|staticimage|gatsbyimage|nextimage|exportedimage|optimizedimage|zoomimage|picture)$/;

/** Returns the end of an element's opening tag, and the start of its closing tag. */
function tagsOf(element: Element, body: string): {open: number; close: number | undefined} {
  const [start, end] = offsetsOf(element as Nodes);
  const last =
    element.attributes.at(-1)?.position?.end.offset ?? start + 1 + (element.name ?? '').length;
  const open = body.indexOf('>', last) + 1;
  const closing = /<\/\s*[\w.:-]*\s*>$/.exec(body.slice(open, end));
  return {open, close: closing ? open + closing.index : undefined};
}

function depthOf(node: Nodes): number {
  return 'children' in node
    ? Math.max(
        0,
        ...node.children.map((child) => depthOf(child) + (/^mdxJsx/.test(child.type) ? 1 : 0)),
      )
    : 0;
}

/** Tags around content, where a block can be: on lines of its own, outside other elements. */
function blockTags(element: Element, values: Attributes): readonly string[] | undefined {
  const name = element.name ?? '';
  const written = writeTag({
    ...values,
    ...{name, inner: PLACE, args: '', isInAddress: false, page: {}},
    findPage: (page) => page,
  });
  const parts = written?.isBlock ? written.text.split(PLACE) : [];
  const isPlain = parts.length === 2 && !/\]\(|<(?:video|audio)|^[>$`]/m.test(parts.join(''));
  const colons = ':'.repeat(3 + depthOf(element as Nodes));
  return isPlain ? parts.map((part) => part.replace(/^:{3,}|:{3,}$/g, colons)) : undefined;
}

/** Replacement of a component that the site does not have. */
export type Replacement = 'link' | 'content' | 'comment';

/**
 * Replaces a component that is not here: by its content, or by a picture or a link to its address.
 *
 * @param canBeBlock whether lines of Markdown may take its place
 * @param pictures addresses of imported pictures by name
 */
export function replaceElement(
  element: Element,
  body: string,
  canBeBlock: boolean,
  pictures: ReadonlyMap<string, string>,
): {readonly edits: Edit[]; readonly as: Replacement; readonly quote: string} {
  const [start, end] = offsetsOf(element as Nodes);
  const {open, close} = tagsOf(element, body);
  const values = valuesOf(element, pictures);
  const {named} = values;
  const raw = body.slice(start, end);
  const inner = close === undefined ? '' : body.slice(open, close);
  const name = element.name ?? '';
  const target = named['href'] ?? named['to'];
  const whole = (text: string, as: Replacement) => ({edits: [{start, end, text}], as, quote: text});
  if (inner.trim() === '') {
    const address = addressIn(values);
    if (PICTURE.test(plainKey(name)) && named['src'] !== undefined) {
      return whole(
        picture(named['src'], named['alt'] ?? '', named['caption'] ?? named['title']),
        'link',
      );
    }
    const caption =
      named['caption'] ??
      named['description'] ??
      (isMedia(named['src'] ?? '') ? named['alt'] : undefined);
    const written = writeTag({
      ...values,
      named: {...named, ...(caption === undefined ? {} : {caption})},
      ...{name, inner: undefined, args: '', isInAddress: false, page: {}},
      findPage: (page) => page,
    });
    const isShort =
      written &&
      (written.text !== '' || /toc/i.test(name)) &&
      (canBeBlock || !/\n|^:/.test(written.text));
    if (isShort) {
      return whole(written.text, 'link');
    }
    if (address !== undefined && /^(?:https?:)?\/|^\.{0,2}\//.test(address)) {
      return whole(link(named['title'] ?? named['text'] ?? address, address), 'link');
    }
    const listed = canBeBlock ? listedPictures(element.attributes, pictures) : [];
    if (listed.length > 0) {
      return whole(listed.join('\n\n'), 'link');
    }
    const kept = raw.includes('*/') ? `{/* ${name} */}` : `{/* ${raw} */}`;
    return whole(kept, 'comment');
  }
  const [before, after] = (canBeBlock && target === undefined && blockTags(element, values)) || [];
  const isLink = target !== undefined && !/<a\s|\]\(|\n[ \t]*\n/.test(inner);
  const words =
    /[^\s<>{}[\]`*_]+(?: [^\s<>{}[\]`*_]+)*/.exec(inner.replace(/<[^>]*>|\{[^}]*\}/g, '<'))?.[0] ??
    '';
  const around = isLink
    ? [`<a href="${target.replaceAll('"', '&quot;')}">`, '</a>']
    : before !== undefined && after !== undefined
      ? [`${before.trimEnd()}\n\n`, `\n\n${after.trimStart()}`]
      : ['', ''];
  // A component that shows a picture above its words.
  const shown =
    !isLink && named['src'] !== undefined && canBeBlock
      ? `${picture(named['src'], named['alt'] ?? '')}\n\n`
      : '';
  return {
    edits: [
      {start, end: open, text: shown + (around[0] ?? '')},
      {start: close ?? end, end, text: around[1] ?? ''},
    ],
    as: isLink ? 'link' : 'content',
    quote: words,
  };
}
