// Writes the days between releases of Docusaurus 3, from the dates in its changelog up to September 2025.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const DAY = 864e5;
const releases = [
  ['3.0.0', '2023-10-31'],
  ['3.0.1', '2023-11-30'],
  ['3.1.0', '2024-01-05'],
  ['3.1.1', '2024-01-26'],
  ['3.2.0', '2024-03-29'],
  ['3.2.1', '2024-04-04'],
  ['3.3.0', '2024-05-03'],
  ['3.3.2', '2024-05-03'],
  ['3.4.0', '2024-05-31'],
  ['3.5.0', '2024-08-09'],
  ['3.5.1', '2024-08-09'],
  ['3.5.2', '2024-08-13'],
  ['3.6.0', '2024-11-04'],
  ['3.6.1', '2024-11-08'],
  ['3.6.2', '2024-11-19'],
  ['3.6.3', '2024-11-22'],
  ['3.7.0', '2025-01-03'],
  ['3.8.0', '2025-05-26'],
  ['3.8.1', '2025-06-06'],
];

const rows = releases.slice(1).map(([version, date], index) => {
  const [, previousDate] = releases[index];
  const kind = version.endsWith('.0') ? 'minor' : 'patch';
  return [date, version, kind, (Date.parse(date) - Date.parse(previousDate)) / DAY];
});
const text = [['date', 'version', 'kind', 'days'], ...rows]
  .map((row) => `${row.join(',')}\n`)
  .join('');
writeFileSync(fileURLToPath(new URL('gaps.csv', import.meta.url)), text);
