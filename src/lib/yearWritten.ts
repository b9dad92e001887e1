/**
 * Returns the year in `written`, which authors add to the front matter of a post that they gave an
 * earlier date on purpose. Ignores years before the date, and values that are not years, because
 * another site may use this field for something else.
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
