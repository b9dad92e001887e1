import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type {Blockquote, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {PostFile} from '../postFile';

export type MarkdownFormat = 'md' | 'mdx';

/** Docusaurus' own kinds of admonitions. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary'];
const ADMONITION = /^[> \t]*:::/m;

/** What only MDX can mean: imports, exports, comments in braces, and tags of components. */
const MDX_ONLY = [
  /^import\s[^;\n]*['"][^'"\n]+['"];?[ \t]*$/m,
  /^import\s+\{[^}]*\}\s+from\s+['"]/m,
  /^export\s+(?:const|let|function|default|class)\s/m,
  /\{\/\*[^]*?\*\/\}/,
  /<[A-Z][\w.]*(?:\s[^<>]*)?\/>|<\/[A-Z][\w.]*>/,
];

function withoutCode(body: string): string {
  return body
    .replace(/^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\1[`~]*[ \t]*$/gms, '')
    .replace(/`[^`\n]+`/g, '');
}

/**
 * What a file is written in: by its front matter (`mdx.format`) or its name. A `.md` file that has
 * something of MDX in it is MDX, as it is on a Docusaurus site of the usual settings; any other is
 * CommonMark, where `{` and `<` are only characters.
 */
export function formatOf({
  file,
  fields,
  body,
}: Pick<PostFile, 'file' | 'fields' | 'body'>): MarkdownFormat {
  const {format} = (fields['mdx'] ?? {}) as {readonly format?: unknown};
  if (format === 'md' || format === 'mdx') {
    return format;
  }
  if (file.endsWith('.mdx')) {
    return 'mdx';
  }
  const text = withoutCode(body);
  return format === undefined && MDX_ONLY.some((pattern) => pattern.test(text)) ? 'mdx' : 'md';
}

function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkMath, {singleDollarTextMath: false});
}

const markdown = createParser().freeze();
const mdx = createParser().use(remarkMdx).use(remarkComment).freeze();
const markdownWithDirectives = createParser().use(remarkDirective).freeze();
const mdxWithDirectives = createParser()
  .use(remarkMdx)
  .use(remarkComment)
  .use(remarkDirective)
  .freeze();

/** An admonition as a quotation below its title, which is the name of its kind where it has none. */
function quotationOf({name, children}: ContainerDirective): Blockquote {
  const [first, ...rest] = children;
  const label =
    first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const named: PhrasingContent = {
    type: 'text',
    value: name.charAt(0).toUpperCase() + name.slice(1),
  };
  const title: Paragraph = {
    type: 'paragraph',
    children: [{type: 'strong', children: label?.children ?? [named]}],
  };
  return {
    type: 'blockquote',
    children: [title, ...(label ? rest : children)],
  };
}

/** Admonitions become quotations; what only looks like another directive stays the text it is. */
function replaceDirectives(root: Root, body: string): void {
  const asWritten = ({position}: LeafDirective | TextDirective) => ({
    type: 'text' as const,
    value: body.slice(position?.start.offset, position?.end.offset),
  });
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    const siblings = parent.children as RootContent[];
    switch (node.type) {
      case 'textDirective':
        siblings[index] = asWritten(node);
        return SKIP;
      case 'leafDirective':
        siblings[index] = {type: 'paragraph', children: [asWritten(node)]};
        return SKIP;
      case 'containerDirective':
        siblings[index] = quotationOf(node);
        return index;
      default:
        return undefined;
    }
  });
}

/**
 * The tree of a source's text without its front matter, read as the site's build reads it: `.md` is
 * CommonMark, `.mdx` is MDX with Docusaurus' comments and heading ids; both with tables, admonitions
 * (here quotations below their titles), and formulas between two pairs of dollars.
 *
 * @throws Error with the place where MDX cannot be read
 */
export function parseMarkdown(source: string, format: MarkdownFormat): Root {
  const body = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
  if (!ADMONITION.test(body)) {
    return (format === 'mdx' ? mdx : markdown).parse(body);
  }
  const labelled = admonitionTitleToDirectiveLabel(body, ADMONITIONS);
  const root = (format === 'mdx' ? mdxWithDirectives : markdownWithDirectives).parse(labelled);
  replaceDirectives(root, labelled);
  return root;
}
