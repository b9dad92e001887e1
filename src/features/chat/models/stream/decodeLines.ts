/** Longer lines are none of any API's; what comes is no stream of text. */
const LONGEST_LINE = 1_000_000;

/**
 * The lines of a stream of UTF-8, however the network cut it: a character, like a line, may come in several chunks.
 * A last line without its end is a line. @throws RangeError on a line without end.
 */
export async function* decodeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, {stream: true});
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
    if (rest.length > LONGEST_LINE) {
      throw new RangeError('A line has no end');
    }
  }
  rest += decoder.decode();
  if (rest !== '') {
    yield rest;
  }
}
