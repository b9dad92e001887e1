import type {MarkdownFormat} from '../../lib/content-index/parseMarkdown';
import type {BodyContent} from '../../lib/content-index/readBody';
import {readBody} from '../../lib/content-index/readBody';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import {partTexts} from './partTexts';
import type {KeptBodies} from './keptBodies';
import type {SourceFile} from './readSources';

/** A source's front matter, and its text once somebody asks for it. */
export interface ReadSource {
  readonly head: PostFile;
  /** @throws Error that names the file and the place where its MDX cannot be read */
  readonly content: () => BodyContent;
}

/** The line of the file that a parser's message is about; it knows only the text below. */
function placeOf(error: unknown, head: string): string {
  const {line} = error as {readonly line?: number};
  return line === undefined ? '' : `line ${line + head.split('\n').length + 1}: `;
}

/** @throws Error that names the file and the place where its MDX cannot be read */
export function readContent({file, head, body}: PostFile): BodyContent {
  const format: MarkdownFormat = file.endsWith('.mdx') ? 'mdx' : 'md';
  try {
    return readBody(body, format, partTexts);
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${file}: ${placeOf(error, head)}the text is not MDX: ${reason}`, {
      cause: error,
    });
  }
}

/**
 * Reads sources and keeps what they were read as, so that an edit costs the edited file alone.
 *
 * @param kept what earlier runs have read
 */
export function createSourceReader(kept?: KeptBodies): (source: SourceFile) => ReadSource {
  const known = new Map<string, {readonly source: string; readonly read: ReadSource}>();
  return ({file, source}) => {
    const last = known.get(file);
    if (last?.source === source) {
      return last.read;
    }
    const head = parsePostFile(file, source);
    let content: BodyContent | undefined;
    const readNow = (): BodyContent => {
      const made = readContent(head);
      kept?.set({file, source}, made);
      return made;
    };
    const read = {
      head,
      content: () => (content ??= kept?.get({file, source}) ?? readNow()),
    };
    known.set(file, {source, read});
    return read;
  };
}
