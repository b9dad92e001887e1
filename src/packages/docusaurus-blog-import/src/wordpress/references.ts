import {escapeHtml} from '../text.js';

/** Items of an export to which its texts refer by id. */
export interface References {
  /** HTML of reusable blocks. */
  readonly blocks: ReadonlyMap<string, string>;
  /** Addresses of pages, posts and attachments. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Addresses of the blog, without scheme and final slash. */
  readonly blogs: ReadonlySet<string>;
}

/** Returns an address without scheme and final slash. */
export function bareAddress(address: string): string {
  return address.replace(/^https?:/i, '').replace(/\/(?:index\.php)?$/, '');
}

const BLOCK = /<!--\s*wp:block\s+\{[^{}]*?"ref"\s*:\s*"?(\d+).*?\/-->/gs;

/**
 * Replaces references to reusable blocks with their content.
 *
 * @param use called with the id of every block that is inserted
 */
export function withBlocks(
  html: string,
  {blocks}: Pick<References, 'blocks'>,
  use: (id: string) => void,
  outer: readonly string[] = [],
): string {
  return html.replace(BLOCK, (whole, id: string) => {
    const content = blocks.get(id);
    if (content === undefined || outer.includes(id)) {
      return whole;
    }
    use(id);
    return withBlocks(content, {blocks}, use, [...outer, id]);
  });
}

const LINK_BY_ID =
  /(\bhref=(["']))([^"'?]*)\?(?:p|page_id|attachment_id)=(\d+)(?:&[^"'#]*)?(#[^"']*)?\2/gi;

/** Replaces links by id, such as `/?page_id=7`, with the addresses to which they lead. */
export function withAddresses(html: string, {addresses, blogs}: References): string {
  return html.replace(
    LINK_BY_ID,
    (whole, start: string, quote: string, base: string, id: string, hash = '') => {
      const address = addresses.get(id);
      const isHere = bareAddress(base) === '' || blogs.has(bareAddress(base));
      return address !== undefined && isHere
        ? `${start}${escapeHtml(address)}${hash}${quote}`
        : whole;
    },
  );
}
