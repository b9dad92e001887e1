import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {escapeHtml} from '../escapeHtml';
import type {Edit} from './editText';
import {editText} from './editText';
import {offsetsOf, parseMarkdown} from './parseMarkdown';

export interface Rewritten {
  readonly text: string;
  /** What was changed, for the report. */
  readonly notes: readonly string[];
}

const SITE = String.raw`\{\{-?\s*(?:site|page)\.(?:url|baseurl|github\.url)\s*-?\}\}`;
const SITE_VARIABLE = new RegExp(String.raw`(?<=[("'=<]\s*(?:${SITE})?)${SITE}(?=[/{])`, 'g');
const FILTERED =
  /\{\{-?\s*(['"])([^'"\s]+)\1\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\s*-?\}\}/g;
const REFERENCE =
  /\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+["“]?([^"”\s>%]+)["”]?\s*[%>]\}\}/g;

const CODE_BLOCK =
  /^(\{%-?\s*(highlight|raw)\b([^%]*)%\}|\{\{[<%]\s*highlight\b([^>%]*)[>%]\}\})[ \t]*\n?(.*?)(\{%-?\s*end\2\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\})[ \t]*$/gms;
const TAG = /\{%.*?%\}|\{\{.*?\}\}|\{:[^{}\n]*\}/gs;

/** Where code stands, which is to be left as it is. */
function codeRanges(tree: Root): Edit[] {
  const ranges: Edit[] = [];
  visit(tree, ['code', 'inlineCode'], (node) => {
    ranges.push({...offsetsOf(node), text: ''});
  });
  return ranges;
}

function within(ranges: readonly Edit[], offset: number): boolean {
  return ranges.some(({start, end}) => offset >= start && offset < end);
}

/** A fence that the code does not hold itself. */
export function fenceFor(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^ *(`+)/gm)].map(([, run = '']) => run.length));
  return '`'.repeat(longest + 1);
}

export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${ticks}${pad}${text.replace(/\s*\n\s*/g, ' ')}${pad}${ticks}`;
}

function replaceOutsideCode(text: string, pattern: RegExp, by: (match: RegExpExecArray) => string) {
  const ranges = codeRanges(parseMarkdown(text));
  const edits = [...text.matchAll(pattern)]
    .filter(({index}) => !within(ranges, index))
    .map((match) => ({match, text: by(match)}))
    .filter(({match, text: kept}) => kept !== match[0])
    .map(({match: {index, 0: found}, text: kept}) => ({
      start: index,
      end: index + found.length,
      text: kept,
    }));
  return {text: editText(text, edits), edits};
}

/** Tags inside an HTML element's own brackets; their attributes are read later. */
function attributeRanges(text: string): Edit[] {
  return [
    ...text.matchAll(/<[a-z][\w-]*(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)+\s*\/?>/gi),
  ].map(({0: tag, index}) => ({start: index, end: index + tag.length, text: ''}));
}

function htmlRanges(tree: Root): Edit[] {
  const ranges: Edit[] = [];
  for (const node of tree.children) {
    if (node.type === 'html') {
      ranges.push({...offsetsOf(node), text: ''});
    }
  }
  return ranges;
}

function tableRanges(tree: Root): Edit[] {
  return tree.children
    .filter(({type}) => type === 'table')
    .map((node) => ({...offsetsOf(node), text: ''}));
}

/** `{% … %}` in a link's place, as addresses that the link step resolves. */
function resolveReferences(text: string): string {
  const noVariables = replaceOutsideCode(text, SITE_VARIABLE, () => '').text;
  const paths = replaceOutsideCode(noVariables, FILTERED, ([, , path = '']) => path).text;
  return replaceOutsideCode(paths, REFERENCE, ([, post, ref]) => `source:${post ?? ref ?? ''}`)
    .text;
}

/**
 * Keeps the tags of Jekyll and Hugo as they are, where their readers would see them: in code. Blocks
 * of highlighted code become such blocks, the tags around them included. Tags that only build an
 * address are resolved.
 */
export function keepTemplateTags(source: string): Rewritten {
  const resolved = resolveReferences(source);
  const blocks = replaceOutsideCode(resolved, CODE_BLOCK, (match) => {
    const [whole, , , liquid, hugo] = match;
    const [, language = ''] = /^\s*["“]?([\w+#-]+)/.exec(liquid || hugo || '') ?? [];
    const fence = fenceFor(whole);
    return `${fence}${match[2] === 'raw' ? '' : language}\n${whole.trimEnd()}\n${fence}`;
  });
  const tree = parseMarkdown(blocks.text);
  const inHtml = htmlRanges(tree);
  const inTable = tableRanges(tree);
  const inAttribute = attributeRanges(blocks.text);
  const tags = replaceOutsideCode(blocks.text, TAG, ({0: tag, index}) => {
    if (within(inAttribute, index)) {
      return tag;
    }
    if (within(inHtml, index)) {
      return `<code>${escapeHtml(tag).replace(/\n\s*\n/g, '\n')}</code>`;
    }
    return codeSpan(within(inTable, index) ? tag.replaceAll('|', '\\|') : tag);
  });
  const kept = [...blocks.edits, ...tags.edits].length;
  return {
    text: tags.text,
    notes: [
      ...(resolved === source ? [] : ['template variables in addresses resolved']),
      ...(kept === 0 ? [] : [`${kept} template tag(s) kept as code; replace them by hand`]),
    ],
  };
}
