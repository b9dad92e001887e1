/** Stands in for a language model: returns its replies in order, whatever the prompt. */
export function scripted(replies) {
  let next = 0;
  return () => replies[Math.min(next++, replies.length - 1)];
}
