import type {ContentPost} from '../../src/features/post-companions/plugin/types';

interface Example extends Partial<Omit<ContentPost, 'tags' | 'links'>> {
  /** Title of the post and last part of its address. */
  readonly name: string;
  readonly tags?: readonly string[];
  readonly text?: string;
  /** Names of the posts that this post links to. */
  readonly to?: readonly string[];
}

/** Returns a minimal post of the content index with these fields. */
export function examplePost({name, tags = [], text = '', to = [], ...rest}: Example): ContentPost {
  return {
    title: name,
    permalink: `/blog/${name}`,
    description: '',
    date: '2024-01-01',
    wordCount: 100,
    headings: [],
    lines: text === '' ? [] : [text],
    ...rest,
    tags: tags.map((key) => ({label: key.toUpperCase(), permalink: `/blog/tags/${key}`})),
    links: to.map((target) => ({to: `/blog/${target}`, sentence: `See ${target}.`})),
  };
}
