import type {PostSegment} from '../../lib/postSegments';

/** What the generated modules call. */
const LISTS = '@site/src/features/blog-lists';
const SERVED = '@site/src/components/ServedPart/servedParts';

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * The source of a module whose default export is a list of posts: what its page shows at first is
 * there when the module is, the rest comes when it is asked for.
 *
 * @param file where the rows of a piece are, by its place
 */
export function listModule(
  name: string,
  segments: readonly PostSegment<unknown>[],
  firstCount: number,
  file: (place: number) => string,
): string {
  const sources = segments.map(
    ({year, start, ofYear}, place) =>
      `  {year: ${textOf(year)}, start: ${start}, ofYear: ${ofYear}, load: () => import(${textOf(file(place))})},`,
  );
  return [
    `import {loadList} from '${LISTS}/loadList';`,
    `export default await loadList(${textOf(name)}, [`,
    ...sources,
    `], ${firstCount});`,
    '',
  ].join('\n');
}

/** The source of a module whose default export holds the content of a JSON file as `posts`. */
export function archiveModule(file: string): string {
  return [
    `import {unlessServed} from '${SERVED}';`,
    `const load = async () => (await import(${textOf(file)})).default;`,
    "export default {posts: await unlessServed('archive', load)};",
    '',
  ].join('\n');
}

/**
 * The source of a module whose default export holds a post's truncated preview, and what draws it.
 *
 * @param isPlain whether the browser can do with what the server drew
 */
export function previewModule(preview: string, isPlain: boolean): string {
  return [
    `import {unlessServed} from '${SERVED}';`,
    'const load = async () => {',
    `  const parts = [import(${textOf(preview)}), import('${LISTS}/LatestPreview')];`,
    '  const [content, view] = await Promise.all(parts);',
    '  return {Content: content.default, metadata: content.metadata, View: view.default};',
    '};',
    isPlain
      ? "export default {isPlain: true, preview: await unlessServed('latest', load)};"
      : 'export default {isPlain: false, preview: await load()};',
    '',
  ].join('\n');
}

/** The source of a module whose default export loads the newest posts of each year's sidebar. */
export function sidebarYearsModule(files: ReadonlyMap<string, string>): string {
  const lines = [...files].map(
    ([year, file]) => `  ${textOf(year)}: () => import(${textOf(file)}),`,
  );
  return ['export default {', ...lines, '};', ''].join('\n');
}
