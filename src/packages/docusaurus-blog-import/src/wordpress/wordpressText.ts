import {autoParagraphs} from './autoParagraphs.js';
import type {ConvertedText} from '../html/htmlToMarkdown.js';
import {htmlToMarkdown} from '../html/htmlToMarkdown.js';
import type {Note} from '../report/notes.js';
import {convertShortcodes} from './shortcodes.js';
import type {Media} from './shortcodes.js';

/** Blocks that WordPress fills in when it shows a page; an export does not have their content. */
const DYNAMIC = /<!--\s*wp:([\w/-]+)(?:\s+\{.*?\})?\s*\/-->/gs;
/** Dynamic blocks without content of their own. */
const EMPTY = /^(?:more|nextpage|separator|spacer|core\/.*)$/;

/** Gives code blocks the language that the editor's comment above them names. */
function withLanguages(html: string): string {
  return html.replace(
    /<!--\s*wp:[\w/-]*code[\w/-]*\s+(\{.*?\})\s*-->\s*<pre\b/gs,
    (whole, options: string) => {
      const [, language] = /"(?:language|lang)"\s*:\s*"([\w+#-]+)"/.exec(options) ?? [];
      return language ? `<pre lang="${language}"` : whole;
    },
  );
}

/**
 * Converts the text of a WordPress post to Markdown: blocks, shortcodes, and paragraphs that are
 * only separated by empty lines.
 */
export function wordPressToMarkdown(html: string, media: Media): ConvertedText {
  const hasBlocks = /<!--\s*wp:/.test(html);
  const dynamic = [...html.matchAll(DYNAMIC)]
    .map(([, name = '']) => name)
    .filter((name) => !EMPTY.test(name));
  const hasPages = /<!--\s*nextpage\s*-->/.test(html);
  const blocks = withLanguages(html.replace(/\r\n?/g, '\n'))
    .replace(/<!--\s*nextpage\s*-->/g, '')
    .replace(/<!--\s*\/?wp:.*?-->/gs, '');
  const {html: converted, notes} = convertShortcodes(blocks, media);
  const {text, removed, notes: lost} = htmlToMarkdown(autoParagraphs(converted, !hasBlocks));
  return {
    text,
    removed,
    notes: [
      ...[...new Set(dynamic)].map((name): Note => ({
        kind: 'code',
        text: `the block "${name}" has no content in the export and was left out`,
      })),
      ...notes,
      ...lost,
      ...(hasPages ? [{kind: 'text', text: 'its pages became one'} as const] : []),
    ],
  };
}
