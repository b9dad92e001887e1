import type {Thing} from 'schema-dts';

/** What would end a script element, or change how the rest of it is read. */
const MARKUP = /<(?=\/?script|!--)/gi;
const WORD_JOINER = '\u2060';

/**
 * The text of a page's JSON-LD. `<` is escaped; where it begins what HTML would take for the end of
 * the script, a word joiner (which is not seen) follows it as well, because the build's HTML
 * minifier writes JSON anew and takes the escapes back.
 */
export function jsonLdText(things: readonly Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things})
    .replace(MARKUP, `<${WORD_JOINER}`)
    .replaceAll('<', '\\u003c');
}
