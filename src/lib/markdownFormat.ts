import type {MarkdownSettings} from './owner';
import type {PostFile} from './postFile';

export type MarkdownFormat = 'md' | 'mdx';

/**
 * Returns the format in which Docusaurus reads a file: `mdx.format` of its front matter, else the
 * site's format; `detect` means by file extension. Docusaurus does not export this rule.
 */
export function formatOf(
  {file, fields}: Pick<PostFile, 'file' | 'fields'>,
  {format = 'mdx'}: MarkdownSettings = {},
): MarkdownFormat {
  const own = (fields['mdx'] ?? {}) as {readonly format?: unknown};
  const wanted = own.format || format;
  return wanted === 'md' || (wanted === 'detect' && file.endsWith('.md')) ? 'md' : 'mdx';
}
