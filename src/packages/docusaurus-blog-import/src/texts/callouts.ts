import {admonition, admonitionKind} from './write.js';

const FIRST = /^([ \t]*)>[ \t]?\[!([\w-]+)(?:\|[^\]]*)?\][+-]?[ \t]*(.*)$/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** Obsidian's callouts and GitHub's alerts (`> [!note] Title`) as admonitions. */
export function withoutCallouts(text: string): string {
  const lines = text.split('\n');
  const result: string[] = [];
  let fence: string | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      fence = mark?.startsWith(fence) ? undefined : fence;
    } else if (mark !== undefined) {
      fence = mark;
    }
    const [, indent = '', kind, title = ''] = (fence === undefined && FIRST.exec(line)) || [];
    if (kind === undefined) {
      result.push(line);
      continue;
    }
    const inner: string[] = [];
    while (lines[at + 1]?.trimStart().startsWith('>')) {
      at += 1;
      inner.push((lines[at] ?? '').replace(/^[ \t]*>[ \t]?/, ''));
    }
    const {text: written} = admonition(
      admonitionKind(kind),
      title,
      withoutCallouts(inner.join('\n')),
    );
    const above = result.at(-1);
    result.push(
      ...(above === undefined || above.trim() === '' ? [] : ['']),
      ...written.split('\n').map((each) => (indent + each).trimEnd()),
      ...((lines[at + 1] ?? '').trim() === '' ? [] : ['']),
    );
  }
  return result.join('\n');
}
