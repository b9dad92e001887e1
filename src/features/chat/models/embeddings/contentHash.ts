/** Two prime factors, so that the two halves of a hash mix differently. */
const FACTORS = [0x01000193, 0x85ebca6b] as const;

function half(text: string, factor: number): string {
  let hash = 0x811c9dc5 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), factor);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/**
 * A name of 16 hexadecimal digits for a text. Not for secrets: the browser's own digests are missing on pages without
 * https, and among some ten thousand passages two with one name are not to be expected in 64 bits.
 */
export function contentHash(text: string): string {
  return FACTORS.map((factor) => half(text, factor)).join('');
}
