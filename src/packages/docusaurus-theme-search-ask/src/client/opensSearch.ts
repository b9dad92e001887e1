/** True if a key goes into a text that the reader is writing. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** True for Control or Command with K, and for a slash outside text fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  if (event.key === '/') {
    return !altKey && !ctrlKey && !metaKey && !isTyping(event.target);
  }
  return event.key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
