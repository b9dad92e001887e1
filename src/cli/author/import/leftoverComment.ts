import {stringify} from 'yaml';
import type {FieldValue} from './splitFrontMatter';

export interface Leftover {
  /** The imported file, from the imported folder. */
  readonly source: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly unknownTags: readonly string[];
  /** Front matter that could not be read as a whole. */
  readonly unread?: string;
}

/**
 * The HTML comment at a post's end, with what the post has no place for; nothing where there is
 * nothing to keep. It can neither end early nor be taken for a heading, a fence or a mark: lines are
 * indented, and two hyphens get a space between them.
 */
export function leftoverComment({source, fields, unknownTags, unread}: Leftover): string {
  const kept = unread ?? (Object.keys(fields).length > 0 ? stringify(fields, {lineWidth: 0}) : '');
  const lines = [
    ...(unknownTags.length > 0 ? [`unknown tags: ${unknownTags.join(', ')}`] : []),
    ...kept.trimEnd().split('\n').filter(Boolean),
  ];
  if (lines.length === 0) {
    return '';
  }
  const text = `Imported from ${source}; fields without a place here:\n${lines.map((line) => `  ${line}`).join('\n')}`;
  return `<!-- ${text.replace(/-(?=-)/g, '- ')}\n-->\n`;
}
