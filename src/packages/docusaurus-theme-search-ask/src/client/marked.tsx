import type {ReactNode} from 'react';

interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

function unescapeText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Reads a highlighted value: escaped text, of which `<mark>…</mark>` is the only markup. Anything
 * else that looks like markup is text.
 */
export function parseMarked(value: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let marked = false;
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      marked = piece === '<mark>';
    } else if (piece !== '') {
      parts.push({text: unescapeText(piece), marked});
    }
  }
  return parts;
}

/** Renders a highlighted value as text and marks, without any other markup. */
export function Marked({value}: {readonly value: string}): ReactNode {
  return parseMarked(value).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** Returns the text of a highlighted value. */
export function plainText(value: string): string {
  return parseMarked(value)
    .map(({text}) => text)
    .join('');
}
