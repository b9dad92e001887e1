import type {PhrasingContent, RootContent} from 'mdast';

/** An element of MDX, by itself or within a text. */
export type JsxElement =
  | Extract<RootContent, {type: 'mdxJsxFlowElement'}>
  | Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;

/** The attributes of an element that are plain text; what would have to be computed is left out. */
export function textAttributes({attributes}: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
