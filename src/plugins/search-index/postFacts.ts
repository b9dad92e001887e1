import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedPlugin} from '@docusaurus/types';
import type {PostFacts} from './buildPages';

/** Days and tags of the posts, by path with the base URL, from what the blog plugin loaded. */
export function postFacts(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
): Map<string, PostFacts> {
  const posts = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-blog')
    .flatMap(({content}) => (content as BlogContent | undefined)?.blogPosts ?? []);
  return new Map(
    posts.map(({metadata}) => [
      metadata.permalink,
      {
        date: metadata.date.toISOString().slice(0, 10),
        tags: (metadata.frontMatter.tags ?? []).map((tag) =>
          typeof tag === 'string' ? tag : tag.label,
        ),
      },
    ]),
  );
}
