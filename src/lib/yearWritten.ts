/**
 * Returns the year in `written`, which authors add to the front matter of a post whose date is not the
 * day of writing. Ignores other values of this field, which another site may use for something else.
 *
 * @param date date of the post, YYYY-MM-DD or longer
 */
export function yearWritten(
  {written}: Readonly<Record<string, unknown>>,
  date: string,
): number | undefined {
  const isYear = Number.isInteger(written) && Number(written) >= Number(date.slice(0, 4));
  return isYear && Number(written) <= 9999 ? Number(written) : undefined;
}
