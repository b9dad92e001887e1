import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from './editText';
import {editText} from './editText';
import type {Rewritten} from './keepTemplateTags';
import {offsetsOf, parseMarkdown} from './parseMarkdown';

/** A diagram that this site would refuse to draw, as a block of plain text. */
function fenceEdits(source: string, node: Code): {edits: Edit[]; notes: string[]} {
  const {start, end} = offsetsOf(node);
  const [, fence = ''] = /^(`{3,}|~{3,})/.exec(source.slice(start, end)) ?? [];
  if (fence === '') {
    return {edits: [], notes: []};
  }
  const edits: Edit[] = [];
  const notes: string[] = [];
  if (node.lang === 'mermaid' && !/title="[^"]+"/.test(node.meta ?? '')) {
    edits.push({
      start: start + fence.length,
      end: start + fence.length + 'mermaid'.length,
      text: 'text',
    });
    notes.push('a Mermaid diagram became text; give it ```mermaid title="What it shows"');
  }
  const isAtMargin = node.position?.start.column === 1;
  const [closing = ''] = /(?<=\n)(?:`{3,}|~{3,})[ \t]*$/.exec(source.slice(start, end)) ?? [];
  if (isAtMargin && closing.trimEnd() !== fence) {
    const text = closing === '' ? `\n${fence}` : fence;
    edits.push({start: end - closing.length, end, text});
    notes.push('a block of code closed as it was opened');
  }
  return {edits, notes};
}

/** Mends blocks of code: those left open or closed by a longer fence, and diagrams without title. */
export function mendFences(source: string): Rewritten {
  const edits: Edit[] = [];
  const notes: string[] = [];
  visit(parseMarkdown(source), 'code', (node) => {
    const mended = fenceEdits(source, node);
    edits.push(...mended.edits);
    notes.push(...mended.notes);
  });
  return {text: editText(source, edits), notes};
}
