const OPEN = '<think>';
const CLOSE = '</think>';

/** What a model says without the thoughts that some put before their answer, however the pieces are cut. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let state: 'before' | 'inside' | 'after' = 'before';
  for await (const piece of pieces) {
    if (state === 'after') {
      yield piece;
      continue;
    }
    held += piece;
    if (state === 'before') {
      const start = held.trimStart();
      if (start.startsWith(OPEN)) {
        state = 'inside';
        held = start.slice(OPEN.length);
      } else if (start !== '' && !OPEN.startsWith(start)) {
        state = 'after';
        yield held;
        held = '';
        continue;
      }
    }
    const end = state === 'inside' ? held.indexOf(CLOSE) : -1;
    if (end >= 0) {
      state = 'after';
      const answer = held.slice(end + CLOSE.length).trimStart();
      held = '';
      if (answer !== '') {
        yield answer;
      }
    }
  }
  // Thoughts without an end are no answer; a beginning that might have become a mark is.
  if (state === 'before' && held !== '') {
    yield held;
  }
}
