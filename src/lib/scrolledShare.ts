/**
 * How far a page is scrolled, 0 to 1, of how far it can be; 0 where it cannot be scrolled.
 *
 * @param scrollTop px above the screen
 * @param scrollHeight px of the whole page
 * @param clientHeight px of the screen
 */
export function scrolledShare(
  scrollTop: number,
  scrollHeight: number,
  clientHeight: number,
): number {
  const scrollable = scrollHeight - clientHeight;
  return scrollable > 0 ? Math.min(1, Math.max(0, scrollTop / scrollable)) : 0;
}
