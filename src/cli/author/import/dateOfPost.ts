import {parseDay} from './parseDay';

export interface DateOfPost {
  /** YYYY-MM-DD */
  readonly day: string;
  /** The field's text, where it says no more than the day. */
  readonly whole?: string;
  readonly notes: readonly string[];
}

/**
 * A post's day: of the first field that is a date, of the file's name, or when it was last changed.
 *
 * @param changed epoch milliseconds
 */
export function dateOfPost(
  dates: readonly string[],
  fileDay: string | undefined,
  changed: number,
): DateOfPost {
  const unreadable = dates.filter((text) => parseDay(text) === undefined);
  const notes = unreadable.map((text) => `"${text}" is no date`);
  const text = dates.find((each) => parseDay(each));
  const parsed = text === undefined ? undefined : parseDay(text);
  if (parsed) {
    const {day, guess, isWhole} = parsed;
    return {day, whole: isWhole ? text : undefined, notes: [...notes, ...(guess ? [guess] : [])]};
  }
  const named = fileDay ? parseDay(fileDay) : undefined;
  if (named) {
    return {day: named.day, notes: [...notes, `date ${named.day} taken from the file's name`]};
  }
  const day = new Date(changed).toISOString().slice(0, 10);
  return {day, notes: [...notes, `no date anywhere; ${day}, the day the file was changed, taken`]};
}
