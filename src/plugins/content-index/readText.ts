import type {Root} from 'mdast';
import {formatOf, parseMarkdown} from '../../lib/content-index/parseMarkdown';
import {readBlocks} from '../../lib/content-index/readBlocks';
import type {BodyContent} from '../../lib/content-index/readTree';
import {readTree} from '../../lib/content-index/readTree';
import {twinText} from '../../lib/markdown-twin/twinText';
import type {TwinText} from '../../lib/markdown-twin/types';
import type {PostFile} from '../../lib/postFile';
import {partTexts} from './partTexts';

/** What a text was read as; parsing takes most of the time, so both are made of one tree. */
export interface Reading {
  readonly content: BodyContent;
  /** For its Markdown twin; what its components show is not written out. */
  readonly twin: TwinText;
}

/** The line of the file that a parser's message is about; it knows only the text below. */
function placeOf(error: unknown, linesAbove: number): string {
  const {line} = error as {readonly line?: number};
  return line === undefined ? '' : `line ${line + linesAbove}: `;
}

function parse(post: PostFile): Root {
  const {file, linesAbove, body} = post;
  try {
    return parseMarkdown(body, formatOf(post));
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${file}: ${placeOf(error, linesAbove)}the text is not MDX: ${reason}`, {
      cause: error,
    });
  }
}

/** @throws Error that names the file and the place where its MDX cannot be read */
export function readText(post: PostFile): Reading {
  const root = parse(post);
  const content = {...readTree(root, partTexts), blocks: readBlocks(root, partTexts)};
  return {content, twin: twinText(root)};
}
