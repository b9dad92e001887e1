import {isScalar} from 'yaml';
import {applyEdits} from './applyEdits';
import type {Edit} from './applyEdits';
import {tagEntry} from './tagEntry';
import {yamlText} from '../yamlText';

export interface RenamedTag {
  readonly key: string;
  readonly label: string;
  readonly permalink: string;
}

/**
 * `blog/tags.yml` with another key, label and address of one tag; all other characters stay.
 *
 * @param format lays out the lines of one entry as the formatter would. It is used only where the
 *   entry had that layout before, so that a formatted file stays formatted and no other is changed.
 */
export async function renameTagEntry(
  source: string,
  tag: string,
  renamed: RenamedTag,
  format: (lines: string) => Promise<string>,
): Promise<string> {
  const {
    key,
    value,
    lines: [start, end],
  } = tagEntry(source, tag);
  const replacements: [node: unknown, text: string][] = [
    [key, renamed.key],
    [value.get('label', true), renamed.label],
    [value.get('permalink', true), renamed.permalink],
  ];
  const edits = replacements.flatMap(([node, text]): Edit[] =>
    isScalar(node) && node.range && node.value !== text
      ? [{start: node.range[0] - start, end: node.range[1] - start, text: yamlText(text)}]
      : [],
  );
  const before = source.slice(start, end);
  const after = applyEdits(before, edits);
  const isFormatted = (await format(before)) === before;
  return source.slice(0, start) + (isFormatted ? await format(after) : after) + source.slice(end);
}
