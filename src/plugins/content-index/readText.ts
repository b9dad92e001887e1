import type {Root} from 'mdast';
import {shelfEntries} from '../../data/shelves';
import type {ShelfEntry} from '../../data/shelves';
import {parseMarkdown} from '../../lib/content-index/parseMarkdown';
import type {PartTexts} from '../../lib/content-index/readBlocks';
import {readBlocks} from '../../lib/content-index/readBlocks';
import type {BodyContent, JsxElement} from '../../lib/content-index/readTree';
import {readTree, shownList, textAttributes} from '../../lib/content-index/readTree';
import {formatOf} from '../../lib/markdownFormat';
import type {MarkdownSettings} from '../../lib/owner';
import type {PostFile} from '../../lib/postFile';

/** What a text was read as; parsing takes most of the time, so both are made of one tree. */
export interface Reading {
  readonly content: BodyContent;
}

/** What an element shows, where it is a shelf; the name of its component is the page's own. */
function shelfOf(part: JsxElement): ShelfEntry[] | undefined {
  const list = shownList(part);
  return list === undefined ? undefined : shelfEntries(list, textAttributes(part));
}

/** The entries of shelves as the index has them, each element's text on a line; no examples. */
const partTexts: PartTexts = (part) =>
  (shelfOf(part) ?? [])
    .filter(({isExample}) => !isExample)
    .map(({title, lines, points}) =>
      [title, ...lines, ...points].map((line) => line.replace(/\s+/g, ' ').trim()).join('\n'),
    );

/** The line of the file that a parser's message is about; it knows only the text below. */
function placeOf(error: unknown, linesAbove: number): string {
  const {line} = error as {readonly line?: number};
  return line === undefined ? '' : `line ${line + linesAbove}: `;
}

function parse(post: PostFile, settings: MarkdownSettings): Root {
  const {file, linesAbove, body} = post;
  try {
    return parseMarkdown(body, formatOf(post, settings), settings);
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${file}: ${placeOf(error, linesAbove)}the text is not MDX: ${reason}`, {
      cause: error,
    });
  }
}

/** @throws Error that names the file and the place where its MDX cannot be read */
export function readText(post: PostFile, settings: MarkdownSettings = {}): Reading {
  const root = parse(post, settings);
  const content = {...readTree(root), blocks: readBlocks(root, partTexts)};
  return {content};
}
