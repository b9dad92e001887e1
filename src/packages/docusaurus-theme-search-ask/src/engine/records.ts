import type {ContentBlock} from 'docusaurus-built-pages';
import {headingPath} from './format.js';
import type {RecordType, SearchHierarchy, SearchRecord} from './searchTypes.js';
import type {PageHead, PageText, TextPage} from './types.js';

/** A page, one of its headings, or one of its blocks. */
export type Place =
  | {readonly kind: 'page'}
  | {readonly kind: 'heading'; readonly anchor: string}
  | {readonly kind: 'block'; readonly block: ContentBlock; readonly number: number};

type Head = Pick<PageHead, 'url' | 'section' | 'title' | 'date' | 'tags'>;
type Text = Pick<PageText, 'headings' | 'description'>;

/** Maximum number of characters in a record's text: Algolia accepts some 10,000 bytes per record. */
const MAX_CONTENT = 3000;

/** Separator after a line of a block, unless the line ends with a punctuation mark. */
const SEPARATORS: Readonly<Record<ContentBlock['kind'], string>> = {
  text: '',
  quote: '',
  code: '',
  output: '',
  list: ';',
  steps: ';',
  table: ';',
  entry: '.',
};

const PUNCTUATED = /[.!?:;,…]["'”’)]*$/;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns a row of a table that can be read without the table: `Year: 2 · Vests: 12,000`. */
function rowText(head: readonly string[], cells: readonly string[]): string {
  return cells
    .flatMap((cell, column) => {
      const name = head[column] ?? '';
      return cell === '' ? [] : [name === '' ? cell : `${name.replace(/:$/, '')}: ${cell}`];
    })
    .join(' · ');
}

function tableLines(lines: readonly string[]): string[] {
  const [head = [], ...rows] = lines.map((line) => line.split('\t').map(oneLine));
  return rows.length === 0
    ? [head.filter((name) => name !== '').join(' · ')]
    : rows.map((cells) => rowText(head, cells));
}

/** Returns a block's text in one line; rows of a table contain the names of their columns. */
export function contentText({kind, intro, title, lines}: ContentBlock): string {
  const texts = (kind === 'table' ? tableLines(lines) : lines).map(oneLine);
  const separated = texts
    .filter((line) => line !== '')
    .map((line, place, all) =>
      place === all.length - 1 || PUNCTUATED.test(line) ? line : line + SEPARATORS[kind],
    );
  const name = title === undefined ? [] : [PUNCTUATED.test(title) ? title : `${title}:`];
  return oneLine([intro ?? '', ...name, ...separated].join(' '));
}

function hierarchyOf({section, title}: Head, text: Text, anchor: string | null): SearchHierarchy {
  const path = headingPath(text, anchor);
  const at = (level: number) => path.find((heading) => heading.level === level)?.text ?? null;
  return {
    lvl0: section,
    lvl1: title,
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
}

/** Returns the id of the heading above a place; null for the page itself. */
export function anchorOf(place: Place): string | null {
  return place.kind === 'page'
    ? null
    : place.kind === 'heading'
      ? place.anchor
      : place.block.anchor;
}

function contentOf({description}: Text, place: Place): string | null {
  const content =
    place.kind === 'block' ? contentText(place.block) : place.kind === 'page' ? description : '';
  return content === '' ? null : content;
}

/** Returns the record of a place in a page, in the format of DocSearch's crawler. */
export function recordAt(head: Head, text: Text, place: Place): SearchRecord {
  const anchor = anchorOf(place);
  const level = place.kind === 'heading' ? (headingPath(text, anchor).at(-1)?.level ?? 2) : 1;
  const type: RecordType =
    place.kind === 'block' ? 'content' : (`lvl${Math.min(level, 6)}` as RecordType);
  const url = anchor === null ? head.url : `${head.url}#${anchor}`;
  return {
    objectID: `${url}:${type}:${place.kind === 'block' ? place.number : 0}`,
    url,
    url_without_anchor: head.url,
    anchor,
    type,
    hierarchy: hierarchyOf(head, text, anchor),
    content: contentOf(text, place),
    ...(head.date === undefined ? {} : {date: head.date}),
    ...(head.tags.length === 0 ? {} : {tags: head.tags.map(({key}) => key)}),
  };
}

/** Splits a line between sentences, or inside very long ones, into parts small enough for a record. */
function splitLine(line: string): string[] {
  if (line.length <= MAX_CONTENT) {
    return [line];
  }
  const parts = [''];
  const sentences = new Intl.Segmenter(undefined, {granularity: 'sentence'}).segment(line);
  for (const {segment, index} of sentences) {
    for (const {0: piece, index: place} of segment.matchAll(
      new RegExp(`.{1,${MAX_CONTENT}}`, 'gsu'),
    )) {
      const last = parts.at(-1) ?? '';
      if (last.length + piece.length <= MAX_CONTENT) {
        parts[parts.length - 1] = last + piece;
      } else {
        // A part of a row starts in the same column.
        const cellsBefore = line
          .slice(0, index + place)
          .split('\t')
          .slice(1);
        parts.push(cellsBefore.map(() => '\t').join('') + piece);
      }
    }
  }
  return parts;
}

/** Splits a block into parts small enough for a record; each part of a table repeats its head. */
function splitBlock(block: ContentBlock): ContentBlock[] {
  const [head, lines] =
    block.kind === 'table' ? [block.lines.slice(0, 1), block.lines.slice(1)] : [[], block.lines];
  const cut: string[][] = [[]];
  let length = 0;
  for (const line of lines.flatMap(splitLine)) {
    const {length: lineLength} = contentText({...block, lines: [...head, line]});
    if (length + lineLength > MAX_CONTENT && length > 0) {
      cut.push([]);
      length = 0;
    }
    cut.at(-1)?.push(line);
    length += lineLength;
  }
  return cut.map((part) => ({...block, lines: [...head, ...part]}));
}

/** Returns all records of a page: for itself, its headings and its blocks. */
export function recordsOf(page: TextPage): SearchRecord[] {
  const blocks = page.blocks.flatMap(splitBlock);
  const places: Place[] = [
    {kind: 'page'},
    ...page.headings.map(({anchor}): Place => ({kind: 'heading', anchor})),
    ...blocks.map((block, number): Place => ({kind: 'block', block, number})),
  ];
  return places.map((place) => recordAt(page, page, place));
}
