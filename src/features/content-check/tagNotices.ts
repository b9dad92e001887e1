import {derivePost, readTagsFile} from '../../lib/derivePost';
import {fieldLine} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';
import {namedTags, distinctPermalinks} from '../../lib/tagAddresses';

/**
 * Returns a message for each inline tag whose address differs from the one that Docusaurus would
 * give it, because that address is unusable or belongs to another tag. The message begins with the
 * first post that has the tag.
 *
 * @param tagsYml `blog/tags.yml` as parsed YAML
 */
export function tagNotices(posts: readonly PostFile[], tagsYml: unknown): string[] {
  const tagsFile = readTagsFile(tagsYml);
  const tags = posts.flatMap((post) =>
    namedTags(derivePost(post).tags, tagsFile).map((tag) => ({...tag, post})),
  );
  const addresses = distinctPermalinks(tags);
  const moved = tags.filter(
    ({label, hasDerivedAddress}) => hasDerivedAddress && addresses.has(label),
  );
  const firstUses = moved.filter(
    (tag, index) => moved.findIndex(({label}) => label === tag.label) === index,
  );
  return firstUses.map(({label, permalink, post}) => {
    const address = addresses.get(label);
    const name = JSON.stringify(label);
    return (
      `${post.file}:${fieldLine(post, ['tags'])}: tag ${name} is at /blog/tags${address}, because ` +
      `/blog/tags${permalink} belongs to another tag or cannot be an address. To choose its address, ` +
      `add to blog/tags.yml: ${name}: {label: ${name}, permalink: ${address}}`
    );
  });
}
