import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The id at the end of a heading; Docusaurus escapes its brace before Markdown is parsed. */
const ID = /\\?\{#([^{}\s]+)\}[ \t]*#*[ \t]*$/;

/**
 * Takes a heading's id as it is written where Markdown reads emphasis in it, such as
 * `{#Widget-__call__}`. Docusaurus would show such an id as part of the heading.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, 'heading', (heading) => {
      const {start, end} = heading.position ?? {};
      const written = source.slice(start?.offset, end?.offset);
      const match = ID.exec(written);
      const last = heading.children.at(-1);
      if (!match || (last?.type === 'text' && last.value.includes(`{#${match[1]}}`))) {
        return;
      }
      const offset = (start?.offset ?? 0) + match.index;
      const kept = heading.children.filter(({position}) => (position?.start.offset ?? 0) <= offset);
      const text = kept.at(-1);
      if (text?.type === 'text' && text.value.includes('{#')) {
        text.value = text.value.slice(0, text.value.lastIndexOf('{#')).trimEnd();
        // Docusaurus takes ids from comments, too.
        heading.children = [...kept, {type: 'html', value: `<!-- #${match[1]} -->`}];
      }
    });
  };
}
