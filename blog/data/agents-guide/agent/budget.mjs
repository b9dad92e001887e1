/** Packs documents, best first; skips those that do not fit. */
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

/** Keeps the newest turns; stops at the first that does not fit. */
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
