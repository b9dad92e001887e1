import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import type {ConvertedText} from '../report/notes.js';
import {Notes} from '../report/notes.js';
import {readAttributes} from '../texts/attributes.js';
import {asCode, mapText} from '../texts/scan.js';
import {writeTag} from '../texts/tagWriters.js';
import {fence} from '../texts/write.js';

/** Pattern of an expression in braces, which may contain others. */
const BRACES = [1, 2, 3, 4].reduce(
  (inner) => String.raw`\{(?:[^{}]|${inner})*\}`,
  String.raw`\{[^{}]*\}`,
);
const ATTRIBUTES = String.raw`(?:\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|${BRACES}))?|${BRACES}))*`;
/** Matches self-closing, opening and closing tags of components. */
const TAG = new RegExp(
  String.raw`<(?<empty>[A-Z][\w.]*)(?<values>${ATTRIBUTES})\s*\/>|<(?<opened>[A-Z][\w.]*)${ATTRIBUTES}\s*>|<\/[A-Z][\w.]*\s*>`,
  'g',
);
const STATEMENT = /^(?:import\s|export\s+(?:const|let|var|function|async|default|class|\{|\*))/gm;

/** True if a text is a program without syntax errors. */
function isProgram(text: string): boolean {
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: 'a.tsx',
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  });
  return diagnostics.length === 0;
}

/** Number of blank lines up to which the end of an export is searched. */
const MAX_BLANK_LINES = 30;

/**
 * Returns the import or export at the beginning of a text, with the end of its line. As in MDX, it
 * ends at the first blank line before which the program is valid.
 */
function statementIn(text: string): string | undefined {
  const ends = [...text.matchAll(/\n(?=[ \t]*\n)/g)].map(({index}) => index + 1);
  for (const end of [...ends.slice(0, MAX_BLANK_LINES), text.length]) {
    const block = text.slice(0, end);
    const [first] = ts.createSourceFile('a.tsx', block, ts.ScriptTarget.Latest).statements;
    const code = block.slice(0, first?.end);
    const lineEnd = /^[ \t]*;?[ \t]*(?:\/\/[^\n]*)?(?:\n|$)/.exec(block.slice(code.length));
    // TypeScript's parser also accepts `import a from b`, which may be a sentence.
    const isSentence =
      first && ts.isImportDeclaration(first) && !ts.isStringLiteral(first.moduleSpecifier);
    if (lineEnd && !isSentence && isProgram(code)) {
      return code + lineEnd[0];
    }
  }
  // An export that is not valid ends at a blank line.
  return text.startsWith('export') ? text.slice(0, ends[0]) : undefined;
}

/** Removes the imports of a text, and shows its exports as code. */
function withoutStatements(source: string, note: (text: string, quote?: string) => void): string {
  const code: [number, number][] = [];
  visit(parseInPlace(source, 'md'), 'code', (node) => void code.push(offsetsOf(node)));
  const edits: Edit[] = [];
  for (const {index: start} of source.matchAll(STATEMENT)) {
    const isInside = ([from, to]: readonly [number, number]) => from <= start && start < to;
    const statement =
      code.some(isInside) || start < (edits.at(-1)?.end ?? 0)
        ? undefined
        : statementIn(source.slice(start));
    if (statement === undefined) {
      continue;
    }
    const whole = statement.trim();
    const end = start + statement.length;
    if (whole.startsWith('import')) {
      note(`"${whole.replace(/\s+/g, ' ')}" was removed: the text is not valid MDX`);
      edits.push({start, end, text: ''});
    } else {
      const [line = ''] = whole.split('\n', 1);
      note(`"${line}" is shown as code: the text is not valid MDX`, line);
      edits.push({
        start,
        end,
        text: fence('js', whole).text + (statement.endsWith('\n') ? '\n' : ''),
      });
    }
  }
  return applyEdits(source, edits);
}

/**
 * Turns a text that is not valid MDX into CommonMark: a component is replaced by its content, or by
 * a link to its address, and code is shown as code.
 */
export function asCommonMark(source: string): ConvertedText {
  const notes = new Notes();
  const note = (text: string, quote?: string) => notes.add({kind: 'code', text, quote});
  const replace = (whole: string, ...groups: unknown[]): string => {
    const {empty, values = '', opened} = groups.at(-1) as Record<string, string>;
    if (empty !== undefined) {
      const literals = values
        .replace(/=\{["']?([^{}"']*)["']?\}/g, '="$1"')
        .replace(new RegExp(String.raw`\s(?:[\w:-]+=)?${BRACES}`, 'g'), '');
      const written = writeTag({...readAttributes(literals), name: empty})?.text;
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
    }
    return '';
  };
  const text = mapText(withoutStatements(source, note), (part) => part.replace(TAG, replace));
  return {text, notes: [...notes.values()]};
}
