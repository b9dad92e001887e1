import type {Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {editText} from './editText';
import {offsetsOf, parseMarkdown} from './parseMarkdown';

const MARK = '<!-- truncate -->';
/** WordPress's may hold the words of its link: `<!--more Read on-->`. */
const MORE =
  /<!--more(?:\s[^>]*)?-->|<!--\s*(?:more|truncate|excerpt|read[ -]?more|excerpt[_ -]?end|end[_ -]?excerpt)\s*-->/gi;

interface Found {
  readonly parent: Parent;
  readonly start: number;
  readonly end: number;
}

function marksOf(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, 'html', (node, _, parent) => {
    for (const {index, 0: mark} of parent ? node.value.matchAll(MORE) : []) {
      const start = offsetsOf(node).start + index;
      found.push({parent: parent as Parent, start, end: start + mark.length});
    }
  });
  return found;
}

/** Where the lead ends if nobody said so: below the first paragraph, or else the first block. */
function afterLead(tree: Root): number {
  const lead = tree.children.find(({type}) => type === 'paragraph') ?? tree.children[0];
  return lead ? offsetsOf(lead).end : 0;
}

/**
 * Puts this site's truncation mark, alone on its line, where the old one stood; the first one that
 * stands between blocks or in the middle of a paragraph counts, others go.
 */
export function markTruncation(body: string): string {
  const tree = parseMarkdown(body);
  const marks = marksOf(tree);
  const chosen = marks.find(
    ({parent}) =>
      parent === tree || (parent.type === 'paragraph' && tree.children.includes(parent as never)),
  );
  const edits = marks.map((mark) => ({...mark, text: mark === chosen ? `\n\n${MARK}\n\n` : ''}));
  const hasLead = chosen && body.slice(0, chosen.start).trim() !== '';
  if (!hasLead) {
    const plain = editText(
      body,
      edits.map((edit) => ({...edit, text: ''})),
    );
    const at = afterLead(parseMarkdown(plain));
    return tidy(`${plain.slice(0, at)}\n\n${MARK}\n\n${plain.slice(at)}`);
  }
  return tidy(editText(body, edits));
}

/** Blank lines around the mark, one each; those inside code stay. */
function tidy(body: string): string {
  return body
    .replace(new RegExp(`[ \\t]*\\n(?:[ \\t]*\\n)+${MARK}\\n(?:[ \\t]*\\n)*`), `\n\n${MARK}\n\n`)
    .replace(/^\n+/, '')
    .replace(/\s*$/, '\n');
}
