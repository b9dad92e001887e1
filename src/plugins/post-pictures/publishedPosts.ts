import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import {picturedPost} from '../../lib/postPictures';
import type {PicturedPost} from '../../lib/postPictures';

export interface PublishedPost extends PicturedPost, PostFile {
  /** Path of the post on this machine. */
  readonly path: string;
  /** The day it appeared, YYYY-MM-DD. */
  readonly day: string;
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
      const day = metadata.date.toISOString().slice(0, 10);
      return {...post, ...picturedPost(post), path: source, day};
    }),
  );
}
