import type {Nodes} from 'mdast';
import {sentenceSpans} from '../../../../lib/content-index/sentenceSpans';
import {type CitationMark, citationMarks} from './citationMarks';
import {readMarkdown} from './readMarkdown';

/** A citation in an answer, and the sentence it stands for. */
export interface CitedClaim extends CitationMark {
  readonly claim: string;
  /** The sentence before it in the same paragraph; empty before the first. */
  readonly before: string;
}

interface Stretch {
  readonly text: string;
  readonly offset: number;
  readonly isCode: boolean;
}

/** The stretches of text under a paragraph or heading, as they stand in the source. */
function stretches(node: Nodes, source: string): Stretch[] {
  if ('children' in node) {
    return node.children.flatMap((child) => stretches(child, source));
  }
  const offset = node.position?.start.offset ?? 0;
  const text = source.slice(offset, node.position?.end.offset ?? offset);
  return [{text, offset, isCode: node.type !== 'text'}];
}

function claimsOfBlock(parts: readonly Stretch[]): CitedClaim[] {
  const marks: (CitationMark & {at: number})[] = [];
  let plain = '';
  for (const {text, offset, isCode} of parts) {
    let end = 0;
    for (const mark of isCode ? [] : citationMarks(text)) {
      plain += text.slice(end, mark.start);
      marks.push({
        start: offset + mark.start,
        end: offset + mark.end,
        numbers: mark.numbers,
        at: plain.length,
      });
      // Keeps the words apart that the mark stood between.
      plain += ' ';
      end = mark.end;
    }
    plain += text.slice(end);
  }
  const line = plain.replace(/\n/g, ' ');
  const spans = sentenceSpans(line);
  const sentences = spans.map(({start, end}) => line.slice(start, end));
  return marks.map(({at, ...mark}) => {
    // A mark behind the full stop stands for the sentence before it, one at the very beginning for the first.
    const last = Math.max(0, line.slice(0, at).trimEnd().length - 1);
    const found = spans.findIndex(({end}) => last < end);
    const index = found < 0 ? spans.length - 1 : found;
    return {...mark, claim: sentences[index] ?? '', before: sentences[index - 1] ?? ''};
  });
}

/** The citations of an answer outside code, in their order, each with the sentence it stands for. */
export function citedClaims(answer: string): CitedClaim[] {
  const claims: CitedClaim[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      claims.push(...claimsOfBlock(stretches(node, answer)));
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(readMarkdown(answer));
  return claims;
}
