import {isoDay} from '../../../data/schemas/fields';

export interface ParsedDay {
  /** YYYY-MM-DD, the day that the author's calendar showed, whatever the zone. */
  readonly day: string;
  /** What had to be guessed, for the report. */
  readonly guess?: string;
  /** Whether the text said no more than the day, so that nothing of it is lost. */
  readonly isWhole: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

type Shape = readonly [RegExp, (match: readonly string[]) => [string, string, string]];

const monthOf = (name = '') => String(MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1);

/** The day stands first; a time and a zone may follow. */
const SHAPES: readonly Shape[] = [
  [
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/,
    ([, year = '', , month = '', day = '']) => [year, month, day],
  ],
  [/^(\d{4})(\d{2})(\d{2})(?!\d)/, ([, year = '', month = '', day = '']) => [year, month, day]],
  [
    new RegExp(`^(?:[a-z]+,?\\s+)?(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${NAME},?[\\s-]+(\\d{4})`, 'i'),
    ([, day = '', name, year = '']) => [year, monthOf(name), day],
  ],
  [
    new RegExp(`^(?:[a-z]+,?\\s+)?${NAME}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'i'),
    ([, name, day = '', year = '']) => [year, monthOf(name), day],
  ],
  // JavaScript's Date written as text: "Tue Mar 05 2019 10:00:00 GMT+0100".
  [
    new RegExp(
      `^[a-z]{3}\\s+${NAME}\\s+(\\d{1,2})\\s+[\\d:]+\\s+(?:[a-z+\\d:-]+\\s+)?(\\d{4})`,
      'i',
    ),
    ([, name, day = '', year = '']) => [year, monthOf(name), day],
  ],
];

function real(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isoDay.safeParse(text).success && year >= '1970' && year <= '2199' ? text : undefined;
}

/** 03/05/2019: month and day change places between countries. */
function slashed(text: string): ParsedDay | undefined {
  const [, first = '', mark, second = '', year = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text) ?? [];
  const isDayFirst = mark === '.' || Number(first) > 12;
  const day = isDayFirst ? real(year, second, first) : real(year, first, second);
  const isClear = isDayFirst || Number(second) > 12 || first === second;
  return day === undefined
    ? undefined
    : {
        day,
        isWhole: isClear && /^[\d/.-]+$/.test(text),
        ...(isClear ? {} : {guess: `date "${text}" read with the month first, as ${day}`}),
      };
}

/** Seconds or milliseconds since 1970, at UTC. */
function counted(text: string): ParsedDay | undefined {
  if (!/^\d{9,10}$|^\d{12,13}$/.test(text)) {
    return undefined;
  }
  const time = Number(text) * (text.length > 10 ? 1 : 1000);
  const day = new Date(time).toISOString().slice(0, 10);
  return {day, isWhole: false, guess: `date ${text} counted from 1970, as ${day}`};
}

/** The day of a date in one of the shapes that other tools write; nothing where it is none. */
export function parseDay(value: string): ParsedDay | undefined {
  const text = value.trim();
  for (const [pattern, parts] of SHAPES) {
    const match = pattern.exec(text);
    const day = match ? real(...parts(match)) : undefined;
    if (day && match) {
      return {day, isWhole: text.length === match[0].length};
    }
  }
  const [, year = '', month = ''] = /^(\d{4})[-/](\d{1,2})$/.exec(text) ?? [];
  const first = real(year, month, '1');
  if (first) {
    return {day: first, isWhole: false, guess: `date "${text}" has no day; ${first} taken`};
  }
  return counted(text) ?? slashed(text);
}
