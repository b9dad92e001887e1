import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import {ADMONITIONS} from './parseMarkdown.js';
import type {MarkdownFormat} from './types.js';

/** Code, which stays; comments of HTML; and headings with an id in braces. */
const PARTS =
  /(?<code>^[ \t]*(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[^])+?(?<!`)\3(?!`))|<!--(?<comment>[^]*?)-->|^(?<heading>#{1,6}[ \t].*?)[ \t]*\{#(?<id>[^{}\s]+)\}[ \t]*$/gm;

/**
 * Rewrites what Docusaurus accepts only with `markdown.mdx1Compat`: comments of HTML and heading ids
 * in MDX, and titles of admonitions without brackets.
 */
export function withoutMdx1Syntax(body: string, format: MarkdownFormat): string {
  const titled = admonitionTitleToDirectiveLabel(body, ADMONITIONS);
  return format === 'md'
    ? titled
    : titled.replace(PARTS, (whole, ...values: unknown[]) => {
        const {code, comment, heading, id} = values.at(-1) as Record<string, string | undefined>;
        return code !== undefined
          ? whole
          : comment === undefined
            ? `${heading} {/* #${id} */}`
            : `{/*${comment.replaceAll('*/', '* /')}*/}`;
      });
}
