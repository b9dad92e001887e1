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

/** Syntax tree of the `require("file").default + "hash"` that Docusaurus makes of a picture. */
interface PictureSource {
  readonly data: {
    readonly estree: {
      readonly body: {
        expression: {
          readonly left: {readonly object: {readonly arguments: {value: string; raw: string}[]}};
          readonly right: {readonly value: string};
        };
      }[];
    };
  };
}

/** Returns the source of a Markdown picture: the request for its file, and its fragment. */
function sourceOf({name, attributes = []}: Node) {
  const source = attributes.find((each) => each.name === 'src')?.value;
  if (name !== 'img' || typeof source !== 'object') {
    return undefined;
  }
  const [statement] = (source as unknown as PictureSource | null)?.data?.estree.body ?? [];
  const [file] = statement?.expression.left?.object?.arguments ?? [];
  return (
    file && statement && {value: source, file, hash: statement.expression.right.value, statement}
  );
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
      const picture = sourceOf(node);
      if (picture?.file.value.startsWith(prefix)) {
        const {value, file: request, hash, statement} = picture;
        const name = request.value.slice(prefix.length);
        const flags = {isLinked, isAlone, isLead: isOpening};
        isOpening = false;
        if (/[!?]/.test(name)) {
          throw new Error(
            `${post}: the bundler cannot read "${name}" because of the ! or ? in its name. Rename the file.`,
          );
        }
        // An unescaped # would begin a fragment.
        request.value = loader + name.replaceAll('#', '\0#');
        request.raw = JSON.stringify(request.value);
        Object.assign(statement, {expression: statement.expression.left});
        node.attributes = [
          ...(node.attributes ?? []).filter((each) => each.name !== 'src').map(unescaped),
          {type: 'mdxJsxAttribute', name: 'picture', value},
          ...(hash ? [{type: 'mdxJsxAttribute', name: 'hash', value: hash}] : []),
          ...Object.entries(flags)
            .filter(([, isSet]) => isSet)
            .map(([flag]) => ({type: 'mdxJsxAttribute', name: flag, value: null})),
        ];
      }
      for (const child of node.children ?? []) {
        visit(child, isLinked || isInteractive(node), isSingle(node));
      }
    }
    visit(tree, false, false);
  };
}
