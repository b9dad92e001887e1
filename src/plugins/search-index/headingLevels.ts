const HEADING = /<h([2-6])\b[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** The level of each heading of a built page, by its anchor. */
export function headingLevels(html: string): Map<string, number> {
  return new Map(
    [...html.matchAll(HEADING)].map((match) => [
      match[2] ?? match[3] ?? match[4] ?? '',
      Number(match[1]),
    ]),
  );
}
