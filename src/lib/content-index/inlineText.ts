import type {PhrasingContent} from 'mdast';

/** Stands for what a page shows but no text can say: a formula, or a part of it that runs. */
export const NO_TEXT = '\uFFFC';

export interface InlineLink {
  readonly url: string;
  /** Where its words begin in the text. */
  readonly at: number;
}

export interface InlineText {
  readonly text: string;
  readonly links: readonly InlineLink[];
}

/** Addresses by the name that `[text][name]` gives, in lower case. */
export type Definitions = ReadonlyMap<string, string>;

type JsxText = Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;

const COMMENT = /^\s*(?:\/\*[^]*\*\/\s*)?$/;

/**
 * What a reader sees of a paragraph's nodes: entities, marks and addresses are gone, and space is
 * one space. Pictures and comments say nothing; `NO_TEXT` stands where words would not do.
 *
 * @param formulaText what is said of a formula, given its TeX
 */
export function inlineText(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  formulaText: (tex: string) => string = () => NO_TEXT,
): InlineText {
  let text = '';
  const links: InlineLink[] = [];
  const say = (value: string): void => {
    const spaced = value.replace(/[ \t\r\n\f]+/g, ' ');
    text += text === '' || text.endsWith(' ') ? spaced.replace(/^ /, '') : spaced;
  };
  const link = (url: string | undefined, children: readonly PhrasingContent[]): void => {
    if (url !== undefined) {
      links.push({url, at: text.length});
    }
    children.forEach(read);
  };
  const readElement = ({name, children}: JsxText): void => {
    if (name !== null && /^[^a-z]|\./.test(name)) {
      say(NO_TEXT);
    } else if (name === 'br') {
      say(' ');
    } else {
      children.forEach(read);
    }
  };
  function read(node: PhrasingContent): void {
    switch (node.type) {
      case 'text':
        return say(node.value);
      case 'inlineCode':
        return say(node.value);
      case 'emphasis':
      case 'strong':
      case 'delete':
        return node.children.forEach(read);
      case 'link':
        return link(node.url, node.children);
      case 'linkReference':
        return link(definitions.get(node.identifier.toLowerCase()), node.children);
      case 'break':
        return say(' ');
      case 'html':
        return /^<br\b/i.test(node.value) ? say(' ') : undefined;
      case 'inlineMath':
        return say(formulaText(node.value));
      case 'mdxTextExpression':
        return COMMENT.test(node.value) ? undefined : say(NO_TEXT);
      case 'mdxJsxTextElement':
        return readElement(node);
      default:
        return undefined;
    }
  }
  nodes.forEach(read);
  return {text: text.trimEnd(), links};
}
