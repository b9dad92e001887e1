import type {PhrasingContent, RootContent} from 'mdast';
import type {AnswerBlock, AnswerInline} from './answerTree';
import {citationMarks} from './citationMarks';
import {readMarkdown} from './readMarkdown';

/** Characters that change the order or the look of what stands around them, and control characters. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

function textNode(text: string): AnswerInline {
  return {kind: 'text', text: text.replace(TRICKS, '')};
}

function splitCitations(text: string): AnswerInline[] {
  const nodes: AnswerInline[] = [];
  let end = 0;
  for (const mark of citationMarks(text)) {
    if (mark.start > end) {
      nodes.push(textNode(text.slice(end, mark.start)));
    }
    nodes.push(...mark.numbers.map((number) => ({kind: 'citation', number}) as const));
    end = mark.end;
  }
  if (end < text.length) {
    nodes.push(textNode(text.slice(end)));
  }
  return nodes;
}

function toInline(node: PhrasingContent): AnswerInline[] {
  switch (node.type) {
    case 'text':
      return splitCitations(node.value);
    case 'inlineCode':
      return [{kind: 'code', text: node.value.replace(TRICKS, '')}];
    case 'break':
      return [{kind: 'break'}];
    case 'emphasis':
    case 'strong':
      return [{kind: node.type, children: node.children.flatMap(toInline)}];
    default:
      // Nothing else is read; see `readMarkdown`.
      return 'value' in node ? [textNode(node.value)] : [];
  }
}

function toBlock(node: RootContent): AnswerBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{kind: 'paragraph', children: node.children.flatMap(toInline)}];
    case 'heading':
      return [
        {
          kind: 'paragraph',
          children: [{kind: 'strong', children: node.children.flatMap(toInline)}],
        },
      ];
    case 'code':
      return [{kind: 'code', text: node.value.replace(TRICKS, '')}];
    case 'list':
      return [
        {
          kind: 'list',
          start: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map((item) => item.children.flatMap(toBlock)),
        },
      ];
    default:
      return 'value' in node
        ? [{kind: 'paragraph', children: [{kind: 'text', text: node.value}]}]
        : [];
  }
}

/**
 * A model's answer as a small tree of what the page draws. What Markdown has beyond it (links, pictures, HTML) stays
 * text as it was written. Works on an answer that is still being written.
 */
export function parseAnswer(text: string): AnswerBlock[] {
  return readMarkdown(text).children.flatMap(toBlock);
}
