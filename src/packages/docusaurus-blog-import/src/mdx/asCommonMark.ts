import type {Note} from '../report/notes.js';
import {readAttributes} from '../texts/attributes.js';
import {asCode, scan} from '../texts/scan.js';
import {writeTag} from '../texts/tagWriters.js';

const ATTRIBUTE = String.raw`\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?`;
const TAG = new RegExp(`<([A-Z][\\w.]*)((?:${ATTRIBUTE})*)\\s*(/?)>|</([A-Z][\\w.]*)>`, 'g');
const IMPORT = /^import\s(?:[^;'"`]*?\sfrom\s+)?(["'])[^"'\n]+\1;?[ \t]*(?:\n|$)/gm;
const EXPORT =
  /^export\s(?:const|let|var|function|async|default|class|\{|\*)[^]*?(?=\n[ \t]*\n|$(?![^]))/gm;

/**
 * Turns a text that is not valid MDX into CommonMark: a component is replaced by its content, or by
 * a link to its address, and code is shown as code.
 */
export function asCommonMark(source: string): {
  readonly text: string;
  readonly notes: readonly Note[];
} {
  const notes = new Map<string, Note>();
  const note = (text: string, quote?: string) => {
    if (!notes.has(text)) {
      notes.set(text, {kind: 'code', text, quote});
    }
  };
  const convert = (part: string): string => {
    const closed = new Set([...part.matchAll(/<\/([A-Z][\w.]*)>/g)].map(([, name]) => name));
    return part
      .replace(IMPORT, (whole) => {
        note(`"${whole.trim()}" was removed: the text is not valid MDX`);
        return '';
      })
      .replace(EXPORT, (whole) => {
        note(
          `"${whole.split('\n', 1)[0]}" is shown as code: the text is not valid MDX`,
          whole.split('\n', 1)[0],
        );
        return `\`\`\`js\n${whole}\n\`\`\``;
      })
      .replace(
        TAG,
        (whole, name: string | undefined, values: string, slash: string, end?: string) => {
          const own = name ?? end ?? '';
          if (name === undefined) {
            return '';
          }
          if (!slash && !closed.has(name)) {
            // A less-than sign between words, as in List<String>.
            return whole;
          }
          if (!slash) {
            note(`the component ${own} does not exist here; only its content is shown`);
            return '';
          }
          const written = writeTag({
            ...readAttributes(values.replace(/=\{["']?([^{}"']*)["']?\}/g, '="$1"')),
            ...{name, inner: undefined, args: '', isInAddress: false, page: {}},
            findPage: (page) => page,
          });
          const text = written?.text || asCode(whole);
          note(
            `the component ${own} does not exist here; ${written?.text ? 'it was replaced by a picture or a link' : 'it is shown as code'}`,
            text,
          );
          return text;
        },
      );
  };
  const pieces = scan(source, {hasLiquid: false});
  return pieces.some(({kind}) => kind === 'tag')
    ? {text: source, notes: []}
    : {
        text: pieces
          .map((piece) =>
            piece.kind === 'text' ? convert(piece.text) : piece.kind === 'kept' ? piece.text : '',
          )
          .join(''),
        notes: [...notes.values()],
      };
}
