import {createSlugger} from '@docusaurus/utils';
import type {MarkdownFormat} from '../markdownFormat';
import {NO_TEXT, inlineText} from '../plain-text/inlineText';
import type {InlineText} from '../plain-text/inlineText';
import {sourceBlocks} from '../plain-text/sourceBlocks';
import {plotWords} from '../plotBlock';
import {sentenceAt} from './sentences';
import type {ContentHeading, PlainText} from './types';

/** A link before its address is resolved. */
interface WrittenLink {
  readonly url: string;
  readonly sentence: string;
  readonly anchor: string | null;
}

/** Content of one file, before its links are resolved. */
export interface FileContent extends PlainText {
  readonly links: readonly WrittenLink[];
}

/** Syntax from which Docusaurus makes more of an id than the heading's text. */
const HAS_MORE = /!\[|\$\$|<[A-Za-z]/;

/** Reads the body of a Markdown file as plain text and links. */
export function readPlainText(body: string, format: MarkdownFormat): FileContent {
  const blocks = sourceBlocks(body, format);
  const definitions = new Map(
    blocks.flatMap((block) => (block.kind === 'definition' ? [[block.name, block.url]] : [])),
  );
  const first = blocks.find(({kind}) => kind !== 'comment' && kind !== 'definition');
  const slugger = createSlugger();
  const headings: ContentHeading[] = [];
  const prose: string[] = [];
  const rows: string[] = [];
  const links: WrittenLink[] = [];
  let anchor: string | null = null;

  const read = (markdown: string): InlineText => inlineText(markdown, format, definitions);
  const shown = (text: string): string => text.replaceAll(NO_TEXT, '').replace(/\s+/g, ' ').trim();
  const addLinks = (inline: InlineText, sentence?: string): void => {
    for (const {url, at} of inline.links) {
      links.push({url, sentence: sentence ?? sentenceAt(inline.text, at), anchor});
    }
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      // The page shows a leading heading of level 1 as its title.
      if (block !== first || block.level > 1) {
        const inline = read(block.text);
        const slug = block.id ?? slugger.slug(inline.text);
        anchor = block.id === undefined && HAS_MORE.test(block.text) ? null : slug;
        headings.push({level: block.level, text: shown(inline.text), anchor: slug});
        addLinks(inline, inline.text);
      }
    } else if (block.kind === 'text' || block.kind === 'table') {
      const isTable = block.kind === 'table';
      const inlines = block.lines.map(read);
      (isTable ? rows : prose).push(...inlines.map(({text}) => shown(text)).filter(Boolean));
      inlines.forEach((inline) => addLinks(inline, isTable ? inline.text : undefined));
    } else if (block.kind === 'code' && block.language === 'plot') {
      const {description} = plotWords({meta: block.meta, value: block.lines.join('\n')});
      prose.push(...(description === '' ? [] : [description]));
    }
  }
  return {headings, prose, rows, links};
}
