const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * "14 March 2024", "March 2024" or "2024" from an ISO date of that precision. Written out by hand
 * so that server and browser agree whatever their locale data.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-');
  const name = MONTHS[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}
