import {unlessServed} from '../../components/ServedPart/servedParts';
import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import type {PostRow} from '../../lib/postRow';

async function load(): Promise<readonly PostRow[]> {
  const {default: posts} =
    await import('@generated/docusaurus-plugin-content-blog/default/posts.json');
  return unpackRows(posts as PackedRows);
}

export const TOPICS = 'topics';

/** Every listed post, newest first; nothing where the page shows the topics as the server drew them. */
export const topicPosts = await unlessServed(TOPICS, load);
