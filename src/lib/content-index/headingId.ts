import type {Heading, PhrasingContent} from 'mdast';

export interface HeadingId {
  /** The id its author gave it, as `{#id}`, or in a comment `#id` in MDX and HTML. */
  readonly id?: string;
  /** What the heading shows, without that. */
  readonly children: readonly PhrasingContent[];
}

const CLASSIC = /\s*\{#([\w-]+)\}\s*$/;

function commentId(node: PhrasingContent | undefined): string | undefined {
  if (node?.type === 'mdxTextExpression') {
    return /^\s*\/\*\s*#(\S+)[^]*\*\/\s*$/.exec(node.value)?.[1];
  }
  return node?.type === 'html' ? /^<!--\s*#(\S+)[^]*-->$/.exec(node.value)?.[1] : undefined;
}

/** Takes an explicit id off a heading. */
export function headingId({children}: Heading): HeadingId {
  const last = children.at(-1);
  const id = commentId(last);
  if (id !== undefined) {
    return {id, children: children.slice(0, -1)};
  }
  const classic = last?.type === 'text' ? CLASSIC.exec(last.value) : null;
  if (last?.type !== 'text' || classic?.[1] === undefined) {
    return {children};
  }
  const value = last.value.slice(0, classic.index);
  return {id: classic[1], children: [...children.slice(0, -1), {...last, value}]};
}
