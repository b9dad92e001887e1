/**
 * The shard, from 0, that holds what is kept under a permalink: FNV-1a, so that pages spread evenly
 * and a page stays where it is when others come and go.
 */
export function shardOf(permalink: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < permalink.length; i += 1) {
    hash = Math.imul(hash ^ permalink.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % shards;
}
