import type {Edit} from './editText';

/** What has to change, and what the report says of it. */
export interface HtmlResult {
  readonly edits: readonly Edit[];
  readonly notes: readonly string[];
}

/** Where a piece of HTML stands. */
export interface HtmlPlace {
  readonly source: string;
  /** Of the HTML in the source. */
  readonly offset: number;
  /** What begins every line here: nothing, or the marks of a quotation or list. Undefined inside a paragraph. */
  readonly prefix: string | undefined;
}

/** An attribute's value without its entities. */
export function decodeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
