import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Root as HastRoot} from 'hast';
import {rehypeMath} from '../../../plugins/post-markdown/rehypeMath';
import type {Edit} from './editText';
import {editText} from './editText';
import type {Rewritten} from './keepTemplateTags';
import {codeSpan, fenceFor} from './keepTemplateTags';
import {offsetsOf, parseMarkdown} from './parseMarkdown';

const ADMONITION = /^:::+\s*(?:note|tip|info|warning|danger|caution|important)\b/;

function isFormula(value: string): boolean {
  const tree: HastRoot = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: ['language-math', 'math-display']},
        children: [{type: 'text', value}],
      },
    ],
  };
  try {
    rehypeMath({isStrict: true})(tree, new VFile(`$$${value}$$`));
    return true;
  } catch {
    return false;
  }
}

/** `$$` around words without a sign of mathematics is money, or an ornament. */
function looksLikeFormula(value: string): boolean {
  return /[\\^_={}+*/<>|]/.test(value) || /^\s*[A-Za-z]\s*$/.test(value);
}

function mathEdit(node: Nodes & {value: string}, source: string): [Edit?, string?] {
  const {start, end} = offsetsOf(node);
  const raw = source.slice(start, end);
  if (node.type === 'inlineMath' && !looksLikeFormula(node.value)) {
    return [{start, end, text: raw.replaceAll('$', '\\$')}, 'two dollars kept as dollars'];
  }
  if (isFormula(node.value)) {
    return [];
  }
  const fence = fenceFor(raw);
  const text = node.type === 'inlineMath' ? codeSpan(raw) : `${fence}latex\n${raw}\n${fence}`;
  return [{start, end, text}, `a formula cannot be set and became code: ${node.value.trim()}`];
}

/** Colons that this site would take for a directive, and drop with the words behind them. */
function colonEdits(node: Nodes, source: string, hasOwnBlocks: boolean): Edit[] {
  const {start, end} = offsetsOf(node);
  const raw = source.slice(start, end);
  const pattern = hasOwnBlocks
    ? /(?<![:\\]):(?=[a-z][\w-]*[[{])|(?<=^|\n)(?=::[a-z])/gi
    : /(?<![:\\]):(?=[a-z][\w-]*[[{])|(?<=^|\n)(?=:::?)/gi;
  return [...raw.matchAll(pattern)].map(({index, 0: found}) => ({
    start: start + index,
    end: start + index + found.length,
    text: `\\${found}`,
  }));
}

/**
 * Makes prose safe from what this site reads into it and the old one did not: directives with
 * colons, and formulas between two pairs of dollars.
 */
export function mendProse(source: string): Rewritten {
  const edits: Edit[] = [];
  const notes: string[] = [];
  const blocks = source.match(/^:::+\s*[a-z].*$/gim) ?? [];
  const hasOwnBlocks = blocks.length > 0 && blocks.every((line) => ADMONITION.test(line));
  visit(parseMarkdown(source), (node) => {
    if (node.type === 'math' || node.type === 'inlineMath') {
      const [edit, note] = mathEdit(node, source);
      edits.push(...(edit ? [edit] : []));
      notes.push(...(note ? [note] : []));
    } else if (node.type === 'text') {
      edits.push(...colonEdits(node, source, hasOwnBlocks));
    }
  });
  return {text: editText(source, edits), notes};
}
