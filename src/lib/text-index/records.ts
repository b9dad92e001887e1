import type {ContentBlock} from '../content-index/types';
import {blockText, headingPath} from './format';
import type {RecordType, SearchHierarchy, SearchRecord} from './searchTypes';
import type {PageHead, PageText, TextPage} from './types';

/** A page, a heading of it, or one of its blocks. */
export type Place =
  | {readonly kind: 'page'}
  | {readonly kind: 'heading'; readonly anchor: string}
  | {readonly kind: 'block'; readonly block: ContentBlock; readonly number: number};

type Head = Pick<PageHead, 'url' | 'section' | 'title' | 'date' | 'tags'>;
type Text = Pick<PageText, 'headings'>;

/** Characters of a record's text at most; a hosted index takes some 10,000 bytes a record. */
const MAX_CONTENT = 3000;

/** A block's text in one line. */
export function contentText(block: ContentBlock): string {
  return blockText(block).replaceAll('\t', ' · ').replace(/\s+/g, ' ').trim();
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

/** One record of a page, in the shape of DocSearch's crawler. */
export function recordAt(head: Head, text: Text, place: Place): SearchRecord {
  const anchor =
    place.kind === 'page' ? null : place.kind === 'heading' ? place.anchor : place.block.anchor;
  const level = place.kind === 'heading' ? (headingPath(text, anchor).at(-1)?.level ?? 2) : 1;
  const type: RecordType =
    place.kind === 'block' ? 'content' : (`lvl${Math.min(level, 6)}` as RecordType);
  const url = anchor === null ? head.url : `${head.url}#${anchor}`;
  const isDoc = ['Books', 'Media', 'Resume'].includes(head.section);
  return {
    objectID: `${url}:${type}:${place.kind === 'block' ? place.number : 0}`,
    url,
    url_without_anchor: head.url,
    anchor,
    type,
    hierarchy: hierarchyOf(head, text, anchor),
    content: place.kind === 'block' ? contentText(place.block) : null,
    ...(head.date === undefined ? {} : {date: head.date}),
    ...(head.tags.length === 0 ? {} : {tags: head.tags.map(({key}) => key)}),
    language: 'en',
    docusaurus_tag: isDoc ? 'docs-default-current' : 'default',
  };
}

/** A block in parts that a record can hold, cut between lines. */
function parts(block: ContentBlock): ContentBlock[] {
  const cut: string[][] = [[]];
  let length = 0;
  for (const line of block.lines) {
    if (length + line.length > MAX_CONTENT && length > 0) {
      cut.push([]);
      length = 0;
    }
    cut.at(-1)?.push(line.slice(0, MAX_CONTENT));
    length += line.length;
  }
  return cut.map((lines) => ({...block, lines}));
}

/** All records of a page: itself, its headings, its blocks. */
export function recordsOf(page: TextPage): SearchRecord[] {
  const blocks = page.blocks.flatMap(parts);
  const places: Place[] = [
    {kind: 'page'},
    ...page.headings.map(({anchor}): Place => ({kind: 'heading', anchor})),
    ...blocks.map((block, number): Place => ({kind: 'block', block, number})),
  ];
  return places.map((place) => recordAt(page, page, place));
}
