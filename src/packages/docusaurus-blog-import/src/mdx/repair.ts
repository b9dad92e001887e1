import type {Root} from 'mdast';
import {parseInPlace} from '../docusaurus/parseMarkdown.js';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const MOST_REPAIRS = 200;

interface Failure {
  readonly message: string;
  readonly place?: {readonly offset?: number; readonly start?: {readonly offset?: number}};
}

function offsetOf(text: string, line: string, column: string): number {
  const lines = text.split('\n').slice(0, Number(line) - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
}

const replaceAt = (text: string, at: number, length: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + length);

/** The first brace that no other closes. */
function openBrace(text: string): number {
  const open: number[] = [];
  for (const {index, 0: sign} of text.matchAll(/\\[{}]|[{}]/g)) {
    if (sign === '{') {
      open.push(index);
    } else if (sign === '}') {
      open.pop();
    }
  }
  return open[0] ?? -1;
}

/** The text with one fault less; undefined if the fault is of no known kind. */
function repairOne(
  text: string,
  {message, place}: Failure,
  mayEscape: boolean,
): string | undefined {
  const at = place?.start?.offset ?? place?.offset ?? text.length;
  const [, element = '', line = '', column = ''] =
    /closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(message) ?? [];
  if (line !== '') {
    const start = offsetOf(text, line, column);
    const end = text.indexOf('>', start);
    if (VOID.test(element) && end !== -1) {
      return replaceAt(text, end, 1, ' />');
    }
    return mayEscape && text[start] === '<' ? replaceAt(text, start, 1, '\\<') : undefined;
  }
  const bracket = text.lastIndexOf('<', at);
  const [auto = '', address = ''] =
    /^<((?:https?|ftp|mailto):[^<>\s]+|[\w.+-]+@[\w.-]+)>/.exec(text.slice(Math.max(bracket, 0))) ??
    [];
  if (auto !== '' && bracket !== -1) {
    const target = /^\w+:/.test(address) ? address : `mailto:${address}`;
    return replaceAt(text, bracket, auto.length, `[${address}](${target})`);
  }
  const [voidTag = ''] =
    /^<\/(?:br|hr|img|input|wbr)\s*>/i.exec(text.slice(Math.max(bracket, 0))) ?? [];
  if (voidTag !== '') {
    return replaceAt(text, bracket, voidTag.length, /br/i.test(voidTag) ? '<br />' : '');
  }
  if (!mayEscape) {
    return undefined;
  }
  if (/import\/exports/.test(message)) {
    const start =
      Math.max(text.lastIndexOf('\nimport ', at), text.lastIndexOf('\nexport ', at)) + 1;
    const letter = text[start] === 'e' ? '&#101;' : '&#105;';
    return /^(?:im|ex)port /.test(text.slice(start))
      ? replaceAt(text, start, 1, letter)
      : undefined;
  }
  if (/expression|brace/.test(message)) {
    const brace = /corresponding closing brace/.test(message)
      ? openBrace(text)
      : text.lastIndexOf('{', at);
    return brace === -1 || text[brace - 1] === '\\' ? undefined : replaceAt(text, brace, 1, '\\{');
  }
  return bracket === -1 || text[bracket - 1] === '\\'
    ? undefined
    : replaceAt(text, bracket, 1, '\\<');
}

/** True if a text of MDX needs MDX: it imports or exports something, or has components. */
function needsMdx(text: string): boolean {
  return /^(?:import|export)\s|<([A-Z][\w.]*)(?:\s[^<>]*)?(?:\/>|>[^]*<\/\1>)/m.test(text);
}

/**
 * Closes elements and rewrites the links that MDX refuses. Other signs are escaped only in a text
 * that needs MDX, because the rest can be read as CommonMark.
 *
 * @throws Error where the text is not MDX
 */
export function repairMdx(source: string): {readonly text: string; readonly root: Root} {
  let text = source;
  for (let count = 0; ; count += 1) {
    try {
      return {text, root: parseInPlace(text, 'mdx')};
    } catch (error) {
      const next =
        count < MOST_REPAIRS ? repairOne(text, error as Failure, needsMdx(source)) : undefined;
      if (next === undefined || next === text) {
        throw error;
      }
      text = next;
    }
  }
}
