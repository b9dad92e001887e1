import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Matches an id at the end of a heading. Before parsing, Docusaurus may have escaped its brace. */
const ID = /\\?\{#([^{}\s\\]+)\}[ \t]*#*[ \t]*$/;

/**
 * Reads heading ids literally if Markdown would find emphasis in them, as in `{#Widget-__call__}`.
 * Docusaurus would show such an id as part of the heading.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, 'heading', (heading) => {
      const {start, end} = heading.position ?? {};
      const match = ID.exec(source.slice(start?.offset, end?.offset));
      const last = heading.children.at(-1);
      // If the text still ends in the id, Docusaurus can read it.
      if (!match || (last?.type === 'text' && last.value.includes(`{#${match[1]}}`))) {
        return;
      }
      const offset = (start?.offset ?? 0) + match.index;
      const beforeId = heading.children.filter(
        ({position}) => (position?.start.offset ?? 0) <= offset,
      );
      const text = beforeId.at(-1);
      if (text?.type === 'text' && text.value.includes('{#')) {
        text.value = text.value.slice(0, text.value.lastIndexOf('{#')).trimEnd();
        // Docusaurus also reads ids from comments.
        heading.children = [...beforeId, {type: 'html', value: `<!-- #${match[1]} -->`}];
      }
    });
  };
}
