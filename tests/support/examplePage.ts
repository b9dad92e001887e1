import type {ContentPage} from '../../src/lib/content-index/types';

interface Example extends Partial<Omit<ContentPage, 'tags' | 'links'>> {
  /** Last part of its address. */
  readonly name: string;
  readonly tags?: readonly string[];
  readonly text?: string;
  /** Names of the pages it links to. */
  readonly to?: readonly string[];
}

/** A page of the content index with what a test is about, and nothing else in it. */
export function examplePage({name, tags = [], text = '', to = [], ...rest}: Example): ContentPage {
  return {
    kind: 'post',
    title: name,
    permalink: `/blog/${name}`,
    file: `blog/${name}.mdx`,
    description: '',
    date: '2024-01-01',
    words: 100,
    headings: [],
    prose: text === '' ? [] : [text],
    rows: [],
    ...rest,
    tags: tags.map((key) => ({key, label: key.toUpperCase(), permalink: `/blog/tags/${key}`})),
    links: to.map((other) => ({
      to: `/blog/${other}`,
      toAnchor: null,
      sentence: `See ${other}.`,
      anchor: null,
    })),
  };
}
