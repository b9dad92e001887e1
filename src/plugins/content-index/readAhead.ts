import {parsePostFile} from '../../lib/postFile';
import type {IndexThread} from './indexThread';
import {keptTrees} from './keptTrees';
import type {KeptReading} from './keptReading';
import {keepReading, keptContent} from './keptReading';
import type {SourceFile} from './readSources';
import {readText} from './readText';

/** What of the texts is read here, where the other plugins read theirs meanwhile. */
const HERE = 0.35;

/**
 * Reads the texts that no run has read yet, in two threads at once, and keeps them.
 *
 * @param trees folder that keeps the trees of files for who compiles them; none where absent
 * @throws Error that names the file and the place where its MDX cannot be read
 */
export async function readAhead(
  sources: readonly SourceFile[],
  kept: KeptReading,
  thread: IndexThread,
  trees?: string,
): Promise<void> {
  const unread = sources
    .map((source) => ({source, head: parsePostFile(source.file, source.source)}))
    .filter(({source, head}) => keptContent(kept, source, head) === undefined);
  const middle = Math.ceil(unread.length * HERE);
  const elsewhere = unread.slice(middle);
  const answer = thread.run('read', {posts: elsewhere.map(({head}) => head), trees});
  // A text that cannot be read ends this function before it waits.
  answer.catch(() => undefined);
  const keptHere = trees === undefined ? undefined : keptTrees(trees);
  for (const {source, head} of unread.slice(0, middle)) {
    keepReading(kept, source, head, readText(head, keptHere));
  }
  (await answer).forEach((reading, place) => {
    const asked = elsewhere[place];
    if (reading && asked) {
      keepReading(kept, asked.source, asked.head, reading);
    }
  });
}
