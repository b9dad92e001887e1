import type {YAMLMap} from 'yaml';
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {AuthorError} from '../AuthorError';
import {applyEdits} from './applyEdits';
import type {Edit} from './applyEdits';
import {lineAround} from './lineAround';
import {yamlText} from '../yamlText';

export interface PageMove {
  /** The address that is given up, such as `/blog/tags/old`. */
  readonly from: string;
  /** The address that takes its place, a page from now on. */
  readonly to: string;
  /** Whether readers can have seen the page of old; else no redirect is added. */
  readonly wasPage: boolean;
}

function textOf(entry: YAMLMap, field: string): string {
  return String(entry.get(field));
}

/** The address with the page of old replaced, whatever stands behind it. */
function moved(address: string, {from, to}: PageMove): string {
  const rest = address.slice(from.length);
  return address.startsWith(from) && /^(?:$|[/?#])/.test(rest) ? to + rest : address;
}

function redirectLine(from: string, to: string): string {
  const line = `- {from: ${yamlText(from)}, to: ${yamlText(to)}}`;
  // As the formatter lays out what is longer than its line.
  return line.length <= 100
    ? line
    : `- {\n    from: ${yamlText(from)},\n    to: ${yamlText(to)},\n  }`;
}

/**
 * `blog/redirects.yml` after a page has moved: redirects to it lead to its new address at once, one
 * from the new address is taken out (it is a page now), and one from the old address is added.
 * Comments, order and all other lines stay.
 *
 * @throws AuthorError where the list is not one entry a line
 */
export function moveRedirects(source: string, move: PageMove): string {
  const {contents} = parseDocument(source);
  const newLine = source.includes('\r\n') ? '\r\n' : '\n';
  const added = move.wasPage ? redirectLine(move.from, move.to).replaceAll('\n', newLine) : '';
  const isEmptyList = isSeq(contents) && contents.items.length === 0;
  if (isEmptyList || !contents || (isScalar(contents) && contents.value === null)) {
    if (!added) {
      return source;
    }
    if (isEmptyList && contents.range) {
      const [start, end] = contents.range;
      return source.slice(0, start) + added + (source.slice(end) || newLine);
    }
    return `${source}${source && !source.endsWith('\n') ? newLine : ''}${added}${newLine}`;
  }
  if (!isSeq(contents) || contents.flow || !contents.items.every((item) => isMap(item))) {
    throw new AuthorError(
      'blog/redirects.yml: write the list as one "- {from: /old, to: /new}" a line',
    );
  }
  return edited(source, contents.items, move, added, newLine);
}

function edited(
  source: string,
  items: readonly YAMLMap[],
  move: PageMove,
  added: string,
  newLine: string,
): string {
  const edits: Edit[] = [];
  let isAdded = added === '';
  let last = 0;
  for (const item of items) {
    const target = item.get('to', true);
    const [start, end] = lineAround(source, item.range?.[0] ?? 0, itemEnd(item));
    last = end;
    const from = textOf(item, 'from');
    const to = from === move.from ? move.to : moved(textOf(item, 'to'), move);
    isAdded ||= from === move.from;
    if (from === move.to || from === to) {
      edits.push({start, end, text: ''});
    } else if (to !== textOf(item, 'to') && isScalar(target) && target.range) {
      edits.push({start: target.range[0], end: target.range[1], text: yamlText(to)});
    }
  }
  if (!isAdded) {
    const lead = source[last - 1] === '\n' ? '' : newLine;
    edits.push({start: last, end: last, text: `${lead}${added}${newLine}`});
  }
  const isEmpty = isAdded && edits.filter(({text}) => text === '').length === items.length;
  const result = applyEdits(source, edits);
  return isEmpty ? `${result}[]${newLine}` : result;
}

/** The offset after an entry's last character, comments below it not taken in. */
function itemEnd(item: YAMLMap): number {
  const last = item.items.at(-1)?.value;
  return (item.flow || !isScalar(last) ? item.range?.[1] : last.range?.[1]) ?? 0;
}
