import type {BlockContent, List, PhrasingContent} from 'mdast';

/** An entry of a section page: what it is called, and what is said of it, a line each. */
export interface ListEntry {
  readonly title: string;
  readonly url?: string | undefined;
  /** Shown with the badge "Example". */
  readonly example?: boolean | undefined;
  readonly lines: readonly string[];
  readonly points?: readonly string[];
}

function titleOf({title, url, example}: ListEntry): PhrasingContent[] {
  const text: PhrasingContent = {type: 'text', value: title};
  return [
    url ? {type: 'link', url, children: [text]} : {type: 'strong', children: [text]},
    ...(example ? [{type: 'text' as const, value: ' (Example)'}] : []),
  ];
}

function pointList(points: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: points.map((value) => ({
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [{type: 'text', value}]}],
    })),
  };
}

/** The entries of a section page as a list; no entry, no list. */
export function entryList(entries: readonly ListEntry[]): BlockContent[] {
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map((entry) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [...titleOf(entry), {type: 'text', value: `\n${entry.lines.join('\n')}`}],
        },
        ...(entry.points?.length ? [pointList(entry.points)] : []),
      ],
    })),
  };
  return entries.length > 0 ? [list] : [];
}
