import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * A post that knows its last update where its front matter has one (`updated`). The history of its
 * file is not asked: a change of all files is no update of a post.
 */
export function withUpdate<Post extends Pick<BlogPost, 'metadata'>>(post: Post): Post {
  const {updated} = post.metadata.frontMatter as {readonly updated?: string | Date};
  return updated === undefined
    ? post
    : {...post, metadata: {...post.metadata, lastUpdatedAt: new Date(updated).getTime()}};
}
