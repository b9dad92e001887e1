import type {Note} from '../report/notes.js';
import {readAttributes} from '../texts/attributes.js';
import {asCode, scan} from '../texts/scan.js';
import {writeTag} from '../texts/tagWriters.js';

const ATTRIBUTE = String.raw`\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?`;
const TAG = new RegExp(`<([A-Z][\\w.]*)((?:${ATTRIBUTE})*)\\s*(/?)>|</[A-Z][\\w.]*>`, 'g');
const IMPORT = /^import\s(?:[^;'"`]*?\sfrom\s+)?(["'])[^"'\n]+\1;?[ \t]*(?:\n|$)/gm;
const EXPORT =
  /^export\s(?:const|let|var|function|async|default|class|\{|\*)[^]*?(?=\n[ \t]*\n|$(?![^]))/gm;

/**
 * Turns a text that is not valid MDX into CommonMark: a component is replaced by its content, or by
 * a link to its address, and code is shown as code.
 */
export function asCommonMark(source: string) {
  const notes = new Map<string, Note>();
  const note = (text: string, quote?: string) =>
    void (notes.has(text) || notes.set(text, {kind: 'code', text, quote}));
  const pieces = scan(source, {hasLiquid: false});
  const closed = new Set([...source.matchAll(/<\/([A-Z][\w.]*)>/g)].map(([, name]) => name));
  const replaceTag = (whole: string, name: string | undefined, values: string, slash: string) => {
    if (name === undefined) {
      return '';
    }
    if (!slash) {
      // Other tags are less-than signs between words, as in List<String>.
      const isTag = closed.has(name);
      if (isTag) {
        note(`the component ${name} does not exist here; only its content is shown`);
      }
      return isTag ? '' : whole;
    }
    const attributes = readAttributes(values.replace(/=\{["']?([^{}"']*)["']?\}/g, '="$1"'));
    const tag = {...attributes, name, inner: undefined, args: '', isInAddress: false, page: {}};
    const written = writeTag(tag)?.text;
    const text = written || asCode(whole);
    const how = written ? 'it was replaced by a picture or a link' : 'it is shown as code';
    note(`the component ${name} does not exist here; ${how}`, text);
    return text;
  };
  const convert = (part: string): string =>
    part
      .replace(IMPORT, (whole) => {
        note(`"${whole.trim()}" was removed: the text is not valid MDX`);
        return '';
      })
      .replace(EXPORT, (whole) => {
        const [line = ''] = whole.split('\n', 1);
        note(`"${line}" is shown as code: the text is not valid MDX`, line);
        return `\`\`\`js\n${whole}\n\`\`\``;
      })
      .replace(TAG, replaceTag);
  const text = pieces
    .map((piece) =>
      piece.kind === 'tag' ? piece.raw : piece.kind === 'text' ? convert(piece.text) : piece.text,
    )
    .join('');
  return pieces.some(({kind}) => kind === 'tag')
    ? {text: source, notes: []}
    : {text, notes: [...notes.values()]};
}
