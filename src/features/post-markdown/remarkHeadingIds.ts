import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Matches the id at the end of a heading, whose brace Docusaurus escapes before parsing. */
const ID = /\\?\{#([^{}\s]+)\}[ \t]*#*[ \t]*$/;

/**
 * Reads heading ids literally if Markdown would find emphasis in them, as in `{#Widget-__call__}`.
 * Docusaurus would show such an id as part of the heading.
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
        // Docusaurus also reads ids from comments.
        heading.children = [...kept, {type: 'html', value: `<!-- #${match[1]} -->`}];
      }
    });
  };
}
