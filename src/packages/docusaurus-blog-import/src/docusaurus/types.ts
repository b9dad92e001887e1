export type MarkdownFormat = 'md' | 'mdx';

export type RemarkPlugin =
  string | readonly [name: string, options: Readonly<Record<string, unknown>>];

export function nameOf(plugin: RemarkPlugin): string {
  return typeof plugin === 'string' ? plugin : plugin[0];
}

export interface MarkdownSettings {
  /** `markdown.format` of the configuration. @default 'mdx' */
  readonly format?: 'mdx' | 'md' | 'detect' | undefined;
  /**
   * Markdown extensions of the site: `math` for formulas between `$$` (remark-math),
   * `dollar-math` for formulas between `$` as well, and `mermaid` for diagrams.
   *
   * @default []
   */
  readonly extensions?: readonly string[] | undefined;
  /**
   * False if the site does not accept MDX 1 syntax (`markdown.mdx1Compat`, `future.v4`): HTML
   * comments, heading ids in braces, admonition titles that are not in brackets.
   *
   * @default true
   */
  readonly mdx1Compat?: boolean | undefined;
  readonly remarkPlugins?: readonly RemarkPlugin[] | undefined;
}

/**
 * Returns the format in which Docusaurus reads a file: the one in its front matter (`mdx.format`),
 * or else the site's; `detect` goes by the file extension. Docusaurus does not export this rule.
 */
export function formatOf(
  {file, fields}: {readonly file: string; readonly fields: Readonly<Record<string, unknown>>},
  {format = 'mdx'}: MarkdownSettings = {},
): MarkdownFormat {
  const mdx = (fields['mdx'] ?? {}) as {readonly format?: unknown};
  const setting = mdx.format || format;
  return setting === 'md' || (setting === 'detect' && file.endsWith('.md')) ? 'md' : 'mdx';
}
