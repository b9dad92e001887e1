import {escapeHtml} from './text';

/** Characters that XML 1.0 forbids, even as entities; with the flag `u`, halves of pairs too. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** A section that is read as it stands; `]]>` would end it. */
export function xmlCdata(text: string): string {
  return `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

type Attributes = Readonly<Record<string, string>>;

/** An element of XML; attributes are escaped, the content is XML. */
export function xmlElement(name: string, attributes: Attributes, ...content: string[]): string {
  const start = [
    name,
    ...Object.entries(attributes).map(([key, value]) => {
      return `${key}="${escapeHtml(xmlText(value))}"`;
    }),
  ].join(' ');
  return content.length === 0 ? `<${start}/>` : `<${start}>${content.join('')}</${name}>`;
}

/** An element that has text alone. */
export function xmlTextElement(name: string, text: string, attributes: Attributes = {}): string {
  return xmlElement(name, attributes, escapeHtml(xmlText(text)));
}
