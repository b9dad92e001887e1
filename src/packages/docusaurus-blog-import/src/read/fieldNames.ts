/** Names of a field in other engines, preferred ones first. Letter case does not matter. */
export const NAMES = {
  title: 'title headline name',
  description: 'description excerpt summary custom_excerpt meta_description subtitle',
  date: 'date pubDate publishDate published_at publishedAt published date_published created_at createdAt created',
  last_update:
    'updated lastmod updatedDate modified updated_at updatedAt last_modified_at date_modified',
  slug: 'slug',
  tags: 'tags tag categories category topics',
  authors: 'authors author',
  author_title: 'author_title authorTitle',
  author_url: 'author_url authorURL',
  author_image_url: 'author_image_url authorImageURL',
  image:
    'image heroImage cover_image coverImage featured_image featuredImage feature_image cover thumbnail banner ogImage cover-img share-img thumbnail-img images',
  permalink: 'permalink url path link',
  aliases: 'aliases redirect_from',
  separator: 'excerpt_separator',
};
