import {parser} from 'sax';

const FIX = 'Remove the cause from the title, the description, the tags or the text of that post.';

/** Names the entry of the feed that the end of this text is in. */
function entryAtEnd(text: string): string {
  const [, last] = /.*<title(?: [^<>]*)?>([^<]*)/s.exec(text) ?? [];
  return last === undefined ? 'before the first entry' : `in the entry "${last}"`;
}

/**
 * Checks that a feed is well-formed JSON or XML.
 *
 * @param name file name of the feed, such as `rss.xml`
 * @param text content of the feed
 * @throws Error naming the feed and, in XML, the line and the entry
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
  const fail = (position: number, reason: string): never => {
    const before = text.slice(0, position);
    const line = before.split('\n').length;
    throw new Error(
      `${name}:${line}: the feed is not well-formed XML, ${entryAtEnd(before)}: ${reason}. ${FIX}`,
    );
  };
  const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.exec(text);
  if (forbidden) {
    const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    fail(forbidden.index, `it has the character U+${code}`);
  }
  const strict = parser(true, {xmlns: true, position: true});
  strict.onerror = ({message}) => {
    fail(strict.position, message.split('\n')[0] ?? message);
  };
  strict.write(text).close();
}
