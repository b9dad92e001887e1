const WRAPPER = /ComponentCreator\('([^'\n]+)', '(\w+)'\),\n\s*routes: \[/g;
const WRAPPED =
  /^ {4,}\{\n\s*path: '[^'\n]+',\n\s*component: ComponentCreator\('([^'\n]+)', '(\w+)'\),\n\s*exact: true/gm;

/** Keys in the table of chunk names of routes that hold others, and of those held, in order. */
export function routeNesting(routes: string): {wrappers: string[]; wrapped: string[]} {
  const keys = (pattern: RegExp): string[] =>
    [...routes.matchAll(pattern)].map(([, path = '', hash = '']) => `${path}-${hash}`);
  return {wrappers: keys(WRAPPER), wrapped: keys(WRAPPED)};
}
