import type {BodyContent} from '../../lib/content-index/readTree';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import type {KeptReading} from './keptReading';
import {keepReading, keptContent} from './keptReading';
import type {SourceFile} from './readSources';
import {readText} from './readText';

/** A source's front matter, and its text once somebody asks for it. */
export interface ReadSource {
  readonly head: PostFile;
  /** @throws Error that names the file and the place where its MDX cannot be read */
  readonly content: () => BodyContent;
}

/** Reads sources and keeps what they were read as, so that an edit costs the edited file alone. */
export function createSourceReader(kept?: KeptReading): (source: SourceFile) => ReadSource {
  const known = new Map<string, {readonly source: string; readonly read: ReadSource}>();
  return (sourceFile) => {
    const {file, source} = sourceFile;
    const last = known.get(file);
    if (last?.source === source) {
      return last.read;
    }
    const head = parsePostFile(file, source);
    let content: BodyContent | undefined;
    const readNow = (): BodyContent => {
      const reading = readText(head);
      if (kept) {
        keepReading(kept, sourceFile, head, reading);
      }
      return reading.content;
    };
    const readBefore = () => kept && keptContent(kept, sourceFile, head);
    const read = {head, content: () => (content ??= readBefore() ?? readNow())};
    known.set(file, {source, read});
    return read;
  };
}
