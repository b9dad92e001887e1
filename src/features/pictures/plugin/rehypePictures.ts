import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {VFile} from 'vfile';

export interface Options {
  /** Folder of the site. */
  readonly root: string;
  /** True if a picture that cannot be read stops the build. */
  readonly isStrict: boolean;
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | {readonly value: string} | null;
}

/** Fields of hast elements and MDX's JSX elements that are used here. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly name?: string | null;
  readonly value?: string;
  attributes?: Attribute[];
  readonly children?: readonly Node[];
}

const LOADER = path.join(__dirname, 'pictureLoader.mjs');

/** Elements that cannot contain a link. */
const INTERACTIVE = new Set(['a', 'button', 'label', 'summary']);

function isInteractive({tagName, name, attributes = []}: Node): boolean {
  return (
    INTERACTIVE.has(tagName ?? name ?? '') ||
    // A component with an address, such as <Link to="…">, is a link.
    attributes.some((each) => each.name === 'href' || each.name === 'to')
  );
}

/** True if a node is a paragraph with a single child. */
function isSingle({tagName, children = []}: Node): boolean {
  const isBlank = ({type, value}: Node) => type === 'text' && value?.trim() === '';
  return tagName === 'p' && children.filter((child) => !isBlank(child)).length === 1;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Unescapes alternative texts and titles, which both Docusaurus and React escape. */
function unescaped(attribute: Attribute): Attribute {
  const {name, value} = attribute;
  return (name === 'alt' || name === 'title') && typeof value === 'string'
    ? {
        ...attribute,
        value: value.replaceAll(/&(?:quot|#39|lt|gt|amp);/g, (each) => ESCAPED[each] ?? each),
      }
    : attribute;
}

/** Parses the `require` that Docusaurus generates for a Markdown picture: file and fragment. */
function requiredPicture({name, attributes = []}: Node, prefix: string) {
  const source = attributes.find((each) => each.name === 'src')?.value;
  if (name !== 'img' || typeof source !== 'object') {
    return undefined;
  }
  const [, text, hash = ''] =
    /^require\(("[^]*")\)\.default(?: \+ '([^]*)')?$/.exec(source?.value ?? '') ?? [];
  const request = text === undefined ? '' : (JSON.parse(text) as string);
  return request.startsWith(prefix) ? {file: request.slice(prefix.length), hash} : undefined;
}

function requireAttribute(name: string, request: string): Attribute {
  const argument = {type: 'Literal', value: request, raw: JSON.stringify(request)};
  const expression = {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [argument],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
  const body = [{type: 'ExpressionStatement', expression}];
  const estree = {type: 'Program', body, sourceType: 'module', comments: []};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${argument.raw}).default`,
      data: {estree},
    } as Attribute['value'],
  };
}

/**
 * Sends the pictures in a post's text to a loader that makes variants. Docusaurus has already
 * resolved their files, and reported missing ones.
 */
export function rehypePictures({root, isStrict}: Options) {
  return (tree: Node, file: VFile): void => {
    const isServer = file.data['compilerName'] === 'server';
    const prefix = getFileLoaderUtils(isServer).loaders.inlineMarkdownImageFileLoader;
    const post = path.relative(root, file.path).replaceAll(path.sep, '/');
    const query = new URLSearchParams({post, ...(isStrict ? {strict: 'yes'} : {})});
    const loader = `!${LOADER}?${String(query)}!`;
    let isOpening = true;

    function visit(node: Node, isLinked: boolean, isAlone: boolean): void {
      isOpening &&= !/^h[1-6]$/.test(node.tagName ?? '');
      const picture = requiredPicture(node, prefix);
      if (picture) {
        const flags = {isLinked, isAlone, isLead: isOpening};
        isOpening = false;
        if (/[!?]/.test(picture.file)) {
          throw new Error(
            `${post}: the bundler cannot read "${picture.file}" because of the ! or ? in its name. Rename the file.`,
          );
        }
        // An unescaped # would begin a fragment.
        const address = picture.file.replaceAll('#', '\0#');
        node.attributes = [
          ...(node.attributes ?? []).filter((each) => each.name !== 'src').map(unescaped),
          requireAttribute('picture', loader + address),
          ...(picture.hash ? [{type: 'mdxJsxAttribute', name: 'hash', value: picture.hash}] : []),
          ...Object.entries(flags)
            .filter(([, isSet]) => isSet)
            .map(([name]) => ({type: 'mdxJsxAttribute', name, value: null})),
        ];
      }
      for (const child of node.children ?? []) {
        visit(child, isLinked || isInteractive(node), isSingle(node));
      }
    }
    visit(tree, false, false);
  };
}
