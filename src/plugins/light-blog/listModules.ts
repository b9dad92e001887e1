import type {PostSegment} from '../../lib/postSegments';

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
  const lines = segments.map(({year, start, ofYear}, place) => {
    const facts = `year: ${JSON.stringify(year)}, start: ${start}, ofYear: ${ofYear}`;
    return place < firstCount
      ? `  {${facts}, packed: rows${place}},`
      : `  {${facts}, load: () => import(${JSON.stringify(file(place))})},`;
  });
  return [
    ...segments
      .slice(0, firstCount)
      .map((_, place) => `import rows${place} from ${JSON.stringify(file(place))};`),
    `export default {name: ${JSON.stringify(name)}, segments: [`,
    ...lines,
    ']};',
    '',
  ].join('\n');
}
