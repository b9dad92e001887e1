import type {ConvertedText} from '../report/notes.js';
import {Notes} from '../report/notes.js';
import {readAttributes} from '../texts/attributes.js';
import {asCode, mapText} from '../texts/scan.js';
import {writeTag} from '../texts/tagWriters.js';

const ATTRIBUTE = String.raw`\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?`;
/** Matches imports, exports, and self-closing, opening and closing tags of components. */
const CODE = new RegExp(
  String.raw`^import\s(?:[^;'"\n]*?\sfrom\s+)?["'][^"'\n]+["'];?[ \t]*(?:\n|$)|^(?<exported>export\s(?:const|let|var|function|async|default|class|\{|\*)[^]*?)(?=\n[ \t]*\n|$(?![^]))|<(?<empty>[A-Z][\w.]*)(?<values>(?:${ATTRIBUTE})*)\s*\/>|<(?<opened>[A-Z][\w.]*)(?:${ATTRIBUTE})*\s*>|<\/[A-Z][\w.]*>`,
  'gm',
);

/**
 * Turns a text that is not valid MDX into CommonMark: a component is replaced by its content, or by
 * a link to its address, and code is shown as code.
 */
export function asCommonMark(source: string): ConvertedText {
  const notes = new Notes();
  const note = (text: string, quote?: string) => notes.add({kind: 'code', text, quote});
  const replace = (whole: string, ...groups: unknown[]): string => {
    const {exported, empty, values = '', opened} = groups.at(-1) as Record<string, string>;
    if (exported !== undefined) {
      const [line = ''] = whole.split('\n', 1);
      note(`"${line}" is shown as code: the text is not valid MDX`, line);
      return `\`\`\`js\n${whole}\n\`\`\``;
    }
    if (empty !== undefined) {
      const attributes = readAttributes(values.replace(/=\{["']?([^{}"']*)["']?\}/g, '="$1"'));
      const written = writeTag({...attributes, name: empty})?.text;
      const outcome = written ? 'it was replaced by a picture or a link' : 'it is shown as code';
      note(`the component ${empty} does not exist here; ${outcome}`, written || asCode(whole));
      return written || asCode(whole);
    }
    if (opened !== undefined && !source.includes(`</${opened}>`)) {
      // A type such as List<String>.
      return whole;
    }
    if (opened !== undefined) {
      note(`the component ${opened} does not exist here; only its content is shown`);
    } else if (whole.startsWith('import')) {
      note(`"${whole.trim()}" was removed: the text is not valid MDX`);
    }
    return '';
  };
  const text = mapText(source, (part) => part.replace(CODE, replace));
  return {text, notes: [...notes.values()]};
}
