/** Which of so many shards holds a path: the same here and where the shards are written. */
export function shardOf(path: string, shards: number): number {
  let hash = 5381;
  for (let place = 0; place < path.length; place += 1) {
    hash = (Math.imul(hash, 33) ^ path.charCodeAt(place)) >>> 0;
  }
  return hash % shards;
}
