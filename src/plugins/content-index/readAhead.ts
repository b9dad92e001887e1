import type {BodyContent} from '../../lib/content-index/readBody';
import type {IndexThread} from './indexThread';
import type {KeptBodies} from './keptBodies';
import type {SourceFile} from './readSources';

/**
 * Reads the texts that no run has read yet, in two threads at once, and keeps them.
 *
 * @param read reads one text here
 * @throws Error as `read` does
 */
export async function readAhead(
  sources: readonly SourceFile[],
  kept: KeptBodies,
  thread: IndexThread,
  read: (source: SourceFile) => BodyContent,
): Promise<void> {
  const unread = sources.filter((source) => kept.get(source) === undefined);
  const middle = Math.ceil(unread.length / 2);
  const elsewhere = unread.slice(middle);
  const answer = thread.run('read', elsewhere);
  // A text that cannot be read ends this function before it waits.
  answer.catch(() => undefined);
  for (const source of unread.slice(0, middle)) {
    kept.set(source, read(source));
  }
  (await answer).forEach((content, place) => {
    const source = elsewhere[place];
    if (content && source) {
      kept.set(source, content);
    }
  });
}
