import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import type {Program} from 'estree';
import type {Heading, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseTree} from 'docusaurus-blog-import/markdown';
import {formatOf} from '../../../lib/markdownFormat';
import type {MarkdownSettings} from '../../../lib/owner';
import type {PostFile} from '../../../lib/postFile';
import {remarkHeadingIds} from '../../../features/post-markdown/remarkHeadingIds';
import {createScriptReader} from './readScripts';
import type {ScriptFacts} from './readScripts';

/** `component` is `<Link>`, or `<a>` outside MDX; `html` is `<a>` in MDX, or media. */
export type Syntax = 'inline' | 'defined' | 'component' | 'html';

export interface Reference {
  readonly line: number;
  readonly url: string;
  readonly syntax: Syntax;
}

export interface Note {
  readonly line: number;
  readonly text: string;
}

/** Facts of a text that the checks need. They do not depend on the rest of the site. */
export interface TextFacts extends Omit<ScriptFacts, 'problems'> {
  readonly links: readonly Reference[];
  /** Pictures and other files that elements show. */
  readonly pictures: readonly Reference[];
  readonly ids: readonly string[];
  /** Reasons why the text cannot be compiled or rendered. */
  readonly errors: readonly Note[];
  /** Syntax that has no effect. */
  readonly warnings: readonly Note[];
}

/** Docusaurus' default admonitions. */
const ADMONITIONS = 'secondary info success danger note tip warning important caution'.split(' ');

const EMPTY: TextFacts = {
  links: [],
  pictures: [],
  ids: [],
  errors: [],
  warnings: [],
  imports: [],
  unknownNames: [],
};

function lineOf(node: Nodes | {readonly position?: Nodes['position']}): number {
  return node.position?.start.line ?? 1;
}

/** Text of an HTML or MDX comment; empty for any other node. */
function commentText(node: Nodes | undefined): string {
  const pattern = node?.type === 'html' ? /^<!--([^]*)-->$/ : /^\s*\/\*([^]*)\*\/\s*$/;
  const isComment = node?.type === 'html' || node?.type === 'mdxTextExpression';
  return (isComment && pattern.exec(node.value)?.[1]?.trim()) || '';
}

/** Creates a function that generates heading ids like Docusaurus' `headings` plugin. */
function createHeadingIds() {
  const slugger = createSlugger();
  return ({children}: Heading): string => {
    const [comment = ''] = commentText(children.at(-1)).split(' ');
    const words = children.filter(({type}) => type !== 'html');
    const text = toString(words.length > 0 ? words : children);
    return comment.length > 1 && comment.startsWith('#')
      ? comment.slice(1)
      : (parseMarkdownHeadingId(text, 'classic').id ?? slugger.slug(text));
  };
}

/** Finds the leading heading of level 1, which the blog plugin shows as the post's title. */
function contentTitle(root: Root): Heading | undefined {
  const first = root.children.find(({type}) => type === 'heading' || type === 'thematicBreak');
  return first?.type === 'heading' && first.depth === 1 ? first : undefined;
}

/** Attributes of elements that refer to pages. */
const LINK_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  Link: ['to', 'href'],
};
const FILE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
};

interface Found {
  readonly links: Reference[];
  readonly pictures: Reference[];
  readonly ids: string[];
}

function addElement(
  found: Found,
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  line: number,
  linkSyntax: Syntax,
): void {
  const at = (key: string) => {
    const value = attributes[key];
    return typeof value === 'string' ? [value] : [];
  };
  found.ids.push(...at('id'), ...(name === 'a' ? at('name') : []));
  for (const url of (LINK_ATTRIBUTES[name] ?? []).flatMap(at)) {
    found.links.push({line, url, syntax: linkSyntax});
  }
  for (const url of (FILE_ATTRIBUTES[name] ?? []).flatMap(at)) {
    found.pictures.push({line, url, syntax: 'html'});
  }
}

/** A block or inline element of MDX. */
type JsxElement =
  | Extract<RootContent, {type: 'mdxJsxFlowElement'}>
  | Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;

function textAttributes({attributes}: JsxElement): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

/** Returns the parsed scripts in an element's attributes. */
function attributeScripts({attributes}: JsxElement): Program[] {
  return attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    const script = typeof value === 'object' ? value?.data?.estree : undefined;
    return script ? [script] : [];
  });
}

