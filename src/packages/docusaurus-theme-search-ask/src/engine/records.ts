import type {ContentBlock} from 'docusaurus-built-pages';
import {headingPath} from './format.js';
import type {RecordType, SearchHierarchy, SearchRecord} from './searchTypes.js';
import type {PageHead, PageText, TextPage} from './types.js';

/** A page, one of its headings, or one of its blocks. */
export interface Place {
  /** Id of the heading; null for the page itself, and for blocks above all headings. */
  readonly anchor: string | null;
  readonly block?: ContentBlock;
  /** Number of the block in its page. */
  readonly number?: number;
}

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
    .map((line, index, all) =>
      index === all.length - 1 || PUNCTUATED.test(line) ? line : line + SEPARATORS[kind],
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

/** Returns the record of a place in a page, in the format of DocSearch's crawler. */
export function recordAt(head: Head, text: Text, {anchor, block, number = 0}: Place): SearchRecord {
  const level = headingPath(text, anchor).at(-1)?.level ?? 1;
  const type = block ? 'content' : (`lvl${Math.min(level, 6)}` as RecordType);
  const url = anchor === null ? head.url : `${head.url}#${anchor}`;
  const description = anchor === null ? text.description : '';
  return {
    objectID: `${url}:${type}:${number}`,
    url,
    url_without_anchor: head.url,
    anchor,
    type,
    hierarchy: hierarchyOf(head, text, anchor),
    content: (block ? contentText(block) : description) || null,
    date: head.date,
    tags: head.tags.length === 0 ? undefined : head.tags.map(({key}) => key),
  };
}

/**
 * Matches the parts of a text, each small enough for a record. A part extends to the end of the text
 * if that is near enough, else to the end of a sentence, item or row if possible.
 */
const PART = new RegExp(
  String.raw`.{1,${MAX_CONTENT}}$|.{1,${MAX_CONTENT - 1}}[.!?;](?=\s)|.{1,${MAX_CONTENT}}`,
  'gsu',
);

/** Returns all records of a page: for itself, its headings and its blocks. */
export function recordsOf(page: TextPage): SearchRecord[] {
  const places: Place[] = [
    {anchor: null},
    ...page.headings,
    ...page.blocks.map((block, number) => ({anchor: block.anchor, block, number})),
  ];
  return places.flatMap((place) => {
    const record = recordAt(page, page, place);
    const parts = record.content?.match(PART) ?? [];
    return parts.length <= 1
      ? [record]
      : parts.map((part, number) => ({
          ...record,
          objectID: `${record.objectID}-${number}`,
          content: part.trim(),
        }));
  });
}
