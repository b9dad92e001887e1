export interface Decoded {
  /** With plain line ends and without a byte-order mark. */
  readonly text: string;
  /** What was changed on the way, for the report. */
  readonly notes: readonly string[];
}

/** What windows-1252 has from 0x80 to 0x9f. Node 20's decoder of that name gives control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Control characters, which no page or feed may hold. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

function decodeWindows(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS.charAt(letter.charCodeAt(0) - 0x80));
}

function decode(bytes: Uint8Array): {text: string; note?: string} {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const name = first === 0xff ? 'utf-16le' : 'utf-16be';
    return {text: new TextDecoder(name).decode(bytes), note: `read as ${name.toUpperCase()}`};
  }
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch {
    return {
      text: decodeWindows(bytes),
      note: 'is not UTF-8; read as windows-1252 (Latin-1), so look at its accents',
    };
  }
}

/** The text of a file in whatever encoding it has; nothing where it is no text. */
export function decodeText(bytes: Uint8Array): Decoded | undefined {
  const {text, note} = decode(bytes);
  if (text.includes('\0')) {
    return undefined;
  }
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const plain = lines.replace(CONTROLS, '');
  return {
    text: plain,
    notes: [
      ...(note ? [note] : []),
      ...(plain === lines ? [] : ['control characters taken out']),
      ...(text.includes('\r') ? ['line ends made those of this site'] : []),
    ],
  };
}
