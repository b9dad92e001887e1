const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  // Used only by `unescapeHtml`: DocSearch's crawler writes this entity.
  ["'", '&#x27;'],
] as const;

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce(
    (escaped, [character, entity]) => escaped.replaceAll(character, entity),
    text,
  );
}

export function unescapeHtml(html: string): string {
  return ENTITIES.reduceRight(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html,
  );
}
