import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';

/** Front matter whose values a post's metadata have under other names, or that no page shows. */
const DOUBLES = ['title', 'description', 'slug', 'date', 'authors', 'tags'];

type FrontMatter = Readonly<Record<string, unknown>>;

/** What is left for a page of a post's front matter. */
export function lightFrontMatter(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !DOUBLES.includes(key)));
}

/** Whether data that the blog plugin writes are the metadata of a post. */
export function isPostMetadata(data: unknown): data is BlogPostMetadata {
  return typeof data === 'object' && data !== null && 'frontMatter' in data && 'source' in data;
}

/**
 * A post's metadata as its page needs them: nothing twice, and nothing that only lists, feeds and
 * the build itself read, which have the whole. What a tag is about stands on the tag's page.
 */
export function lightMetadata(metadata: BlogPostMetadata): object {
  const {source: _source, frontMatter, tags, authors, ...rest} = metadata;
  return {
    ...rest,
    tags: tags.map(({label, permalink}) => ({label, permalink})),
    authors: authors.map(({description: _description, ...author}) => author),
    frontMatter: lightFrontMatter(frontMatter),
  };
}
