import {escapeHtml} from './text';

/** Characters that XML 1.0 forbids, even as entities, including lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Returns a CDATA section; splits `]]>`, which would end it. */
export function xmlCdata(text: string): string {
  return `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns an XML element; escapes the attributes, but not `content`, which must be XML. */
export function xmlElement(name: string, attributes: Attributes, ...content: string[]): string {
  const start = [
    name,
    ...Object.entries(attributes).map(([key, value]) => {
      return `${key}="${escapeHtml(xmlText(value))}"`;
    }),
  ].join(' ');
  return content.length === 0 ? `<${start}/>` : `<${start}>${content.join('')}</${name}>`;
}

/** Returns an XML element that contains a text; escapes the text and the attributes. */
export function xmlTextElement(name: string, text: string, attributes: Attributes = {}): string {
  return xmlElement(name, attributes, escapeHtml(xmlText(text)));
}
