import {hasClass} from 'docusaurus-built-pages';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {MarkdownTexts} from './markdownTexts';

/** Turns empty header cells of Markdown tables into ordinary cells, because they label nothing. */
export function remarkEmptyHeaders() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head]}) => {
      for (const cell of head?.children ?? []) {
        if (cell.children.length === 0) {
          cell.data = {...cell.data, hName: 'td'};
        }
      }
      return SKIP;
    });
  };
}

/** Labels the checkboxes of task lists for screen readers. Other inputs stay unchanged. */
export function rehypeTaskNames(texts: Pick<MarkdownTexts, 'done'>) {
  return (tree: HtmlRoot): void => {
    visit(tree, 'element', (item) => {
      if (!hasClass(item, 'task-list-item')) {
        return CONTINUE;
      }
      visit(item, 'element', ({tagName, properties}) => {
        if (tagName === 'input' && properties['type'] === 'checkbox') {
          properties['ariaLabel'] ??= texts.done;
        }
      });
      return SKIP;
    });
  };
}
