import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {JsxElement} from './jsxAttributes';
import {jsxAttributes} from './jsxAttributes';

/** HTML elements that show something other than their text. */
const SHOWN = /^(?:iframe|video|audio|object|embed|canvas)$/;

function paragraph(...children: PhrasingContent[]): RootContent {
  return {type: 'paragraph', children};
}

function summary(children: readonly RootContent[], isFlow: boolean): RootContent[] {
  const words = children.flatMap((child) => (child.type === 'paragraph' ? child.children : child));
  const strong = {type: 'strong' as const, children: words as PhrasingContent[]};
  return [isFlow ? paragraph(strong) : strong];
}

/** Whether an element of HTML is shown by the page and cannot be by its twin. */
export function isShownElement(name: string): boolean {
  return SHOWN.test(name);
}

/**
 * An element of HTML in the words of Markdown; what Markdown has no word for is its content alone.
 *
 * @param children its content, plain already
 */
export function plainHtml(element: JsxElement, children: readonly RootContent[]): RootContent[] {
  const isFlow = element.type === 'mdxJsxFlowElement';
  const {src, alt = '', href} = jsxAttributes(element);
  const phrasing = children as PhrasingContent[];
  switch (element.name) {
    case 'script':
    case 'style':
      return [];
    case 'summary':
      return summary(children, isFlow);
    case 'hr':
      return isFlow ? [{type: 'thematicBreak'}] : [];
    case 'img': {
      const image = {type: 'image' as const, url: src ?? '', alt};
      return src ? [isFlow ? paragraph(image) : image] : [];
    }
  }
  if (isFlow) {
    return [...children];
  }
  switch (element.name) {
    case 'br':
      return [{type: 'break'}];
    case 'a':
      return href ? [{type: 'link', url: href, children: phrasing as never}] : phrasing;
    case 'b':
    case 'strong':
      return [{type: 'strong', children: phrasing}];
    case 'i':
    case 'em':
      return [{type: 'emphasis', children: phrasing}];
    case 'del':
    case 's':
      return [{type: 'delete', children: phrasing}];
    case 'code':
    case 'kbd':
      return [{type: 'inlineCode', value: toString(element)}];
    default:
      return [...children];
  }
}
