import type {PostFile} from '../../../lib/postFile';

/** Addresses below /blog that the site has for itself. */
const RESERVED = ['archive', 'authors', 'tags', 'page', 'atom', 'rss', 'feed'];

export type Chosen =
  | {readonly kind: 'free'; readonly slug: string; readonly file: string; readonly note?: string}
  | {readonly kind: 'there'; readonly existing: PostFile};

export type ChooseTarget = (slug: string, date: string) => Chosen;

/**
 * Chooses file and slug of each imported post. A file that is there already is never replaced; a
 * slug that another post has gets a number.
 */
export function chooseTarget(existing: readonly PostFile[]): ChooseTarget {
  const files = new Map(existing.map((post) => [post.file.replace(/\.mdx?$/, ''), post]));
  const slugs = new Set([...RESERVED, ...existing.map(({fields}) => String(fields['slug']))]);
  return (wanted, date) => {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const there = files.get(`blog/${date}-${slug}`);
      if (there) {
        return {kind: 'there', existing: there};
      }
      if (!slugs.has(slug)) {
        slugs.add(slug);
        const note = count === 1 ? {} : {note: `slug "${wanted}" is taken; it is "${slug}" here`};
        return {kind: 'free', slug, file: `${date}-${slug}.md`, ...note};
      }
    }
  };
}
