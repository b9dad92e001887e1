/** Stands in for a language model: its lines in order, whatever it is shown. */
export function scripted(replies) {
  let next = 0;
  return () => replies[Math.min(next++, replies.length - 1)];
}
