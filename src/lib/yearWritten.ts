/**
 * Returns the year in which a post with an editorial date was written, from `written` in its front
 * matter. Any other use of that field, as another site may have it, is ignored.
 *
 * @param date of the post, YYYY-MM-DD or longer
 */
export function yearWritten(
  {written}: Readonly<Record<string, unknown>>,
  date: string,
): number | undefined {
  const isYear = Number.isInteger(written) && Number(written) >= Number(date.slice(0, 4));
  return isYear && Number(written) <= 9999 ? Number(written) : undefined;
}
