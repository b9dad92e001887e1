/** Names of a field in other engines, preferred ones first, as `plainName` returns them. */
export const NAMES = {
  title: 'title headline name',
  description: 'description excerpt summary customexcerpt metadescription subtitle',
  date: 'date pubdate pubdatetime publishdate publishedat publishedon publisheddate publicationdate published datepublished posted postdate posteddate created createdat createdon createddate datecreated',
  last_update:
    'updated updatedat updatedon updateddate lastmod lastmodified lastmodifiedat lastupdated modified modifiedat modifieddate moddatetime datemodified dateupdated',
  slug: 'slug',
  tags: 'tags tag categories category topics',
  authors: 'authors author',
  author_title: 'authortitle',
  author_url: 'authorurl',
  author_image_url: 'authorimageurl',
  image:
    'image heroimage coverimage featuredimage featureimage cover thumbnail banner ogimage coverimg shareimg thumbnailimg images',
  permalink: 'permalink url path link',
  aliases: 'aliases redirectfrom',
  separator: 'excerptseparator',
};

/** Returns the name of a field without case, hyphens and underscores. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
