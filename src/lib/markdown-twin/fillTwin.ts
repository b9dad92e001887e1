import {absoluteAddress} from './absoluteAddress';
import {pageHead} from './pageHead';
import {TWIN_PLACES} from './twinText';
import type {TwinSite, TwinSource, TwinText} from './types';
import {writeMarkdown} from './writeMarkdown';

/** Addresses that Markdown writes as they are; others have characters that it may escape. */
const PLAIN = /^[\w:/.#?=%+-]+$/;

/** The full address of a place of the site, or nothing where only the built page may know it. */
function addressOf(url: string, page: TwinSource, site: TwinSite): string | undefined {
  try {
    return absoluteAddress(url, page, site, []);
  } catch {
    // A source that is no page; reading the page's own text says so in full.
    return undefined;
  }
}

/**
 * A page of the site as Markdown, as `twinMarkdown` writes it.
 *
 * @returns nothing where an address needs more than its text: the source has to be parsed for it
 */
export function fillTwin(
  {text, urls}: TwinText,
  page: TwinSource,
  site: TwinSite,
): string | undefined {
  const addresses = urls.map((url) => addressOf(url, page, site));
  if (!addresses.every((address) => address !== undefined && PLAIN.test(address))) {
    return undefined;
  }
  const head = writeMarkdown(pageHead(page, site.base));
  return (
    head + text.replaceAll(TWIN_PLACES, (_, index: string) => addresses[Number(index)] as string)
  );
}
