import {PREVIEW_SHARDS, shardOf} from '../../lib/content-index/buildPreviews';
import type {LinkPreview} from '../../lib/content-index/types';

type Shard = Readonly<Record<string, LinkPreview>>;

/** What the page at a path is about; undefined where it has no preview or none can be had. */
export async function loadPreview(pathname: string): Promise<LinkPreview | undefined> {
  try {
    const permalink = decodeURI(pathname);
    const shard = shardOf(permalink, PREVIEW_SHARDS);
    const {default: previews} = (await import(
      `@generated/content-index/default/previews/${shard}.json`
    )) as {default: Shard};
    return previews[permalink];
  } catch {
    return undefined;
  }
}
