import type {Engine} from '../read/exportedPost.js';
import {embedOf} from './embeds.js';
import {replaceOutsideCode} from './scan.js';
import {ADMONITION, admonition, admonitionKind, link} from './write.js';

interface Rule {
  readonly pattern: RegExp;
  /** The only engine with the syntax; by default, all engines have it except those in `WITHOUT_EXTENSIONS`. */
  readonly engine?: Engine;
  readonly write: (whole: string, ...groups: string[]) => string;
}

/** Engines that support none of the extensions below. */
const WITHOUT_EXTENSIONS: readonly (Engine | undefined)[] = ['jekyll', 'ghost', 'wordpress'];

const RULES: readonly Rule[] = [
  {
    // Highlights; a Latin letter may follow only the end of Chinese text.
    pattern:
      /(?<![=\w])==(?=[^\s=])((?:(?!==|\n[ \t]*\n)[^])*)(?<=[^\s=])==(?!=)(?:(?<=\P{ASCII}==)|(?!\w))/gu,
    write: (_, words) => `<mark>${words}</mark>`,
  },
  {
    // markdown-it and Zenn containers: `::: tip Title` becomes `:::tip[Title]`.
    pattern:
      /^([ \t]*:{3,})(?:[ \t]+(?=\w)|(?=details|message))(\w+)(?![[{])(?![^\n]*:{3})[ \t]*(.*)$/gm,
    write: (whole, start = '', name = '', title = '') => {
      const isKnown = ADMONITION.test(name) || /^(?:details|message)$/.test(name);
      const isAlert = name === 'message' && title === 'alert';
      const [kind, words] = isAlert ? ['warning', ''] : [admonitionKind(name), title];
      const [line = ''] = admonition(kind, words, '').text.split('\n');
      return isKnown ? start + line.replace(/^:+/, '') : whole;
    },
  },
  {
    // VitePress containers. Only the container is removed: each block of a `code-group` has its own title,
    // and braces in `v-pre` are text.
    pattern: /^:{3,}[ \t]*(?:code-group|v-pre)[ \t]*\n([^]*?)^:{3,}[ \t]*$/gm,
    write: (_, blocks = '') => blocks.trim(),
  },
  {
    // Zenn and markdown-it embeds, such as `@[youtube](id)`
    pattern: /^@\[([\w-]+)\]\(([^()\s]+)\)[ \t]*$/gm,
    write: (whole, name = '', value = '') => {
      const found = embedOf(name, {named: {}, positional: [value]});
      if (/^(?:card|figma)$/.test(name)) {
        return link(value, value);
      }
      return found ? link(found.label, found.address) : whole;
    },
  },
  {
    // Hashnode embeds
    pattern: /(?<=^[ \t>]*)%\[(https?:[^[\]\s]+)\](?=[ \t]*$)/gm,
    write: (_, address = '') => link(address, address),
  },
  {
    // The size of a picture in Zenn and markdown-it, and its alignment in Hashnode
    pattern: /(!\[[^[\]\n]*\]\([^\s()]+)[ \t]+(?:=\d*x\d*|align="\w+")(?=\))/g,
    write: (_, picture = '') => picture,
  },
  {
    // The id of a block, to which `[[note#^id]]` links
    pattern: /(?<=^|[ \t])\^([\w-]+)[ \t]*$/gm,
    engine: 'obsidian',
    write: (_, id) => `<a id="${id}"></a>`,
  },
  {
    // The size of a picture
    pattern: /(!\[[^[\]\n]*)\|\d+(?:x\d+)?(?=\]\()/g,
    engine: 'obsidian',
    write: (_, start = '') => start,
  },
  {
    // Docusaurus strikes out text between single tildes, kramdown does not.
    pattern: /(?<=[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu,
    engine: 'jekyll',
    write: () => '\\~',
  },
];

/** Moves the texts of inline footnotes, `^[words]`, to the end of the text. */
function moveInlineNotes(text: string): string {
  const notes: string[] = [];
  // Only words with a space are a footnote; `^[a-z]+` is a regular expression.
  const pattern = /\^\[(?=[^\n\]]*\s)((?:[^[\]]|\[[^[\]]*\])+)\](?![[(*+?$])/g;
  const moved = replaceOutsideCode(text, pattern, (_, words = '') => {
    const reference = `[^note-${notes.length + 1}]`;
    notes.push(`\n\n${reference}: ${words.replace(/\s+/g, ' ').trim()}`);
    return reference;
  });
  return notes.length > 0 ? `${moved.trimEnd()}${notes.join('')}\n` : text;
}

/** Converts Markdown extensions: highlights, containers, embeds, ids of blocks, inline footnotes. */
export function convertExtensions(text: string, engine: Engine | undefined): string {
  const isExtended = !WITHOUT_EXTENSIONS.includes(engine);
  const rules = RULES.filter((rule) => (rule.engine ? rule.engine === engine : isExtended));
  let converted = text;
  for (const {pattern, write} of rules) {
    converted = replaceOutsideCode(converted, pattern, write);
  }
  return isExtended ? moveInlineNotes(converted) : converted;
}
