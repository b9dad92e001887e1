import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * A post whose metadata hold what stands under it as `companions`, so that its page need not load
 * them apart. A post without any (a draft in `npm run dev`) is left as it is.
 *
 * @param companions by permalink
 */
export function withCompanions<Post extends Pick<BlogPost, 'metadata'>>(
  post: Post,
  companions: ReadonlyMap<string, unknown>,
): Post {
  const own = companions.get(post.metadata.permalink);
  return own === undefined ? post : {...post, metadata: {...post.metadata, companions: own}};
}
