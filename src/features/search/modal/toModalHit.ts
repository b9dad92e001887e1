import type {DocSearchHit} from '@docsearch/react';
import type {HierarchyLevel, HighlightedRecord, SearchHit} from '../../../lib/search/types';
import {escapeHtml} from '../../../lib/search/escapeHtml';
import {parseMarked} from '../parseMarked';

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function onlyMarks(value: string): string {
  return parseMarked(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

function cleanRecord(record: HighlightedRecord | undefined, section: string) {
  const levels = Object.entries(record?.hierarchy ?? {}) as [HierarchyLevel, {value: string}][];
  const hierarchy = Object.fromEntries(
    levels.map(([level, value]) => [level, {...value, value: onlyMarks(value.value)}]),
  );
  const {content} = record ?? {};
  return {
    // The modal shows the section as text, not as markup.
    hierarchy: {...hierarchy, lvl0: {value: section, matchLevel: 'none', matchedWords: []}},
    ...(content ? {content: {...content, value: onlyMarks(content.value)}} : {}),
  };
}

/**
 * A hit as DocSearch's modal takes it. The modal sets snippets, and where a level has none the plain
 * heading, as markup, and stores the headings for its recent searches: hence all of them leave here
 * as escaped text with `<mark>` for the only tag, whatever an engine says.
 */
export function toModalHit(hit: SearchHit): DocSearchHit {
  const section = hit.hierarchy.lvl0;
  const headings = HEADINGS.map((level) => {
    const text = hit.hierarchy[level];
    return [level, text === null ? null : escapeHtml(text)];
  });
  return {
    ...hit,
    hierarchy: {...Object.fromEntries(headings), lvl0: section},
    content: hit.content === null ? null : escapeHtml(hit.content),
    _highlightResult: cleanRecord(hit._highlightResult, section),
    _snippetResult: cleanRecord(hit._snippetResult, section),
  } as unknown as DocSearchHit;
}
