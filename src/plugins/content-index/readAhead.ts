import {setImmediate} from 'node:timers/promises';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import type {IndexThread} from './indexThread';
import type {KeptReading} from './keptReading';
import {keepReading, keptContent} from './keptReading';
import type {SourceFile} from './readSources';
import {readText} from './readText';

/** Texts that one thread takes at a time: few here, where the other plugins read theirs meanwhile. */
const HERE = 8;
const ELSEWHERE = 32;

/** What the other thread has before it, so that it need not wait for this one. */
const AHEAD = 2;

interface Unread {
  readonly source: SourceFile;
  readonly head: PostFile;
}

/**
 * Reads the texts that no run has read yet, in two threads at once, and keeps them. Both take from
 * one list, this one from its start and the other from its end.
 *
 * @throws Error that names the file and the place where its MDX cannot be read
 */
export async function readAhead(
  sources: readonly SourceFile[],
  kept: KeptReading,
  thread: IndexThread,
): Promise<void> {
  const unread: Unread[] = sources
    .map((source) => ({source, head: parsePostFile(source.file, source.source)}))
    .filter(({source, head}) => keptContent(kept, source, head) === undefined);

  async function readHere(): Promise<void> {
    for (let texts = unread.splice(0, HERE); texts.length > 0; texts = unread.splice(0, HERE)) {
      // Lets the other plugins, and answers of the other thread, come in between.
      await setImmediate();
      for (const {source, head} of texts) {
        keepReading(kept, source, head, readText(head));
      }
    }
  }

  async function readElsewhere(): Promise<void> {
    for (
      let texts = unread.splice(-ELSEWHERE);
      texts.length > 0;
      texts = unread.splice(-ELSEWHERE)
    ) {
      const asked = texts;
      const posts = asked.map(({head}) => head);
      const readings = await thread.run('read', posts);
      readings.forEach((reading, place) => {
        const text = asked[place];
        // A text that cannot be read says so to who asks for it.
        if (reading && text) {
          keepReading(kept, text.source, text.head, reading);
        }
      });
    }
  }

  await Promise.all([readHere(), ...Array.from({length: AHEAD}, readElsewhere)]);
}
