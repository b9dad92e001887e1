/** Returns a field name in lower case, without hyphens and underscores. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

const plainNames = (names: string): readonly string[] => plainName(names).split(' ');

/** Names that other engines use for each field, as `plainName` returns them, preferred ones first. */
export const NAMES = {
  title: plainNames('title headline name'),
  description: plainNames('description excerpt summary custom-excerpt meta-description subtitle'),
  date: plainNames(
    'date pubDate pubDatetime publish-date published-at published-on published-date publication-date published date-published posted post-date posted-date created created-at created-on created-date date-created timestamp',
  ),
  last_update: plainNames(
    'updated updated-at updated-on updated-date lastMod last-modified last-modified-at last-updated modified modified-at modified-date mod-datetime date-modified date-updated',
  ),
  slug: ['slug'],
  tags: plainNames('tags tag categories category topics'),
  authors: plainNames('authors author'),
  image: plainNames(
    'image hero-image cover-image featured-image feature-image cover thumbnail banner og-image cover-img share-img thumbnail-img images',
  ),
  permalink: plainNames('permalink url path link'),
  aliases: plainNames('aliases redirect-from'),
  separator: plainNames('excerpt-separator'),
};
