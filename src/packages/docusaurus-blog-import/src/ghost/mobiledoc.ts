import {escapeHtml} from '../text.js';
import type {Part} from './ghostCards.js';
import {readCard} from './ghostCards.js';

type Marker = readonly [
  type: number,
  opened: readonly number[],
  closed: number,
  value: string | number,
];

interface Document {
  readonly markups?: readonly (readonly [tag: string, attributes?: readonly string[]])[];
  readonly atoms?: readonly (readonly [name: string, text: string])[];
  readonly cards?: readonly (readonly [name: string, payload: Readonly<Record<string, unknown>>])[];
  readonly sections?: readonly (readonly [kind: number, ...rest: unknown[]])[];
}

/** Kinds of sections, as mobiledoc numbers them. */
const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10];

/** Converts a document of mobiledoc, the editor of Ghost 1 to 4, to parts of HTML and Markdown. */
export function mobiledocParts(json: string, note: (text: string) => void): Part[] {
  const {markups = [], atoms = [], cards = [], sections = []} = JSON.parse(json) as Document;

  function inline(markers: readonly Marker[]): string {
    const open: string[] = [];
    return markers
      .map(([type, opened, closed, value]) => {
        const starts = opened.map((index) => {
          const [tag = 'span', attributes = []] = markups[index] ?? [];
          open.push(tag);
          const at = attributes.indexOf('href');
          const href = at === -1 ? '' : ` href="${escapeHtml(attributes[at + 1] ?? '')}"`;
          return `<${tag}${href}>`;
        });
        const [name, words = ''] = type === 1 ? (atoms[Number(value)] ?? []) : [];
        const text =
          type === 1
            ? name === 'soft-return'
              ? '<br>'
              : escapeHtml(words)
            : escapeHtml(String(value));
        const ends = Array.from({length: closed}, () => `</${open.pop() ?? 'span'}>`);
        return starts.join('') + text + ends.join('');
      })
      .join('');
  }

  return sections.map(([kind, first, second]): Part => {
    switch (kind) {
      case TEXT:
        return {html: `<${String(first)}>${inline(second as Marker[])}</${String(first)}>`};
      case PICTURE:
        return {html: `<p><img src="${escapeHtml(String(first))}" alt=""></p>`};
      case LIST: {
        const items = (second as Marker[][]).map((markers) => `<li>${inline(markers)}</li>`);
        return {html: `<${String(first)}>${items.join('')}</${String(first)}>`};
      }
      case CARD: {
        const [name = '', payload = {}] = cards[Number(first)] ?? [];
        const part = readCard(name, payload, note);
        if (part === undefined) {
          note(`the card "${name}" of Ghost's editor is unknown, and was left out`);
        }
        return part ?? {html: ''};
      }
      default:
        return {html: ''};
    }
  });
}
