/**
 * The index that a key moves to in a list in the order of time, drawn with later to the right and
 * later years above; undefined for keys that do not move. The ends do not wrap.
 */
export function rovingIndex(key: string, current: number, count: number): number | undefined {
  if (current < 0 || count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
