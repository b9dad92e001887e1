import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fixtureContent} from './sites';

interface MarkdownFile {
  readonly file: string;
  /** Front matter by key, as it is written. */
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Reads a file that opens with front matter of one line a key.
 *
 * @param root the site it belongs to; the fixture site where none is given
 */
export function readMarkdown(file: string, root = fixtureContent): MarkdownFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${file}: no front matter`);
  }
  const fields = [...head.matchAll(/^(\w+): *(.*)$/gm)].map(
    ([, key, value]) => [key ?? '', value ?? ''] as const,
  );
  return {file, fields: new Map(fields), body};
}

/** The text of a field, without the quotes around it. */
export function fieldText({file, fields}: MarkdownFile, key: string): string {
  const value = fields.get(key);
  if (!value) {
    throw new Error(`${file}: no "${key}" in the front matter`);
  }
  return value.startsWith('"') ? (JSON.parse(value) as string) : value.replace(/^'(.*)'$/, '$1');
}

/** Markdown of one paragraph or heading as its reader sees it. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<!\w)_(.+?)_(?!\w)/g, '$1')
    .replace(/\\(?=[{}<>_*])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The texts of the headings of some levels, in order; code is no heading. */
export function headings(body: string, levels: readonly number[]): string[] {
  const prose = body.replace(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/^(#+) (.+)$/gm)]
    .filter(([, marks]) => levels.includes(marks?.length ?? 0))
    .map(([, , text]) => plainText(text ?? ''));
}
