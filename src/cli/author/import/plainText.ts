import {fromHtml} from 'hast-util-from-html';
import {ELEMENTS} from './htmlTags';

/** A text without the tags of HTML; `<T>` of a program's generic type is none. */
export function withoutElements(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<\/?([a-z][\w-]*)\b[^<>]*>/gi, (tag, name: string) =>
      ELEMENTS.has(name.toLowerCase()) && !/^<[A-Z]>$/.test(tag) ? '' : tag,
    );
}

/** A text of the front matter as its reader sees it: without HTML, on one line. */
export function plainText(text: string): string {
  const bare = withoutElements(text);
  const decoded = /&#?\w+;/.test(bare)
    ? fromHtml(bare.replaceAll('<', '&lt;'), {fragment: true})
        .children.map((child) => ('value' in child ? child.value : ''))
        .join('')
    : bare;
  return decoded.replace(/\s+/g, ' ').trim();
}
