import type {
  HierarchyLevel,
  HighlightedRecord,
  HighlightedValue,
  RecordType,
  SearchHierarchy,
  SearchHit,
  SearchSection,
} from '../../../lib/search/types';
import {escapeHtml} from '../../../lib/search/escapeHtml';

type Fields = Readonly<Record<string, unknown>>;

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const TYPES: ReadonlySet<unknown> = new Set<RecordType>([...HEADINGS, 'content']);
const MATCHES: ReadonlySet<unknown> = new Set(['none', 'partial', 'full']);

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Algolia puts the tags into the record's text as it is: what is between them is escaped here. */
function parseValue(value: unknown): HighlightedValue | undefined {
  const {value: text, matchLevel, matchedWords} = fieldsOf(value);
  if (typeof text !== 'string') {
    return undefined;
  }
  const pieces = text.split(/(<\/?mark>)/);
  return {
    value: pieces.map((piece, index) => (index % 2 === 1 ? piece : escapeHtml(piece))).join(''),
    matchLevel: MATCHES.has(matchLevel) ? (matchLevel as HighlightedValue['matchLevel']) : 'none',
    matchedWords: Array.isArray(matchedWords)
      ? matchedWords.filter((word) => typeof word === 'string')
      : [],
  };
}

function parseRecord(value: unknown): HighlightedRecord {
  const {hierarchy, content} = fieldsOf(value);
  const levels = fieldsOf(hierarchy);
  const values: Partial<Record<HierarchyLevel, HighlightedValue>> = {};
  for (const level of ['lvl0', ...HEADINGS] as const) {
    const parsed = parseValue(levels[level]);
    if (parsed) {
      values[level] = parsed;
    }
  }
  const parsedContent = parseValue(content);
  return {hierarchy: values, ...(parsedContent ? {content: parsedContent} : {})};
}

function parseHierarchy(value: unknown): SearchHierarchy {
  const levels = fieldsOf(value);
  const headings = Object.fromEntries(HEADINGS.map((level) => [level, textOf(levels[level])]));
  // An index filled by others has sections of its own; they are shown as they are.
  const lvl0 = (textOf(levels['lvl0']) ?? 'Pages') as SearchSection;
  return {lvl0, ...headings} as SearchHierarchy;
}

/**
 * One hit of Algolia's, checked; undefined for what cannot be shown or leads nowhere.
 *
 * @param toUrl from the record's address to this site's
 */
export function parseHostedHit(
  hit: unknown,
  toUrl: (address: string) => string | undefined,
): SearchHit | undefined {
  const {objectID, url: address, type, hierarchy, content, ...rest} = fieldsOf(hit);
  const url = typeof address === 'string' ? toUrl(address) : undefined;
  if (typeof objectID !== 'string' || url === undefined || !TYPES.has(type)) {
    return undefined;
  }
  const [page = url, anchor] = url.split('#', 2);
  return {
    objectID,
    url,
    url_without_anchor: page,
    anchor: anchor ?? null,
    type: type as RecordType,
    hierarchy: parseHierarchy(hierarchy),
    content: textOf(content),
    language: 'en',
    docusaurus_tag: 'default',
    _highlightResult: parseRecord(rest['_highlightResult']),
    _snippetResult: parseRecord(rest['_snippetResult']),
  };
}
