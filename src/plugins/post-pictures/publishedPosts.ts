import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import type {PicturedPost} from '../../lib/postPictures';

export interface PublishedPost extends PicturedPost, PostFile {
  /** Path of the post on this machine. */
  readonly path: string;
}

/** The posts that the site shows today, with their text. */
export async function publishedPosts(
  posts: readonly Pick<BlogPost, 'metadata'>[],
  root: string,
): Promise<PublishedPost[]> {
  return Promise.all(
    posts.map(async ({metadata}) => {
      const file = metadata.source.replace('@site/', '');
      const source = path.join(root, file);
      const post = parsePostFile(file, await readFile(source, 'utf8'));
      return {
        ...post,
        path: source,
        slug: String(post.fields['slug']),
        title: String(post.fields['title']),
        date: String(post.fields['date']),
        tags: (post.fields['tags'] ?? []) as string[],
      };
    }),
  );
}
