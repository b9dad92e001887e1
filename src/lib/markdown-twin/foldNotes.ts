import type {BlockContent, Blockquote, Paragraph, RootContent} from 'mdast';

const OPENING = /^(:{3,})(\w+)(?:\[([^\]\n]*)\])?[ \t]*([^\n]*)(?:\n|$)/;

interface Opening {
  readonly colons: string;
  readonly title: string;
  /** What stands in the same paragraph below the opening line. */
  readonly rest: Paragraph;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function readOpening(node: RootContent): Opening | undefined {
  const [first, ...others] = node.type === 'paragraph' ? node.children : [];
  const match = first?.type === 'text' ? OPENING.exec(first.value) : null;
  if (first?.type !== 'text' || !match) {
    return undefined;
  }
  const [line, colons = '', kind = '', label, title] = match;
  const below = first.value.slice(line.length);
  return {
    colons,
    title: label || title || capitalized(kind),
    rest: {
      type: 'paragraph',
      children: below ? [{...first, value: below}, ...others] : others,
    },
  };
}

/** A paragraph without its last line, where that line closes the note; nothing where it does not. */
function withoutClosing(node: RootContent, colons: string): Paragraph | undefined {
  const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
  if (node.type !== 'paragraph' || last?.type !== 'text') {
    return undefined;
  }
  const [, above, closing] = /^(.*?)(?:^|\n)(:{3,})[ \t]*$/s.exec(last.value) ?? [];
  if (closing !== colons) {
    return undefined;
  }
  const before = node.children.slice(0, -1);
  return {type: 'paragraph', children: above ? [...before, {...last, value: above}] : before};
}

function isFilled(node: RootContent): boolean {
  return node.type !== 'paragraph' || node.children.length > 0;
}

/** Turns notes between lines of `:::` into quotations under their title in bold. */
export function foldNotes(nodes: readonly RootContent[]): RootContent[] {
  const folded: RootContent[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as RootContent;
    const opening = readOpening(node);
    const inside = opening ? [opening.rest, ...nodes.slice(index + 1)] : [];
    const end = opening ? inside.findIndex((each) => withoutClosing(each, opening.colons)) : -1;
    if (!opening || end === -1) {
      folded.push(node);
      continue;
    }
    const last = withoutClosing(inside[end] as RootContent, opening.colons) as Paragraph;
    const content = foldNotes([...inside.slice(0, end), last].filter(isFilled));
    const title: Paragraph = {
      type: 'paragraph',
      children: [{type: 'strong', children: [{type: 'text', value: opening.title}]}],
    };
    const quote: Blockquote = {
      type: 'blockquote',
      children: [title, ...(content as BlockContent[])],
    };
    folded.push(quote);
    index += end;
  }
  return folded;
}
