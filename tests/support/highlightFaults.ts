import type {
  HighlightedRecord,
  HighlightedValue,
  SearchHit,
} from '../../src/lib/text-index/searchTypes';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** All of a value that may be in it: escaped text, and marks that are closed before the next. */
const SAFE =
  /^(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);|<mark>(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)+<\/mark>)*$/u;

function plainOf({value}: HighlightedValue): string {
  return value
    .replace(/<\/?mark>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

function valuesOf({
  hierarchy,
  content,
}: HighlightedRecord): (readonly [string, HighlightedValue])[] {
  return [...Object.entries(hierarchy), ...(content ? [['content', content] as const] : [])];
}

/**
 * What is wrong with the highlighted values of a hit: markup other than `<mark>`, or, where the
 * text is whole, another text than the record's.
 */
export function highlightFaults(hit: SearchHit): string[] {
  const whole = valuesOf(hit._highlightResult);
  const texts: Readonly<Record<string, string | null>> = {...hit.hierarchy, content: hit.content};
  return [
    ...[...whole, ...valuesOf(hit._snippetResult)]
      .filter(([, {value}]) => !SAFE.test(value))
      .map(([name, {value}]) => `${name} holds markup: ${value}`),
    ...whole
      .filter(([name, value]) => plainOf(value) !== texts[name])
      .map(([name, {value}]) => `${name} is not the record's: ${value}`),
  ];
}
