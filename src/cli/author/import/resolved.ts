/** What becomes of an address of the old site. */
export type Resolved =
  | {readonly kind: 'keep'; readonly note?: string}
  /** `address` for Markdown, `path` for HTML, where the site resolves no file names; none for pictures. */
  | {
      readonly kind: 'new';
      readonly address: string;
      readonly path?: string;
      readonly note?: string;
    }
  | {readonly kind: 'dead'; readonly note?: string};

export interface Resolver {
  readonly link: (address: string) => Resolved;
  readonly picture: (address: string) => Resolved;
}

/** Text that Markdown reads as nothing but text. */
export function inertText(text: string): string {
  return text.replace(/[\\`*_[\]<>{}$|~&]/g, '\\$&').replace(/\s+/g, ' ');
}

/** An address as its reader may make sense of it: without what the import or Ghost put before it. */
export function shownAddress(address: string): string {
  return address.trim().replace(/^(?:source:|__GHOST_URL__)/, '');
}

/** What stays of a link or a picture that leads nowhere. */
export function inParentheses(address: string): string {
  const shown = shownAddress(address);
  return shown === '' ? '' : ` (${inertText(shown)})`;
}
