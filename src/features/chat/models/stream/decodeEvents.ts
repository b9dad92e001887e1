import {decodeLines} from './decodeLines';

/**
 * The data of each server-sent event. Comments, which servers send to keep a connection open, and fields other than
 * `data` are left out. An event that the end of the stream cut off counts, as its line may be whole.
 */
export async function* decodeEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of decodeLines(chunks)) {
    if (line.startsWith('data:')) {
      data.push(line.slice(5).replace(/^ /, ''));
    } else if (line === '' && data.length > 0) {
      yield data.join('\n');
      data = [];
    }
  }
  if (data.length > 0) {
    yield data.join('\n');
  }
}
