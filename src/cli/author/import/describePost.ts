import {toString} from 'mdast-util-to-string';
import {cutAtWord} from './cutAtWord';
import {parseMarkdown} from './parseMarkdown';
import {plainText, withoutElements} from './plainText';

const SHORTEST = 50;
const LONGEST = 160;

/** The first paragraph that is more than code and pictures. */
function firstParagraph(body: string): string {
  for (const node of parseMarkdown(body).children) {
    if (node.type === 'paragraph' && node.children.some(({type}) => type !== 'inlineCode')) {
      const plain = withoutElements(toString(node, {includeImageAlt: false}))
        .replace(/\{[{%].*?[%}]\}/gs, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (plain !== '') {
        return plain;
      }
    }
  }
  return '';
}

/**
 * A description of 50 to 160 characters: the first of the excerpts that fits, a longer one cut, or
 * the beginning of the text.
 */
export function describePost(
  excerpts: readonly string[],
  body: string,
): {readonly text?: string; readonly notes: readonly string[]} {
  const candidates = excerpts.map((text) => {
    const paragraph = firstParagraph(text);
    return plainText(paragraph === '' ? text : paragraph);
  });
  const whole = candidates.find(({length}) => length >= SHORTEST && length <= LONGEST);
  if (whole !== undefined) {
    return {text: whole, notes: []};
  }
  const long = candidates.find(({length}) => length > LONGEST);
  if (long !== undefined) {
    return {text: cutAtWord(long, LONGEST), notes: ['description cut to 160 characters']};
  }
  const lead = firstParagraph(body);
  return lead.length >= SHORTEST
    ? {text: cutAtWord(lead, LONGEST), notes: ['description taken from the first paragraph']}
    : {notes: ['draft: no description of 50 characters or more']};
}
