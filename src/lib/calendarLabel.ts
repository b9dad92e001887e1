import {formatDate} from './formatDate';

/** The name of a calendar's square: when its post appeared, and what it is called. */
export function squareLabel({
  date,
  title,
}: {
  readonly date: string;
  readonly title: string;
}): string {
  return `${formatDate(date)}: ${title}`;
}

/** The two parts of such a name. */
export function readSquareLabel(label: string): readonly [date: string, title: string] {
  const end = label.indexOf(': ');
  return [label.slice(0, end), label.slice(end + 2)];
}
