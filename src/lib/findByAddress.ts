import {nearest} from './nearest';

/**
 * Finds the post with an address from the owner file, such as `/blog/my-post`.
 *
 * @param address relative to the base path
 * @param setting name of the setting with the address, for the error
 * @throws Error if no post has the address; the message suggests the most similar address, if any
 */
export function findByAddress<Post extends {readonly permalink: string}>(
  address: string,
  posts: readonly Post[],
  baseUrl: string,
  setting: string,
): Post {
  const addresses = posts.map(({permalink}) => `/${permalink.slice(baseUrl.length)}`);
  const post = posts[addresses.indexOf(address.replace(/(?!^)\/$/, ''))];
  if (!post) {
    const similar = nearest(address, addresses);
    const fix = similar
      ? `Did you mean "${similar}"?`
      : 'Write it as "/blog/my-post", or remove it.';
    throw new Error(
      `src/data/owner.ts: ${setting}: "${address}" is not the address of a published and listed post. ${fix}`,
    );
  }
  return post;
}
