import type {PageSource, PartSource} from './pageSource';
import type {RecordType, SearchHierarchy, SearchRecord} from './types';

function headingAt(page: PageSource, part: number, level: number): string | null {
  let lowest = 7;
  for (let index = part; index > 0; index -= 1) {
    const {level: found, heading} = page.parts[index] as PartSource;
    // A heading ends what stands under deeper ones before it.
    if (found < lowest) {
      lowest = found;
      if (found === level) {
        return heading;
      }
    }
  }
  return null;
}

function hierarchyOf(page: PageSource, part: number): SearchHierarchy {
  return {
    lvl0: page.section,
    lvl1: page.parts[0]?.heading ?? null,
    lvl2: headingAt(page, part, 2),
    lvl3: headingAt(page, part, 3),
    lvl4: headingAt(page, part, 4),
    lvl5: headingAt(page, part, 5),
    lvl6: headingAt(page, part, 6),
  };
}

/**
 * One record of a page: its heading (`passage` is null) or a passage of one of its parts.
 * @throws RangeError when the page has no such part.
 */
export function recordOf(page: PageSource, part: number, passage: number | null): SearchRecord {
  const source = page.parts[part];
  if (!source) {
    throw new RangeError(`${page.url} has no part ${part}`);
  }
  const url = source.anchor === null ? page.url : `${page.url}#${source.anchor}`;
  const type: RecordType =
    passage === null ? (`lvl${Math.min(source.level, 6)}` as RecordType) : 'content';
  return {
    objectID: `${url}:${type}:${passage ?? 0}`,
    url,
    url_without_anchor: page.url,
    anchor: source.anchor,
    type,
    hierarchy: hierarchyOf(page, part),
    content: passage === null ? null : (source.passages[passage] ?? ''),
    ...(page.date === undefined ? {} : {date: page.date}),
    ...(page.tags.length === 0 ? {} : {tags: page.tags}),
    language: 'en',
    docusaurus_tag: page.docusaurusTag,
  };
}

/** All records of a page in reading order: its title, its headings, their passages. */
export function recordsOfPage(page: PageSource): SearchRecord[] {
  return page.parts.flatMap(({passages}, part) => [
    recordOf(page, part, null),
    ...passages.map((_, passage) => recordOf(page, part, passage)),
  ]);
}
