import {escapeHtml} from '../../../lib/text';
import type {HighlightedRecord, SearchHit} from '../../../lib/text-index/searchTypes';

/** What is shown of a hit, each as escaped text with marks. */
export interface HitParts {
  readonly title: string;
  /** The page a heading or passage belongs to, where the title does not say it. */
  readonly page: string | undefined;
  readonly snippet: string | undefined;
}

const HEADINGS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

type Heading = (typeof HEADINGS)[number];

function headingText(hit: SearchHit, level: Heading): string {
  const record: HighlightedRecord | undefined = hit._highlightResult;
  return record?.hierarchy?.[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? '');
}

/** The deepest heading above a passage; a heading is its own. */
function ownLevel(hit: SearchHit): Heading {
  return hit.type === 'content'
    ? (HEADINGS.find((level) => hit.hierarchy[level] !== null) ?? 'lvl1')
    : hit.type;
}

export function hitParts(hit: SearchHit): HitParts {
  const level = ownLevel(hit);
  const content = hit._snippetResult?.content?.value;
  return {
    title: headingText(hit, level) || escapeHtml(hit.url),
    page: level === 'lvl1' ? undefined : headingText(hit, 'lvl1') || undefined,
    snippet: content || undefined,
  };
}
