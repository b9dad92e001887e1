/** Returns a field name in lower case, without hyphens and underscores. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

const ORIGINAL_NAMES = {
  title: 'title headline name',
  description: 'description excerpt summary custom-excerpt meta-description subtitle',
  date: 'date pubDate pubDatetime publish-date published-at published-on published-date publication-date published date-published posted post-date posted-date created created-at created-on created-date date-created',
  last_update:
    'updated updated-at updated-on updated-date lastMod last-modified last-modified-at last-updated modified modified-at modified-date mod-datetime date-modified date-updated',
  slug: 'slug',
  tags: 'tags tag categories category topics',
  authors: 'authors author',
  image:
    'image hero-image cover-image featured-image feature-image cover thumbnail banner og-image cover-img share-img thumbnail-img images',
  permalink: 'permalink url path link',
  aliases: 'aliases redirect-from',
  separator: 'excerpt-separator',
};

/** Plain names that other engines give each field, separated by spaces, preferred ones first. */
export const NAMES = Object.fromEntries(
  Object.entries(ORIGINAL_NAMES).map(([field, names]) => [field, plainName(names)]),
) as typeof ORIGINAL_NAMES;
