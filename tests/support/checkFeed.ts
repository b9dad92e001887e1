import {parser} from 'sax';

const FIX = 'Remove the cause from the title, the description, the tags or the text of that post.';

/** Describes the position at the end of a text: the title of the last entry that has begun. */
function entryBefore(text: string): string {
  const [, last] = /.*<title(?: [^<>]*)?>([^<]*)/s.exec(text) ?? [];
  return last === undefined ? 'before the first entry' : `in the entry "${last}"`;
}

/**
 * Parses a finished feed.
 *
 * @throws Error if it is not well-formed, naming the feed, the line and the entry
 */
export function checkFeed(name: string, text: string): void {
  if (name.endsWith('.json')) {
    try {
      JSON.parse(text);
    } catch (error) {
      throw new Error(`${name} is not JSON: ${(error as Error).message}. ${FIX}`, {cause: error});
    }
    return;
  }
  const refuse = (place: number, why: string): never => {
    const before = text.slice(0, place);
    const line = before.split('\n').length;
    throw new Error(
      `${name}:${line}: the feed is not well-formed XML, ${entryBefore(before)}: ${why}. ${FIX}`,
    );
  };
  const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.exec(text);
  if (forbidden) {
    const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    refuse(forbidden.index, `it has the character U+${code}`);
  }
  const strict = parser(true, {xmlns: true, position: true});
  strict.onerror = ({message}) => {
    refuse(strict.position, message.split('\n')[0] ?? message);
  };
  strict.write(text).close();
}
