import {fieldLine} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';

/** Control characters except tabs and line breaks, and others that XML does not allow. */
const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** @param lineOf returns the line of the text; slow, so it is called only for a text with problems */
function problemsIn(text: string, file: string, lineOf: () => number): string[] {
  const found = [...new Set(text.match(CONTROL_CHARACTERS))].map(codePoint).join(', ');
  return [
    ...(found ? [`${file}:${lineOf()}: contains control characters; delete ${found}`] : []),
    ...(text.includes('\uFFFD')
      ? [
          `${file}:${lineOf()}: contains U+FFFD in place of a character that is not UTF-8; save the file as UTF-8, or write the character again`,
        ]
      : []),
  ];
}

interface YamlText {
  /** Keys and indices from the root of the YAML file. */
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Returns all keys and texts in parsed YAML. */
function textsIn(value: unknown, path: readonly PropertyKey[] = []): YamlText[] {
  if (typeof value === 'string') {
    return [{path, text: value}];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, item]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [{path: itemPath, text: key}, ...textsIn(item, itemPath)];
  });
}

/**
 * Returns a warning for each key and text in parsed YAML with control characters, or with characters
 * that are not UTF-8.
 *
 * @param lineOf returns the line of a value by its path
 */
export function yamlCharacterProblems(
  file: string,
  yaml: unknown,
  lineOf: (path: readonly PropertyKey[]) => number,
): string[] {
  return textsIn(yaml).flatMap(({path, text}) => problemsIn(text, file, () => lineOf(path)));
}

/**
 * Returns a warning for each line or field of a post that contains control characters, which are often
 * pasted from a terminal or a PDF, or characters that are not UTF-8. Readers see boxes or nothing, and
 * feeds leave control characters out.
 */
export function controlCharacterProblems(post: PostFile): string[] {
  const {file, fields, body, linesAbove} = post;
  return [
    ...yamlCharacterProblems(file, fields, (path) => fieldLine(post, path)),
    ...body
      .split('\n')
      .flatMap((text, index) => problemsIn(text, file, () => linesAbove + index + 1)),
  ];
}
