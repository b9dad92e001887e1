import type {Root} from 'mdast';
import {parseMarkdown} from '../../lib/content-index/parseMarkdown';
import type {BodyContent} from '../../lib/content-index/readBody';
import {readTree} from '../../lib/content-index/readBody';
import {twinText} from '../../lib/markdown-twin/twinText';
import type {TwinText} from '../../lib/markdown-twin/types';
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

function parse({file, head, body}: PostFile): Root {
  try {
    return parseMarkdown(body, file.endsWith('.mdx') ? 'mdx' : 'md');
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${file}: ${placeOf(error, head)}the text is not MDX: ${reason}`, {
      cause: error,
    });
  }
}

/** What earlier runs have read, and what this one leaves for the next and for its own end. */
export interface KeptReading {
  readonly bodies: KeptBodies<BodyContent>;
  /** Texts for the Markdown twins by what stands below the front matter; null where there is none. */
  readonly twins: KeptBodies<TwinText | null>;
}

/** Reads sources and keeps what they were read as, so that an edit costs the edited file alone. */
export function createSourceReader(kept?: KeptReading): (source: SourceFile) => ReadSource {
  const known = new Map<string, {readonly source: string; readonly read: ReadSource}>();
  return ({file, source}) => {
    const last = known.get(file);
    if (last?.source === source) {
      return last.read;
    }
    const head = parsePostFile(file, source);
    let content: BodyContent | undefined;
    const body = {file, source: head.body};
    const readNow = (): BodyContent => {
      const root = parse(head);
      const made = readTree(root, partTexts);
      kept?.bodies.set({file, source}, made);
      // Parsing takes most of the time, so both are made of one tree.
      kept?.twins.set(body, twinText(root) ?? null);
      return made;
    };
    const readBefore = (): BodyContent | undefined =>
      kept?.twins.get(body) === undefined ? undefined : kept.bodies.get({file, source});
    const read = {head, content: () => (content ??= readBefore() ?? readNow())};
    known.set(file, {source, read});
    return read;
  };
}
