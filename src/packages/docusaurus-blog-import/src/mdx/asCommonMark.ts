import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import type {ConvertedText} from '../report/notes.js';
import {Notes} from '../report/notes.js';
import {readAttributes} from '../texts/attributes.js';
import {replaceOutsideCode} from '../texts/scan.js';
import {GATED_OUTCOME, isGated} from '../texts/gatedTags.js';
import {writeTag} from '../texts/tagWriters.js';
import {asCode, fence} from '../texts/write.js';
import {MARKDOWN_OUTCOME} from './components.js';

/**
 * Returns a pattern of an expression in braces with other braces inside, at most `levels` deep. A regular
 * expression cannot match braces at any depth.
 */
const bracesWith = (levels: number): string =>
  levels === 0 ? String.raw`\{[^{}]*\}` : String.raw`\{(?:[^{}]|${bracesWith(levels - 1)})*\}`;
const BRACES = bracesWith(7);
const ATTRIBUTES = String.raw`(?:\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|${BRACES}))?|${BRACES}))*`;
/** Matches self-closing, opening and closing tags of components. */
const TAG = new RegExp(
  String.raw`<([A-Z][\w.]*)(${ATTRIBUTES})\s*\/>|<([A-Z][\w.]*)${ATTRIBUTES}\s*>|<\/[A-Z][\w.]*\s*>`,
  'g',
);

/** Pattern of an import. The quoted address distinguishes it from a sentence. */
const IMPORT = String.raw`import\s+(?:[\w$*\s{},]+\sfrom\s*)?["'][^"'\n]+["'][ \t]*;?[ \t]*(?:\/\/.*)?(?:\n|$)`;
/** Pattern of the end of a line before a blank line, or of the end of the text. */
const BLOCK_END = String.raw`(?:\n(?=[ \t]*\n)|(?![^]))`;
/** Pattern of code up to a semicolon at the end of a line, or to a blank line, outside braces. */
const CODE = String.raw`(?:${BRACES}|(?!\n[ \t]*\n)[^{}])*?(?:;[ \t]*(?:\n|$)|${BLOCK_END})`;
/** Pattern of an export. If its braces are not closed, it ends at a blank line. */
const EXPORT = String.raw`export\s+(?=(?:const|let|var|function|async|default|class)\b|[{*])(?:${CODE}|[^]*?${BLOCK_END})`;
const STATEMENT = new RegExp(`^(?:${IMPORT}|${EXPORT})`, 'gm');

type AddNote = (text: string, quote?: string) => void;

/** Removes the imports of a text, and shows its exports as code. */
function withoutStatements(source: string, note: AddNote): string {
  return replaceOutsideCode(source, STATEMENT, (statement) => {
    const whole = statement.trim();
    const [line = ''] = whole.split('\n', 1);
    if (whole.startsWith('import')) {
      note(`"${whole.replace(/\s+/g, ' ')}" was removed: the text is read as plain Markdown`);
      return '';
    }
    note(`"${line}" is shown as code: the text is read as plain Markdown`, line);
    return fence('js', whole).text + (statement.endsWith('\n') ? '\n' : '');
  });
}

/** Replaces components with their content, or with a link to their address. */
function withoutComponents(source: string, note: AddNote, pattern = TAG): string {
  const replace = (whole: string, selfClosing = '', attributes = '', opened = ''): string => {
    if (selfClosing) {
      // `a={"b"}` becomes `a="b"`; attributes with code are removed.
      const literals = attributes
        .replace(/=\{["']?([^{}"']*)["']?\}/g, '="$1"')
        .replace(new RegExp(String.raw`\s(?:[\w:-]+=)?${BRACES}`, 'g'), '');
      const written = writeTag({...readAttributes(literals), name: selfClosing})?.text;
      const outcome = written ? MARKDOWN_OUTCOME : 'it is shown as code';
      const text = written || asCode(whole);
      note(`the component ${selfClosing} does not exist here; ${outcome}`, text);
      return text;
    }
    if (opened && !source.includes(`</${opened}>`)) {
      // Not a component, but a type such as `List<String>`.
      return whole;
    }
    if (opened) {
      note(`the component ${opened} does not exist here; only its content is shown`);
    }
    return '';
  };
  const names = [...source.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => name);
  let visible = source;
  for (const name of new Set(names.filter(isGated))) {
    const element = new RegExp(String.raw`<${name}${ATTRIBUTES}\s*>.*?<\/${name}\s*>`, 'gs');
    visible = replaceOutsideCode(visible, element, () => {
      note(`the component ${name} does not exist here; ${GATED_OUTCOME}`);
      return '';
    });
  }
  return replaceOutsideCode(visible, pattern, replace);
}

/**
 * Turns a text that cannot be built as MDX into CommonMark: components are replaced by their content, or
 * by a link to their address, imports are removed, and exports are shown as code.
 */
export function asCommonMark(source: string): ConvertedText {
  const notes = new Notes();
  const note: AddNote = (text, quote) => notes.add({kind: 'code', text, quote});
  const text = withoutComponents(withoutStatements(source, note), note);
  return {text, notes: [...notes.values()]};
}

/** Matches tags of components, but not those of HTML in capitals, such as `<BR/>`. */
const VUE_TAG = new RegExp(`(?!</?[A-Z\\d]+[\\s/>])(?:${TAG.source})`, 'g');

/** Matches a line with which VitePress includes a file, such as `<<< @/a.js{2}`. */
const INCLUDED = /^<<<[ \t]*[@.]\S*\.\w.*$/gm;

/** Matches a script of Vue at the start of a line. */
const SCRIPT = /^<script\b[^<>]*\ssetup\b[^]*?<\/script>/m;

/** Removes Vue's scripts, which VitePress and VuePress allow in Markdown, and replaces components. */
export function withoutVue(source: string): ConvertedText {
  const notes = new Notes();
  const note: AddNote = (text, quote) => notes.add({kind: 'code', text, quote});
  const edits: Edit[] = [];
  // Most texts have no script, and need not be parsed.
  visit(parseInPlace(SCRIPT.test(source) ? source : '', 'md'), 'html', (node) => {
    const script = SCRIPT.exec(node.value);
    if (script) {
      const start = offsetsOf(node)[0] + script.index;
      edits.push({start, end: start + script[0].length, text: ''});
      note('a script of Vue was left out');
    }
  });
  const visible = replaceOutsideCode(applyEdits(source, edits), INCLUDED, (line) => {
    note(
      `${line} includes a file, which is not shown here; the line is shown as code`,
      asCode(line),
    );
    return asCode(line);
  });
  const text = withoutComponents(visible, note, VUE_TAG);
  return {text, notes: [...notes.values()]};
}
