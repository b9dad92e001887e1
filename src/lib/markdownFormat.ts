import type {MarkdownSettings} from './owner';
import type {PostFile} from './postFile';

export type MarkdownFormat = 'md' | 'mdx';

/**
 * Format in which Docusaurus reads a file: the one its front matter asks for (`mdx.format`), else
 * the site's; `detect` goes by the file extension. Docusaurus does not export this rule.
 */
export function formatOf(
  {file, fields}: Pick<PostFile, 'file' | 'fields'>,
  {format = 'mdx'}: MarkdownSettings = {},
): MarkdownFormat {
  const own = (fields['mdx'] ?? {}) as {readonly format?: unknown};
  const wanted = own.format || format;
  return wanted === 'md' || (wanted === 'detect' && file.endsWith('.md')) ? 'md' : 'mdx';
}
