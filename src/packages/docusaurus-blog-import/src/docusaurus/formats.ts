import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {ADMONITIONS, parseTree} from './parseMarkdown.js';
import type {MarkdownFormat, MarkdownSettings} from './types.js';

/** Returns a tree without positions or comments, which do not affect how a page looks. */
function outline(node: Nodes): unknown {
  const {position, data, ...rest} = node;
  return 'children' in node
    ? {...rest, children: node.children.filter((child) => !isComment(child)).map(outline)}
    : rest;
}

function isComment(node: Nodes): boolean {
  return (
    (node.type as string) === 'comment' ||
    (node.type === 'html' && /^<!--(?:(?!-->)[^])*-->$/.test(node.value))
  );
}

/** True if a text is invalid as MDX, or means something different as CommonMark. */
export function readsDifferently(text: string, settings: MarkdownSettings): boolean {
  const read = (format: MarkdownFormat) =>
    JSON.stringify(outline(parseTree(text, format, settings)));
  try {
    return read('mdx') !== read('md');
  } catch {
    return true;
  }
}

/** Matches HTML comments, headings with an id in braces, and code, which is left unchanged. */
const MDX_1 =
  /(?<code>^[ \t]*(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[^])+?(?<!`)\3(?!`))|<!--(?<comment>[^]*?)-->|^(?<heading>#{1,6}[ \t].*?)[ \t]*\{#(?<id>[^{}\s]+)\}[ \t]*$/gm;

/** Rewrites syntax that Docusaurus accepts only with `markdown.mdx1Compat`. */
export function withoutMdx1Syntax(body: string, format: MarkdownFormat): string {
  const titled = admonitionTitleToDirectiveLabel(body, ADMONITIONS);
  if (format === 'md') {
    return titled;
  }
  return titled.replace(MDX_1, (whole, ...values: unknown[]) => {
    const {code, comment, heading, id} = values.at(-1) as Record<string, string | undefined>;
    if (code !== undefined) {
      return whole;
    }
    return comment === undefined
      ? `${heading} {/* #${id} */}`
      : `{/*${comment.replaceAll('*/', '* /')}*/}`;
  });
}
