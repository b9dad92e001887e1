/** Markdown of one paragraph or heading as its reader sees it. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<!\w)_(.+?)_(?!\w)/g, '$1')
    .replace(/\\(?=[{}<>_*])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Texts of the headings of some levels, in order; code is ignored. */
export function headings(body: string, levels: readonly number[]): string[] {
  const prose = body.replace(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/^(#+) (.+)$/gm)]
    .filter(([, marks]) => levels.includes(marks?.length ?? 0))
    .map(([, , text]) => plainText(text ?? ''));
}
