const HEADING = /<h([2-6])\b[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/**
 * The level of each heading of a built page, by its anchor.
 *
 * @param {string} html
 */
export function headingLevels(html) {
  return new Map(
    [...html.matchAll(HEADING)].map((match) => [
      match[2] ?? match[3] ?? match[4] ?? '',
      Number(match[1]),
    ]),
  );
}