/** Adds links and pictures that refer to a definition; the first one of each name counts. */
function addDefinitions(root: Root, found: Found): void {
  const used = {link: new Set<string>(), picture: new Set<string>()};
  visit(root, ['linkReference', 'imageReference'], (node) => {
    if (node.type === 'linkReference') {
      used.link.add(node.identifier);
    } else if (node.type === 'imageReference') {
      used.picture.add(node.identifier);
    }
  });
  const seen = new Set<string>();
  visit(root, 'definition', (node) => {
    const {identifier, url} = node;
    if (!seen.has(identifier)) {
      seen.add(identifier);
      const reference = {line: lineOf(node), url, syntax: 'defined'} as const;
      found.links.push(...(used.link.has(identifier) ? [reference] : []));
      found.pictures.push(...(used.picture.has(identifier) ? [reference] : []));
    }
  });
}

function readRoot(root: Root, isPost: boolean, components: readonly string[]): TextFacts {
  const found: Found = {links: [], pictures: [], ids: []};
  const errors: Note[] = [];
  const warnings: Note[] = [];
  const scripts = createScriptReader(components);
  const headingId = createHeadingIds();
  const title = isPost ? contentTitle(root) : undefined;
  visit(root, (node, _, parent) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading':
        found.ids.push(...(node === title ? [] : [headingId(node)]));
        break;
      case 'link':
        found.links.push({line, url: node.url, syntax: 'inline'});
        break;
      case 'image':
        found.pictures.push({line, url: node.url, syntax: 'inline'});
        break;
      case 'html':
        visit(fromHtml(node.value, {fragment: true}), 'element', (element) => {
          const {tagName, properties, position} = element;
          const below = (position?.start.line ?? 1) - 1;
          addElement(found, tagName, properties, line + below, 'component');
        });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const {name} = node;
        if (name !== null) {
          const attributes = textAttributes(node);
          addElement(found, name, attributes, line, name === 'Link' ? 'component' : 'html');
          if (/^[a-z]/.test(name) && typeof attributes['style'] === 'string') {
            const text = `style="…" is HTML; MDX needs an object such as style={{color: 'red'}}`;
            errors.push({line, text});
          }
          scripts.readTag(name, line);
        }
        attributeScripts(node).forEach((script) => scripts.readScript(script));
        break;
      }
      case 'mdxjsEsm':
        if (node.data?.estree) {
          scripts.readScript(node.data.estree);
        }
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (node.data?.estree) {
          const isOfComponent = parent && 'name' in parent && /^[A-Z]/.test(parent.name ?? '');
          if (isOfComponent) {
            scripts.readScript(node.data.estree);
          } else {
            scripts.readChild(node.data.estree, line);
          }
        }
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective': {
        const {name, attributes, children, type} = node;
        found.ids.push(...(attributes?.['id'] ? [attributes['id']] : []));
        const isSimple =
          type === 'textDirective' && children.length + Object.keys(attributes ?? {}).length === 0;
        if (!isSimple && !(type === 'containerDirective' && ADMONITIONS.includes(name))) {
          const colons = {containerDirective: ':::', leafDirective: '::', textDirective: ':'}[type];
          const fix =
            type === 'containerDirective'
              ? `use one of ${ADMONITIONS.join(', ')}`
              : 'put a \\ before the colon';
          warnings.push({
            line,
            text: `"${colons}${name}" is read as a directive and not shown as written; ${fix}`,
          });
        }
        break;
      }
      default:
    }
  });
  addDefinitions(root, found);
  const {imports, unknownNames, problems} = scripts.finish();
  return {...found, errors: [...errors, ...problems], warnings, imports, unknownNames};
}

interface Message {
  readonly reason?: string;
  readonly message: string;
  readonly line?: number;
  readonly place?: {readonly line?: number; readonly start?: {readonly line: number}};
  readonly cause?: {readonly message?: string};
}

/**
 * Parses a text as the site's build does.
 *
 * @param isPost true if the blog plugin reads the file
 * @param components names that every MDX file can use
 */
export function readFacts(
  post: PostFile,
  settings: MarkdownSettings,
  isPost: boolean,
  components: readonly string[],
): TextFacts {
  const {body, linesAbove} = post;
  try {
    // Padded so that line numbers are those of the file.
    const source = '\n'.repeat(linesAbove) + body;
    const {root, text} = parseTree(source, formatOf(post, settings), settings);
    remarkHeadingIds()(root, new VFile(text));
    return readRoot(root, isPost, components);
  } catch (error) {
    const {reason, message, line, place, cause} = error as Message;
    const detail =
      cause?.message === undefined ? '' : `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}`;
    const text = `the text is not valid MDX: ${(reason ?? message).replace(/\s+/g, ' ')}${detail}; fix it, put \`…\` around code, or write \\{ and \\< for { and <. The rest of this file is checked once it is valid`;
    return {...EMPTY, errors: [{line: line ?? place?.start?.line ?? linesAbove + 1, text}]};
  }
}
