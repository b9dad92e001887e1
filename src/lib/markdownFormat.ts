import type {MarkdownSettings} from './owner';
import type {PostFile} from './postFile';

export type MarkdownFormat = 'md' | 'mdx';

/**
 * Returns the format that Docusaurus uses for a file. `mdx.format` in its front matter takes
 * precedence over the site's format; `detect` decides by the file extension.
 */
export function formatOf(
  {file, fields}: Pick<PostFile, 'file' | 'fields'>,
  {format: siteFormat = 'mdx'}: MarkdownSettings = {},
): MarkdownFormat {
  const fileSettings = (fields['mdx'] ?? {}) as {readonly format?: unknown};
  const format = fileSettings.format || siteFormat;
  return format === 'md' || (format === 'detect' && file.endsWith('.md')) ? 'md' : 'mdx';
}
