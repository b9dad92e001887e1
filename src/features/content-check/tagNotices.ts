import {derivePost, readTagsFile} from '../../lib/derivePost';
import {fieldLine} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';
import {namedTags, distinctPermalinks} from '../../lib/tagAddresses';

/**
 * Reports each inline tag that cannot have Docusaurus' address, at the first post that has it: the
 * address is unusable, or belongs to another tag.
 *
 * @param tagsYml `blog/tags.yml` as parsed YAML
 */
export function tagNotices(posts: readonly PostFile[], tagsYml: unknown): string[] {
  const tagsFile = readTagsFile(tagsYml);
  const tags = posts.flatMap((post) =>
    namedTags(derivePost(post).tags, tagsFile).map((tag) => ({...tag, post})),
  );
  const own = distinctPermalinks(tags);
  const inline = tags.filter(({label, hasDerivedAddress}) => hasDerivedAddress && own.has(label));
  const firstUses = inline.filter(
    ({label}, index) => inline.findIndex((other) => other.label === label) === index,
  );
  return firstUses.map(({label, permalink, post}) => {
    const address = own.get(label);
    const name = JSON.stringify(label);
    return (
      `${post.file}:${fieldLine(post, ['tags'])}: tag ${name} is at /blog/tags${address}, because ` +
      `/blog/tags${permalink} belongs to another tag or cannot be an address. To choose its address, ` +
      `add to blog/tags.yml: ${name}: {label: ${name}, permalink: ${address}}`
    );
  });
}
