const BLOCK =
  '(?:address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|map|menu|nav|ol|p|pre|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul)';

type Rule = readonly [pattern: RegExp, replacement: string];

const rule = (pattern: string, replacement: string): Rule => [
  new RegExp(pattern, 'gi'),
  replacement,
];

const OPEN_OR_CLOSE = `</?${BLOCK}(?:\\s[^>]*)?/?>`;

/** Puts blocks of HTML between empty lines. */
const SEPARATE: readonly Rule[] = [
  rule('<br\\s*/?>\\s*<br\\s*/?>', '\n\n'),
  rule(`(<${BLOCK}(?=[\\s/>]))`, '\n\n$1'),
  rule(`(</${BLOCK}>|<hr\\s*/?>)`, '$1\n\n'),
];

/** Removes paragraphs around blocks, and adds paragraphs within quotations. */
const CLEAN_UP: readonly Rule[] = [
  rule('<p>\\s*</p>', ''),
  rule('<p>([^<]+)</(div|address|form)>', '<p>$1</p></$2>'),
  rule(`<p>\\s*(${OPEN_OR_CLOSE})\\s*</p>`, '$1'),
  rule('<p>(<li.+?)</p>', '$1'),
  rule('<p><blockquote([^>]*)>', '<blockquote$1><p>'),
  rule('</blockquote></p>', '</p></blockquote>'),
  rule(`<p>\\s*(${OPEN_OR_CLOSE})`, '$1'),
  rule(`(${OPEN_OR_CLOSE})\\s*</p>`, '$1'),
];

const BREAKS: readonly Rule[] = [
  rule('<br\\s*/?>', '<br />'),
  rule('(?<!<br />)[ \\t]*\\n', '<br />\n'),
  rule(`(${OPEN_OR_CLOSE})\\s*<br />`, '$1'),
  rule('<br />(\\s*</?(?:p|li|div|dl|dd|dt|th|pre|td|ul|ol)[^>]*>)', '$1'),
];

const apply = (html: string, rules: readonly Rule[]) =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), html);

/**
 * Makes paragraphs as WordPress does when it shows a post (`wpautop`): text between empty lines is a
 * paragraph, and a single line end is a line break.
 *
 * @param hasBreaks false for posts of the block editor, whose line ends mean nothing
 */
export function autoParagraphs(html: string, hasBreaks: boolean): string {
  const kept: string[] = [];
  const keep = (part: string) => `<pre data-kept="${kept.push(part) - 1}"></pre>`;
  const text = html
    .replace(/<(pre|script|style|textarea|svg)\b.*?<\/\1>|<!--.*?-->/gis, keep)
    .replace(/<[a-z/][^<>]*>/gi, (tag) => tag.replace(/\s*\n\s*/g, ' '));
  const paragraphs = apply(text, SEPARATE)
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part}</p>\n`)
    .join('');
  const settled = apply(paragraphs, CLEAN_UP);
  return (hasBreaks ? apply(settled, BREAKS) : settled).replace(
    /<pre data-kept="(\d+)"><\/pre>/g,
    (_, index: string) => kept[Number(index)] ?? '',
  );
}
