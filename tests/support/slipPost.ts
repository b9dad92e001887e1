import {writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Adds a post to a copy of the fixture site that is as it should be but for what is given.
 *
 * @param fields of the front matter; an empty one is left out
 * @returns the post's path from the copy's root
 */
export function addSlip(
  folder: string,
  fields: Readonly<Record<string, string>>,
  body: string,
  kind: 'md' | 'mdx' = 'mdx',
): string {
  const head = {
    title: 'A slip',
    description: 'A post with a slip in it, to see what the build makes of it.',
    slug: 'a-slip',
    date: '2025-12-30',
    authors: '[founder]',
    tags: '[ux, writing, letters]',
    ...fields,
  };
  const lines = Object.entries(head).filter(([, value]) => value !== '');
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  const file = `blog/${head.date}-${head.slug}.${kind}`;
  writeFileSync(
    path.join(folder, file),
    [
      ...['---', ...lines.map(([name, value]) => `${name}: ${value}`), '---'],
      ...['', 'Lead.', '', mark, '', body, ''],
    ].join('\n'),
  );
  return file;
}
