/** Documents, best first: one that does not fit is skipped, and the next is tried. */
export function packDocuments(documents, limit) {
  const kept = [];
  let used = 0;
  for (const {id, tokens} of documents) {
    if (used + tokens > limit) continue;
    kept.push(id);
    used += tokens;
  }
  return {kept, used, left: limit - used};
}

/** History, newest first: it stops at the first turn that does not fit. */
export function cutHistory(turns, limit) {
  let used = 0;
  let kept = 0;
  for (const tokens of turns.toReversed()) {
    if (used + tokens > limit) break;
    used += tokens;
    kept += 1;
  }
  return {kept, used, left: limit - used};
}
