import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatOf, parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import type {Edit} from '../applyEdits';
import {applyEdits} from '../applyEdits';

/** A heading one level deeper; those underlined with hyphens become such with signs before them. */
function deepen({depth, position}: Heading, body: string): Edit[] {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const source = body.slice(start, end);
  if (source.startsWith('#')) {
    return depth < 6 ? [{start, end: start, text: '#'}] : [];
  }
  const underline = source.lastIndexOf('\n') + 1;
  return depth === 1
    ? [{start: start + underline, end, text: source.slice(underline).replaceAll('=', '-')}]
    : [{start, end, text: `### ${source.slice(0, underline).trim().replaceAll('\n', ' ')}`}];
}

/**
 * A text whose headings begin at level 2, below the title that the page has, and the title that it
 * said itself.
 *
 * @param title of the front matter; a first heading that repeats it is taken out
 */
export function settleHeadings(
  source: string,
  kind: 'md' | 'mdx',
  title: unknown,
): {readonly text: string; readonly title?: string; readonly isDeeper: boolean} {
  const {content, contentTitle} = parseMarkdownContentTitle(source, {removeContentTitle: true});
  const isTitle = contentTitle !== undefined && (title === undefined || title === contentTitle);
  const text = isTitle ? content : source;
  const headings: Heading[] = [];
  try {
    const format = formatOf({file: `a.${kind}`, fields: {}, body: text});
    visit(parseMarkdown(text, format), 'heading', (heading) => void headings.push(heading));
  } catch {
    // What is no MDX is told later, and keeps its headings.
  }
  const isDeeper = headings.some(({depth}) => depth === 1);
  return {
    text: isDeeper
      ? applyEdits(
          text,
          headings.flatMap((heading) => deepen(heading, text)),
        )
      : text,
    ...(isTitle && title === undefined ? {title: contentTitle} : {}),
    isDeeper,
  };
}
