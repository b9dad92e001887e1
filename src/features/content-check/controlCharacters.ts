import {fieldLine} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';

/** Control characters except tabs and line breaks, and two other characters that XML does not allow. */
const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Returns a warning for each line or field of a post that contains control characters, which are often
 * pasted from a terminal or a PDF. Readers see boxes or nothing, and feeds leave the characters out.
 */
export function controlCharacterProblems(post: PostFile): string[] {
  const {file, fields, body, linesAbove} = post;
  const texts = [
    ...Object.entries(fields).map(([name, value]) => ({
      line: fieldLine(post, [name]),
      text: [value].flat().map(String).join('\n'),
    })),
    ...body.split('\n').map((text, index) => ({line: linesAbove + index + 1, text})),
  ];
  return texts.flatMap(({line, text}) => {
    const found = (text.match(CONTROL_CHARACTERS) ?? []).map(codePoint).join(', ');
    return found ? [`${file}:${line}: contains control characters; delete ${found}`] : [];
  });
}
