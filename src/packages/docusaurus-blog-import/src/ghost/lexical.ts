import {escapeHtml} from '../text.js';
import type {Part} from './ghostCards.js';
import {readCard} from './ghostCards.js';

type Node = Readonly<Record<string, unknown>> & {
  readonly type?: string;
  readonly children?: readonly Node[];
};

/** Tags of the bits of a text's format. */
const FORMATS: readonly (readonly [bit: number, tag: string])[] = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 'del'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

function formatted(node: Node): string {
  const bits = Number(node['format']) || 0;
  return FORMATS.filter(([bit]) => (bits & bit) !== 0).reduce(
    (html, [, tag]) => `<${tag}>${html}</${tag}>`,
    escapeHtml(String(node['text'] ?? '')),
  );
}

/** HTML of a list; a list within it is a child of its own item. */
function listHtml(node: Node, inside: (node: Node) => string): string {
  const tag = node['listType'] === 'number' || node['tag'] === 'ol' ? 'ol' : 'ul';
  const start = Number(node['start'] ?? 1);
  return `<${tag}${tag === 'ol' && start > 1 ? ` start="${start}"` : ''}>${inside(node)}</${tag}>`;
}

/** Converts a document of Lexical, the editor of Ghost 5 and later, to parts of HTML and Markdown. */
export function lexicalParts(json: string, note: (text: string) => void): Part[] {
  const {root} = JSON.parse(json) as {readonly root?: Node};
  const inside = ({children = []}: Node): string => children.map(htmlOf).join('');

  function htmlOf(node: Node): string {
    const type = (node.type ?? '').replace(/^extended-/, '');
    switch (type) {
      case 'text':
      case 'tk':
        return formatted(node);
      case 'linebreak':
        return '<br>';
      case 'tab':
        return ' ';
      case 'paragraph':
        return `<p>${inside(node)}</p>`;
      case 'heading': {
        const tag = /^h[1-6]$/.test(String(node['tag'])) ? String(node['tag']) : 'h2';
        return `<${tag}>${inside(node)}</${tag}>`;
      }
      case 'quote':
      case 'aside':
        return `<blockquote><p>${inside(node)}</p></blockquote>`;
      case 'link':
      case 'autolink':
        return `<a href="${escapeHtml(String(node['url'] ?? ''))}">${inside(node)}</a>`;
      case 'list':
        return listHtml(node, inside);
      case 'listitem': {
        const box = {true: '<input type="checkbox" checked> ', false: '<input type="checkbox"> '};
        const checked = String(node['checked']);
        return `<li>${checked === 'true' || checked === 'false' ? box[checked] : ''}${inside(node)}</li>`;
      }
      case 'code':
        if (node.children) {
          const language = escapeHtml(String(node['language'] ?? ''));
          return `<pre><code class="language-${language}">${inside(node)}</code></pre>`;
        }
        break;
      case 'code-highlight':
        return escapeHtml(String(node['text'] ?? ''));
      case 'table':
      case 'tablerow':
      case 'tablecell': {
        const tag = {table: 'table', tablerow: 'tr', tablecell: node['headerState'] ? 'th' : 'td'}[
          type
        ];
        return `<${tag}>${inside(node)}</${tag}>`;
      }
    }
    const part = readCard(type, node, note);
    if (part === undefined) {
      note(`"${type}" of Ghost's editor is unknown; only its text was imported`);
      const words = [node['text'], node['title'], node['caption']].find(
        (value) => typeof value === 'string',
      );
      return inside(node) || escapeHtml(String(words ?? ''));
    }
    return 'html' in part ? part.html : `<p>${escapeHtml(part.markdown)}</p>`;
  }

  return (root?.children ?? []).map((node): Part => {
    const isMarkdown = node.type === 'markdown';
    return (isMarkdown ? readCard('markdown', node, note) : undefined) ?? {html: htmlOf(node)};
  });
}
