import {maskCode} from './scan.js';
import {ADMONITION, admonition, admonitionKind} from './write.js';

/** Matches a line such as `!!! note "Title"`, `??? note` or `=== "Tab"`, and the indented lines below it. */
const INDENTED_BLOCK =
  /^([ \t]*)(?:(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"(.*)")?|===[!+]?[ \t]+"(.+)")[ \t]*\n((?:[ \t]*\n)*(?:\1(?: {4}|\t).*(?:\n|$)(?:[ \t]*\n)*)+)/gm;

/**
 * Converts the admonitions of Python-Markdown (Pelican, MkDocs) to those of Docusaurus, and its tabs to
 * bold titles above their content.
 */
export function convertIndentedBlocks(text: string): string {
  if (text.search(INDENTED_BLOCK) === -1) {
    return text;
  }
  const masked = maskCode(text);
  return text.replace(
    INDENTED_BLOCK,
    (
      whole,
      indent: string,
      kind: string | undefined,
      title: string | undefined,
      tab: string | undefined,
      content: string,
      at: number,
    ) => {
      // `maskCode` has blanked out code, so `!!!` or `===` in code is not found here.
      if (!/[!?=]/.test(masked[at + indent.length] ?? '')) {
        return whole;
      }
      const lines = content.split('\n').map((line) => line.slice(indent.length));
      const inner = lines.map((line) => line.replace(/^(?: {4}|\t)/, '')).join('\n');
      const words = title ?? (kind && !ADMONITION.test(kind) ? kind : '');
      const converted = convertIndentedBlocks(inner);
      const written = kind
        ? admonition(admonitionKind(kind), words, converted).text
        : `**${tab}**\n\n${converted.trim()}`;
      return `${indent}${written.replace(/\n(?!\n)/g, `\n${indent}`)}\n\n`;
    },
  );
}
