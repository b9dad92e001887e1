import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';

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
    attributes.some((attribute) => attribute.name === 'href' || attribute.name === 'to')
  );
}

/** True if a node is a paragraph with a single child, apart from spaces. */
function isSingleChildParagraph({tagName, children = []}: Node): boolean {
  const isBlank = ({type, value}: Node) => type === 'text' && value?.trim() === '';
  return tagName === 'p' && children.filter((child) => !isBlank(child)).length === 1;
}

/** Unescapes an alternative text or title. Docusaurus has escaped it, and React will do so again. */
function unescaped(attribute: Attribute): Attribute {
  const {name, value} = attribute;
  return (name === 'alt' || name === 'title') && typeof value === 'string'
    ? {...attribute, value: toString(fromHtml(value, {fragment: true}))}
    : attribute;
}

/** Syntax tree of `require("file").default + "hash"`, the `src` that Docusaurus gives a picture. */
interface Statement {
  expression: {
    readonly left?: {readonly object?: {readonly arguments: {value: string; raw: string}[]}};
    readonly right: {readonly value: string};
  };
}

/**
 * Returns the `src` of a Markdown picture, and the parts of its syntax tree to change; undefined for
 * other nodes.
 */
function sourceOf({name, attributes = []}: Node) {
  if (name !== 'img') {
    return undefined;
  }
  const value = attributes.find((attribute) => attribute.name === 'src')?.value;
  const source = value as {readonly data?: {readonly estree: {readonly body: Statement[]}}} | null;
  const [statement] = source?.data?.estree.body ?? [];
  const [file] = statement?.expression.left?.object?.arguments ?? [];
  return file && statement && {value, file, hash: statement.expression.right.value, statement};
}

/**
 * Replaces Docusaurus' loader for pictures in posts with `pictureLoader.mjs`, and passes
 * the result to the component `Picture`. Docusaurus has already found the files and reported
 * missing ones.
 *
 * @param root folder of the site
 * @param isStrict true if an unreadable picture stops the build
 */
export function rehypePictures(root: string, isStrict: boolean) {
  return (tree: Node, file: VFile): void => {
    const isServer = file.data['compilerName'] === 'server';
    const prefix = getFileLoaderUtils(isServer).loaders.inlineMarkdownImageFileLoader;
    const post = path.relative(root, file.path).replaceAll(path.sep, '/');
    const query = new URLSearchParams({post, ...(isStrict ? {strict: 'yes'} : {})});
    const loader = `!${LOADER}?${String(query)}!`;
    /** True before the first heading and the first picture. */
    let mayBeLead = true;

    /** @param isLinked true inside an element that cannot contain a link */
    function visit(node: Node, isLinked: boolean, isAlone: boolean): void {
      mayBeLead &&= !/^h[1-6]$/.test(node.tagName ?? '');
      const picture = sourceOf(node);
      if (picture?.file.value.startsWith(prefix)) {
        const {value, file: request, hash, statement} = picture;
        const name = request.value.slice(prefix.length);
        const flags = {isLinked, isAlone, isLead: mayBeLead};
        mayBeLead = false;
        if (/[!?]/.test(name)) {
          throw new Error(
            `${post}: the bundler cannot read "${name}" because of the ! or ? in its name. Rename the file.`,
          );
        }
        // A null character escapes the #, which would begin a fragment.
        request.value = loader + name.replaceAll('#', '\0#');
        request.raw = JSON.stringify(request.value);
        Object.assign(statement, {expression: statement.expression.left});
        node.attributes = [
          ...(node.attributes ?? []).filter((attribute) => attribute.name !== 'src').map(unescaped),
          {type: 'mdxJsxAttribute', name: 'picture', value},
          ...(hash ? [{type: 'mdxJsxAttribute', name: 'hash', value: hash}] : []),
          ...Object.entries(flags)
            .filter(([, isSet]) => isSet)
            .map(([flag]) => ({type: 'mdxJsxAttribute', name: flag, value: null})),
        ];
      }
      for (const child of node.children ?? []) {
        visit(child, isLinked || isInteractive(node), isSingleChildParagraph(node));
      }
    }
    visit(tree, false, false);
  };
}
