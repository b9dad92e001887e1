/** The UTF-8 bytes of a text, each as one character from U+0000 to U+00FF. */
export function toByteSymbols(text: string): string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
}
