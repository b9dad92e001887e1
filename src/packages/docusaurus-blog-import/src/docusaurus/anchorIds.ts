import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseTree} from './parseMarkdown.js';
import type {MarkdownFormat, MarkdownSettings} from './types.js';

/** The id at the end of a heading; Docusaurus escapes its brace before Markdown is parsed. */
const WRITTEN_ID = /\\?\{#([^{}\s]+)\}[ \t]*#*[ \t]*$/;

/** Returns the text of a comment, in the braces of MDX or in HTML; empty for any other node. */
function commentText(node: Nodes | undefined): string {
  const pattern = node?.type === 'html' ? /^<!--([^]*)-->$/ : /^\s*\/\*([^]*)\*\/\s*$/;
  const isComment = node?.type === 'html' || node?.type === 'mdxTextExpression';
  return (isComment && pattern.exec(node.value)?.[1]?.trim()) || '';
}

/** Finds the ids of headings in their order, by the rules of Docusaurus' `headings` plugin. */
function createHeadingIds(source: string) {
  const slugger = createSlugger();
  return ({children, position}: Heading): string => {
    const [comment = ''] = commentText(children.at(-1)).split(' ');
    const written = source.slice(position?.start.offset, position?.end.offset);
    const words = children.filter(({type}) => type !== 'html');
    const text = toString(words.length > 0 ? words : children);
    return comment.startsWith('#') && comment.length > 1
      ? comment.slice(1)
      : (WRITTEN_ID.exec(written)?.[1] ??
          parseMarkdownHeadingId(text, 'classic').id ??
          slugger.slug(text));
  };
}

/**
 * Returns the ids within a post that a link may end in.
 *
 * @throws Error where the text is not MDX
 */
export function anchorIds(
  body: string,
  format: MarkdownFormat,
  markdown: MarkdownSettings,
): Set<string> {
  const {root, text} = parseTree(body, format, markdown);
  const ids = new Set<string>();
  const add = (value: unknown) => void (typeof value === 'string' && ids.add(value));
  const headingId = createHeadingIds(text);
  const first = root.children.find(({type}) => type === 'heading' || type === 'thematicBreak');
  visit(root, (node) => {
    switch (node.type) {
      case 'heading':
        // The blog plugin shows a leading heading of level 1 as the title of the post.
        if (node !== first || node.depth !== 1) {
          ids.add(headingId(node));
        }
        break;
      case 'html':
        visit(fromHtml(node.value, {fragment: true}), 'element', ({tagName, properties}) => {
          add(properties['id']);
          add(tagName === 'a' ? properties['name'] : undefined);
        });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          const isId =
            attribute.type === 'mdxJsxAttribute' &&
            (attribute.name === 'id' || (attribute.name === 'name' && node.name === 'a'));
          add(isId ? attribute.value : undefined);
        }
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        add(node.attributes?.['id']);
        break;
      default:
    }
  });
  return ids;
}
