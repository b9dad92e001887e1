const SHOWN = new Map([
  [' ', '␣'],
  ['\n', '↵'],
  ['\t', '⇥'],
]);

/** A token to be read: white space made visible, and bytes in hex where they are no whole text. */
export function showToken(token: string): string {
  const bytes = Uint8Array.from(token, (symbol) => symbol.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return [...text].map((character) => SHOWN.get(character) ?? character).join('');
  } catch {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  }
}
