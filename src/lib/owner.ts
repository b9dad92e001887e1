import type * as z from 'zod';
import type {ownerSchema} from '../data/schemas/owner';

/** Everything personal. `src/data/schemas/owner.ts` explains each field. */
export type Owner = z.infer<typeof ownerSchema>;

export type CommentSettings = NonNullable<Owner['comments']>;
export type MarkdownSettings = NonNullable<Owner['markdown']>;
export type OwnerProfile = Owner['links']['codeHost'];

/** Settings of the tickers at the top of pages; those without a value are off. */
export const TICKERS = ['predictions', 'tickerTape'] as const satisfies readonly (keyof Owner)[];

/** Returns false if `url` is still `https://example.com`, the placeholder in a new owner file. */
export function hasOwnUrl({url}: Pick<Owner, 'url'>): boolean {
  return !/^https?:\/\/example\.com$/.test(url);
}

/** Returns true if an author has the name of the site's owner. */
export function isOwner(owner: Pick<Owner, 'name'>, author: string | undefined): boolean {
  return author?.toLowerCase() === owner.name.toLowerCase();
}

/** Ids of the analytics scripts; a script without an id is not loaded. */
export interface AnalyticsIds {
  /** Id of the site in the privacy-friendly analytics service, usually its host name. */
  readonly script: string | undefined;
  /** Container of the tag manager, such as `GTM-ABC123`. */
  readonly tagManager: string | undefined;
}
